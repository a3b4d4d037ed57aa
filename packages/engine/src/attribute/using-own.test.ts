import type { FileId } from "@as-built/spec";
import { expect, test } from "vitest";
import { oxcParser } from "../parse/oxc.ts";
import type { AttributionUnit } from "./unit.ts";
import { usingOwn } from "./using-own.ts";

const { program: node } = oxcParser()("x.js", "");

const unitsOf = (uses: readonly (readonly number[])[], loads: readonly (readonly number[])[] = []): AttributionUnit[] =>
  uses.map((used, at) => ({
    file: "x.js" as FileId,
    start: at,
    end: at + 1,
    node,
    module: 0,
    uses: used,
    loads: loads[at] ?? [],
    entry: false,
  }));

test("what uses or loads the product's client is the product's, through whatever stands between", () => {
  const units = unitsOf([[], [0], [1], []], [[], [], [], [2]]);
  expect(usingOwn({ units, isOwn: (at) => at === 0, isOther: () => false })).toEqual([true, true, true, true]);
});

test("what the client uses may be anybody's, and known code tells nothing of its users", () => {
  const units = unitsOf([[1], [], [0], [2]]);
  expect(usingOwn({ units, isOwn: (at) => at === 0, isOther: (at) => at === 2 })).toEqual([true, false, false, false]);
});
