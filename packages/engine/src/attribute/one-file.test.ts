import { fileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { ofOneFile } from "./one-file.ts";
import type { AttributionUnit } from "./unit.ts";

const { program: node } = oxcParser()("x.js", "a()");
const common = { file: fileId("app.js"), node, uses: [], loads: [], entry: false };
/** Ends of the units of one module, which begins at 0. */
const moduleOf = (module: number, ...ends: readonly number[]): readonly AttributionUnit[] =>
  ends.map((end, at) => ({ ...common, module, start: ends[at - 1] ?? 0, end }));

test("a file in which nearly all is one component's is its, but for what has no name", () => {
  const units = moduleOf(0, 900, 940, 1000, 1100);
  expect(ofOneFile([7, 3, 7, -1], units, () => true)).toEqual([7, 7, 7, -1]);
  expect(ofOneFile([7, 3, 7, -1], units, () => false)).toEqual([7, 3, 7, -1]);
});

test("a file that holds two components keeps both, and each file is its own", () => {
  const units = [...moduleOf(0, 500, 1000), ...moduleOf(1, 1000, 1020)];
  expect(ofOneFile([7, 3, 3, 7], units, () => true)).toEqual([7, 3, 3, 3]);
});
