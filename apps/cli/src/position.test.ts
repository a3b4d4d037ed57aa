import { expect, test } from "vitest";
import { positionAt } from "./position.ts";

test.each([
  ["abc", 0, 1, 1],
  ["abc", 2, 1, 3],
  ["a\nb", 2, 2, 1],
  ["a\r\nb", 3, 2, 1],
  ["a\rb\u2028c", 4, 3, 1],
  ["a\r\n", 2, 2, 1],
  ["\uFEFFa", 1, 1, 2],
  ["", 0, 1, 1],
])("in %j, offset %i is line %i, column %i", (text, offset, line, column) => {
  expect(positionAt(text, offset)).toEqual({ line, column });
});
