import { expect, test } from "vitest";
import { writable } from "./writable.ts";

test.each<[string, object, object | undefined]>([
  ["what has no bound is no bound", { rule: "maxLength", value: 1 / 0 }, undefined],
  ["nor is what has no value", { name: "limit", value: Number.NaN }, undefined],
  ["nor what is no number of JSON", { name: "limit", value: 10n }, undefined],
  ["a list that holds one is none", { name: "sizes", value: [10, [20, Number.POSITIVE_INFINITY]] }, undefined],
  ["an object is one without it", { value: { most: Number.POSITIVE_INFINITY, least: 2 } }, { value: { least: 2 } }],
  [
    "a parameter has no value then",
    { url: "/a", parameters: [{ name: "most", value: -1 / 0 }] },
    { url: "/a", parameters: [{ name: "most" }] },
  ],
  ["nothing is zero with a sign", { value: -0 }, { value: 0 }],
  ["the rest stays", { value: 5, when: undefined, of: null }, { value: 5, when: undefined, of: null }],
])("%s", (_, content, written) => {
  expect(writable(content)).toStrictEqual(written);
});
