import { fileId } from "@as-built/spec";
import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import type { AttributionUnit } from "./unit.ts";
import { usedDirectly } from "./used-directly.ts";

type Side = "product" | "third" | "open" | "helper" | "library";

interface Piece {
  readonly side: Side;
  readonly uses?: readonly number[];
  readonly size?: number;
  readonly code?: string;
}

/** Which of the pieces, each a unit, are in a group that the product uses directly. */
function found(...pieces: readonly Piece[]): readonly number[] {
  const units = pieces.map(({ uses = [], size = 100, code = "a()" }, at): AttributionUnit => {
    const [statement] = oxcParser()("x.js", code).program.body;
    const node = statement?.type === "VariableDeclaration" ? statement.declarations[0] : statement;
    if (!node) throw new Error("a piece is one statement");
    const start = at * 10_000;
    return { file: fileId("app.js"), start, end: start + size, node, module: 0, uses, loads: [], entry: false };
  });
  const is = (side: Side) => (at: number) => pieces[at]?.side === side;
  const out = usedDirectly({
    units,
    isThird: is("third"),
    isProduct: is("product"),
    isLibrary: is("library"),
    isHelper: is("helper"),
  });
  return out.flatMap((isDirect, at) => (isDirect ? [at] : []));
}

it("takes a small group of which the product uses a good part", () => {
  const screen: Piece = { side: "product", uses: [1, 2] };
  expect(found(screen, { side: "open", uses: [3] }, { side: "open", uses: [3] }, { side: "open" })).toEqual([1, 2, 3]);
});

it("leaves a group that gives away one of many", () => {
  const inner = Array.from({ length: 6 }, (): Piece => ({ side: "open" }));
  expect(found({ side: "product", uses: [1] }, { side: "open", uses: [2, 3, 4, 5, 6, 7] }, ...inner)).toEqual([]);
});

it("does not count names without a value, which a module that runs later gives theirs", () => {
  const names = Array.from({ length: 6 }, (): Piece => ({ side: "open", code: "var a" }));
  const all = [1, 2, 3, 4, 5, 6, 7];
  expect(found({ side: "product", uses: [1] }, { side: "open", uses: [2, 3, 4, 5, 6, 7] }, ...names)).toEqual(all);
});

it("leaves what a known library uses, what nobody uses, and what is long", () => {
  expect(found({ side: "product", uses: [2] }, { side: "third", uses: [2] }, { side: "open" })).toEqual([]);
  expect(found({ side: "product" }, { side: "open" })).toEqual([]);
  expect(found({ side: "product", uses: [1] }, { side: "open", size: 9000 })).toEqual([]);
});

it("leaves what stands between declarations of a known library", () => {
  const screen: Piece = { side: "product", uses: [1] };
  expect(found(screen, { side: "open" }, { side: "third" })).toEqual([1]);
  expect(found({ side: "third" }, { side: "open" }, { side: "third" }, screen)).toEqual([]);
});

it("leaves a group amid code that is believed to be a library's", () => {
  const inside: Piece = { side: "library", size: 2500 };
  const screen: Piece = { side: "product", uses: [1, 2] };
  expect(found(inside, { side: "open" }, inside, { side: "product", uses: [1] })).toEqual([]);
  expect(found(screen, { side: "open" }, { side: "open" }, inside)).toEqual([1, 2]);
});
