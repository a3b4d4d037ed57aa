import { expect, test } from "vitest";
import { manifestConstants } from "./manifest-constants.ts";

const statedOf = (text: string, file = "manifest.json"): readonly unknown[] =>
  manifestConstants(text, file).map(({ content }) => content);

const meaning = "member of the web app manifest";

test("members of a manifest are of the manifest", () => {
  const text = '{"name":"Quay","theme_color":"#336699","display": "standalone","start_url":"/quay","version":"2.1.0"}';
  expect(statedOf(text)).toEqual([
    { name: "theme_color", value: "#336699", meaning },
    { name: "display", value: "standalone", meaning },
    { name: "start_url", value: "/quay", meaning },
    { name: "version", value: "2.1.0" },
  ]);
  const [colour] = manifestConstants(text, "manifest.json");
  const [{ start, end }] = colour?.evidence ?? [{ start: 0, end: 0 }];
  expect(text.slice(start, end)).toBe('"theme_color":"#336699"');
});

test("what holds without the member is not stated, and other files have no members", () => {
  expect(statedOf('{"display":"browser","start_url":"."}')).toEqual([]);
  expect(statedOf('{"theme_color":"#336699"}', "theme.json")).toEqual([]);
});

test("the version of another's package is not the product's", () => {
  expect(statedOf('{"version":"1.0.0","license":"MIT"}', "package.json")).toEqual([]);
});
