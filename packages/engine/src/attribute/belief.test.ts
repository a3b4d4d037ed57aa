/** What is believed of code that shows nothing itself: from who uses it and whom it uses. */
import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { type BeliefInput, productOdds, shownBy } from "./belief.ts";
import type { AttributionUnit, ModuleForm } from "./unit.ts";

const SILENT = "a()";
const PRODUCT = 'show("The berth could not be saved."); fetch("/api/berths"); fetch("/api/boats"); fetch("/api/dues")';

interface Piece {
  readonly code: string;
  readonly isThird?: boolean;
  readonly uses?: readonly number[];
  readonly form?: ModuleForm;
  /** The file, as its author wrote it, of which it is a statement. */
  readonly file?: string;
}

/** The pieces, each a module of its own. */
function inputOf(...pieces: readonly Piece[]): BeliefInput {
  const units = pieces.map(
    ({ code, uses = [], form, file }, at): AttributionUnit => ({
      file: fileId(file ?? "app.js"),
      ...(file === undefined ? {} : { asWritten: true as const }),
      start: at * 1000,
      end: at * 1000 + code.length,
      node: oxcParser()("x.js", code).program,
      module: file === undefined ? at : pieces.findIndex((one) => one.file === file),
      uses,
      loads: [],
      entry: false,
      ...(form ? { form } : {}),
    }),
  );
  return {
    units,
    textOf: (at) => pieces[at]?.code ?? "",
    third: pieces.map(({ isThird = false }) => isThird),
    helper: pieces.map(() => false),
    commonJs: pieces.map(() => false),
    tokens: pieces.map(() => new Uint32Array()),
    isOwn: () => false,
    isNamed: () => false,
    components: () => 0,
    known: () => ({ grams: 0, hits: 0 }),
    prior: 0,
  };
}

const oddsOf = (...pieces: readonly Piece[]): readonly number[] =>
  productOdds(inputOf(...pieces)).map(({ shown }) => shown);

test("what shows nothing and nobody uses is as likely one as the other", () => {
  expect(oddsOf({ code: SILENT })[0]).toBeCloseTo(0);
});

test("what a library uses is a library's", () => {
  const [odds = 0] = oddsOf({ code: SILENT }, { code: SILENT, isThird: true, uses: [0] });
  expect(odds).toBeLessThan(-2);
});

test("what uses product code is the product's", () => {
  const [odds = 0] = oddsOf({ code: SILENT, uses: [1] }, { code: PRODUCT });
  expect(odds).toBeGreaterThan(2);
});

test("one word for and one against are weighed", () => {
  const library: Piece = { code: SILENT, isThird: true, uses: [0] };
  const [both = 0] = oddsOf({ code: SILENT, uses: [2] }, library, { code: PRODUCT });
  const [forIt = 0] = oddsOf({ code: SILENT, uses: [1] }, { code: PRODUCT });
  const [againstIt = 0] = oddsOf({ code: SILENT }, library);
  expect(both).toBeLessThan(forIt);
  expect(both).toBeGreaterThan(againstIt);
});

test("of what stands there three times, only what speaks to nobody is a compiler's", () => {
  const times = (code: string): Piece[] => Array(3).fill({ code });
  expect(shownBy(inputOf(...times("for(var t of Reflect.ownKeys(e))n[t]=e[t]")))).toEqual([[], [], []]);
  const [notice] = shownBy(inputOf(...times('e("p",{children:"Berths are free again."})')));
  expect(notice).toContain("sentences few");
});

test("a CommonJS module amid ES modules is foreign, unless a compiler made it, or it holds data", () => {
  const own: Piece = { code: `function page(){${PRODUCT.repeat(3)}}`, form: "es" };
  const isWrapped = (code: string, ...others: readonly Piece[]): boolean =>
    shownBy(inputOf({ code, form: "commonjs" }, ...others))[0]?.includes("wrapped") === true;
  expect(isWrapped("e.exports=function(t){return t}", own)).toBe(true);
  expect(isWrapped("e.exports=function(t){return t}")).toBe(false);
  expect(isWrapped('Object.defineProperty(t,"__esModule",{value:!0});t.page=function(){}', own)).toBe(false);
  expect(isWrapped("e.exports={rows:[1,2]}", own)).toBe(false);
});

test("a file as its author wrote it is believed of as one", () => {
  const words = { code: 'show("The berth could not be saved.")', file: "remote.js" };
  const loop = { code: "for(;;)f()", file: "remote.js" };
  const [first = 0, ...others] = oddsOf(loop, words, loop, loop, loop);
  expect(first).toBeGreaterThan(1);
  expect(others).toEqual(others.map(() => first));
});

test("a file that is mostly known to be others' is no author's", () => {
  const known = { code: `${SILENT};`.repeat(40), file: "joined.js", isThird: true };
  const [, odds = 0] = oddsOf(known, { code: SILENT, file: "joined.js" });
  expect(odds).toBeCloseTo(0);
});
