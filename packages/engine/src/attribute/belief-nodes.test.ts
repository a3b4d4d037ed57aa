import { fileId } from "@as-built/spec";
import { expect, it } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import { beliefNodes } from "./belief-nodes.ts";
import type { AttributionUnit } from "./unit.ts";

const node = oxcParser()("x.js", "a()").program;
const unit = (module: number, more: Partial<AttributionUnit> = {}): AttributionUnit => ({
  file: fileId("app.js"),
  start: 0,
  end: 100,
  node,
  module,
  uses: [],
  loads: [],
  entry: false,
  ...more,
});

it("takes a module that is one file for one, and joins what its parts use", () => {
  const parts = [unit(0, { ofOneFile: true, uses: [1, 2] }), unit(0, { ofOneFile: true, uses: [3] })];
  const { nodeOf, nodes } = beliefNodes([...parts, unit(1), unit(1)], () => false);
  expect(nodeOf).toEqual([0, 0, 1, 2]);
  expect(nodes.map(({ uses }) => uses)).toEqual([[1, 2], [], []]);
});

it("leaves a module of one file of which something is known to be others' in its parts", () => {
  const parts = [unit(0, { ofOneFile: true }), unit(0, { ofOneFile: true })];
  expect(beliefNodes(parts, (at) => at === 0).nodeOf).toEqual([0, 1]);
});

it("leads through what asks for a module to that module", () => {
  const units = [
    unit(0, { uses: [1] }),
    unit(0, { asks: true, uses: [2] }),
    unit(0, { asks: true, uses: [3] }),
    unit(1),
  ];
  expect(beliefNodes(units, () => false).nodes.map(({ uses }) => uses)).toEqual([[3], [], [], []]);
});

it("leads through imports that use each other", () => {
  const asks = { asks: true, uses: [1, 2, 3] } as const;
  const { nodes } = beliefNodes([unit(0, { uses: [1, 2] }), unit(0, asks), unit(0, asks), unit(1)], () => false);
  expect(nodes.map(({ uses }) => uses)).toEqual([[1, 2, 3], [], [], []]);
});
