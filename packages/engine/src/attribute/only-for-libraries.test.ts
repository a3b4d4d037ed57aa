import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { onlyForLibraries } from "./only-for-libraries.ts";

const [node] = oxcParser()("x.js", "a()").program.body;

interface Piece {
  readonly size: number;
  readonly uses?: readonly number[];
  readonly third?: boolean;
  readonly believed?: boolean;
  readonly own?: boolean;
  readonly entry?: boolean;
  readonly module?: number;
}

function apart(pieces: readonly Piece[]): readonly number[] {
  if (!node) throw new Error("no statement");
  const units = pieces.map(({ size, uses = [], entry = false, module = 0 }) => ({
    ...{ file: fileId("x.js"), start: 0, end: size, node, module, uses, loads: [], entry },
  }));
  const is = (key: "third" | "believed" | "own") => (at: number) => pieces[at]?.[key] === true;
  const found = onlyForLibraries({
    units,
    isThird: is("third"),
    isLibrary: is("believed"),
    isOwn: is("own"),
    isHelper: () => false,
  });
  return found.flatMap((one, at) => (one ? [at] : []));
}

const PRODUCT = { size: 90_000, module: 1, entry: true };

test("what a library uses and the product does not is a library's, with all that is linked with it", () => {
  const pieces = [{ size: 5000, third: true, uses: [1] }, { size: 500, uses: [2] }, { size: 300 }, PRODUCT];
  expect(apart(pieces)).toEqual([1, 2]);
});

test.each<[string, readonly Piece[]]>([
  ["what the product uses, too", [{ size: 5000, third: true, uses: [1] }, { size: 500 }, { ...PRODUCT, uses: [1] }]],
  ["a large part of what no index knows", [{ size: 99_000, third: true, uses: [1] }, { size: 20_000 }, PRODUCT]],
  ["what is surely the product's", [{ size: 5000, third: true, uses: [1] }, { size: 500, own: true }, PRODUCT]],
  [
    "what uses a library's, as a library does",
    [
      { size: 5000, third: true, uses: [1] },
      { size: 500, believed: true },
      { size: 300, entry: true, uses: [1] },
      PRODUCT,
    ],
  ],
  ["what stands amid code that nothing knows", [{ size: 400, third: true, uses: [1] }, { size: 500 }, PRODUCT]],
  ["what a script does that nothing imports", [{ size: 9000, third: true }, { size: 500, entry: true }, PRODUCT]],
])("%s is left as it is", (_, pieces) => {
  expect(apart(pieces)).toEqual([]);
});

test("what nothing uses in a module that is a library's but for it is that library's", () => {
  expect(apart([{ size: 9000, third: true }, { size: 500, uses: [] }, PRODUCT])).toEqual([1]);
  expect(apart([{ size: 900, third: true }, { size: 500, uses: [] }, PRODUCT])).toEqual([]);
});
