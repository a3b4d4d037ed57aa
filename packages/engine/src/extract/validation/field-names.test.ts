import { expect, test } from "vitest";
import { isNameNear } from "./field-names.ts";

const fields = { names: new Map([[20, new Set(["lantern"])]]) };

test.each([
  ["lantern", 20, 7_000_000, true],
  ["lantern", 17, 7_000_000, true],
  ["lantern", 24, 7_000_000, true],
  // another file of the same scope
  ["lantern", 15, 7_000_000, false],
  ["lantern", 320, 7_000_000, false],
  ["beacon", 20, 7_000_000, false],
  // a chunk of one page
  ["lantern", 320, 60_000, true],
])("%s near the unit %i of a module of %i: %s", (name, index, end, near) => {
  expect(isNameNear(name, fields, { index, module: { range: { start: 0, end } } })).toBe(near);
});
