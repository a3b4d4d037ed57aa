import { expect, test } from "vitest";
import { degreeOf } from "./lib/known-patterns.mjs";

test.each([
  ["\\{[^{}]*\\}", "g", "1"],
  ["(?<!\\d)\\d+$", "", "1"],
  ["\\d+$", "", "2"],
  ["\\{+[^}]*\\}+", "g", "3"],
  ["^(?:a|a)*$", "", "exponential"],
])("/%s/%s takes time of degree %s", async (pattern, flags, degree) => {
  expect(await degreeOf({ pattern, flags })).toBe(degree);
});
