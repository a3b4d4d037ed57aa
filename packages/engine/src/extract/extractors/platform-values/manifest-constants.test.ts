import { expect, test } from "vitest";
import { manifestConstants } from "./manifest-constants.ts";

const statedOf = (text: string, file = "manifest.json"): readonly unknown[] =>
  manifestConstants(text, file).map(({ content }) => content);

test("a manifest states the version; how it is drawn and started is no constant of the product", () => {
  const text = '{"name":"Quay","theme_color":"#336699","start_url":"/quay","version":"2.1.0"}';
  expect(statedOf(text)).toEqual([{ name: "version", value: "2.1.0" }]);
  const [version] = manifestConstants(text, "manifest.json");
  const [{ start, end }] = version?.evidence ?? [{ start: 0, end: 0 }];
  expect(text.slice(start, end)).toBe('"version":"2.1.0"');
});

test("the version of another's package is not the product's", () => {
  expect(statedOf('{"version":"1.0.0","license":"MIT"}', "package.json")).toEqual([]);
});
