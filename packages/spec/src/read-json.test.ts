import { expect, test } from "vitest";
import { readJson } from "./index.ts";

test("a text that is JSON, whatever stands in its strings", () => {
  const value = { a: [1, '\\"['.repeat(1000), { b: null }], "]": "{" };
  expect(readJson(JSON.stringify(value))).toEqual(value);
  expect(readJson("[".repeat(400) + "]".repeat(400))).toBeInstanceOf(Array);
});

test.each([
  ["none", "f()"],
  ["cut off", '{"a":'],
  ["nested deeply", "[".repeat(600) + "]".repeat(600)],
  ["a text that does not end", '"\\'],
])("%s gives nothing", (_, text) => {
  expect(readJson(text)).toBeUndefined();
});

test("what never closes costs no memory", () => {
  const text = "[".repeat(30_000_000);
  const before = process.memoryUsage.rss();
  expect(readJson(text)).toBeUndefined();
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 2 ** 20);
});
