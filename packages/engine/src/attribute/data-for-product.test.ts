import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import type { Node } from "../syntax/nodes.ts";
import { dataForProduct } from "./data-for-product.ts";
import type { AttributionUnit } from "./unit.ts";

const LABELS = `hi={requested:"Waiting for the studio","checked-in":"In the room"}`;
const STEPS = `fi={requested:["checked-in"],"checked-in":[]}`;
const ENUM = `W=(function(i){return i.Engineer="engineer",i.Manager="manager",i})(W||{})`;

function declarator(code: string): Node {
  const [statement] = oxcParser()("x.js", `var ${code}`).program.body;
  const [one] = statement?.type === "VariableDeclaration" ? statement.declarations : [];
  if (!one) throw new Error(code);
  return one;
}

interface Piece {
  readonly code: string;
  readonly side?: "product" | "third";
  readonly uses?: readonly number[];
  readonly module?: number;
  readonly isKnown?: true;
}

/** Pieces of code, those of one module one after the other. */
function dataAmong(...pieces: readonly Piece[]): readonly number[] {
  const units = pieces.map(({ code, uses = [], module = 0 }, at): AttributionUnit => {
    const node = declarator(code);
    return { file: fileId(`${module}.js`), start: at, end: at + 1, node, module, uses, loads: [], entry: false };
  });
  const found = dataForProduct({
    units,
    isThird: (at) => pieces[at]?.side === "third",
    isProduct: (at) => pieces[at]?.side === "product",
    isUnknown: (at) => pieces[at]?.isKnown !== true,
    speaks: (at) => / /.test(pieces[at]?.code ?? ""),
  });
  return found.flatMap((is, at) => (is ? [at] : []));
}

const library: Piece = { code: "f=()=>1", side: "third" };
const product = (...uses: readonly number[]): Piece => ({ code: "g=()=>2", side: "product", uses, module: 1 });

test("constants that the product alone uses, before the code of a library", () =>
  expect(dataAmong({ code: ENUM }, { code: LABELS }, { code: STEPS }, library, product(0, 1, 2))).toEqual([0, 1, 2]));

test.each([
  ["is used by a library", [{ code: LABELS }, { ...library, uses: [0] }, product(0)]],
  ["nobody uses", [{ code: LABELS }, library]],
  ["says nothing to people", [{ code: STEPS }, library, product(0)]],
  ["the index knows in part", [{ code: LABELS, isKnown: true }, library, product(0)]],
  ["stands beside code that the index does not know", [{ code: LABELS }, { code: "h=()=>3" }, library, product(0)]],
  ["stands in a module without known code", [{ code: LABELS }, product(0)]],
  ["uses a library", [{ code: `${LABELS.slice(0, -1)},f}`, uses: [1] }, library, product(0)]],
] as const)("not data that %s", (_, pieces: readonly Piece[]) => expect(dataAmong(...pieces)).toEqual([]));
