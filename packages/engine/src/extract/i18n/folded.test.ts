import { expect, test } from "vitest";
import { folded } from "./words.ts";

test.each([
  ["Hello  {name},\n{{ count }} new", "Hello {}, {} new"],
  [" {a{b}} and {c ", "{} and {c"],
  ["no hole", "no hole"],
  ["a } b {c", "a } b {c"],
])("%j without the names of its holes", (text, plain) => {
  expect(folded(text)).toBe(plain);
});

test("a text of opening brackets alone is read once", () => {
  const text = "{".repeat(3_000_000);
  expect(folded(text)).toBe(text);
});
