import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { enclosed } from "./enclosed.ts";
import type { AttributionUnit } from "./unit.ts";

const { program: node } = oxcParser()("x.js", "a()");
const GRID = 4;
const FRAMEWORK = 9;

interface Piece {
  readonly size?: number;
  readonly name?: number;
  readonly uses?: readonly number[];
  readonly loads?: readonly number[];
}

/** Pieces of one module, one after the other; what has a name is third-party. */
function enclosedAmong(...pieces: readonly Piece[]): readonly number[] {
  let start = 0;
  const units = pieces.map(({ size = 100, uses = [], loads = [] }): AttributionUnit => {
    const end = start + size;
    const unit = { file: fileId("app.js"), start, end, node, module: 0, uses, loads, entry: true };
    start = end;
    return unit;
  });
  const names = pieces.map(({ name = -1 }) => name);
  return enclosed({
    units,
    names,
    isThird: (at) => (names[at] ?? -1) >= 0,
    isHelper: () => false,
    isSettled: () => false,
  });
}

const grid: Piece = { size: 20_000, name: GRID };

test("a table and the class that reads it, which uses the component around them", () => {
  expect(enclosedAmong(grid, {}, { uses: [1, 0] }, grid)).toEqual([-1, GRID, GRID, -1]);
});

test.each([
  ["uses another component", enclosedAmong(grid, { uses: [0, 3] }, grid, { name: FRAMEWORK })],
  ["uses what uses another component", enclosedAmong(grid, { uses: [0, 2] }, { uses: [4] }, grid, { name: FRAMEWORK })],
  ["uses code that stands elsewhere", enclosedAmong(grid, { uses: [0, 3] }, grid, { size: 90_000 })],
  ["loads something", enclosedAmong(grid, { uses: [0], loads: [2] }, grid)],
  ["uses nothing of the component", enclosedAmong(grid, {}, grid)],
  ["has the component on one side only", enclosedAmong(grid, { uses: [0] }, { size: 20_000, name: FRAMEWORK })],
  ["has a little of it on one side", enclosedAmong(grid, { uses: [0] }, { size: 2000, name: GRID })],
])("not code that %s", (_, found) => expect(found.every((component) => component < 0)).toBe(true));
