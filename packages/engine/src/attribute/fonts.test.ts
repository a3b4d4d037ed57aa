import { fileId } from "@as-built/spec";
import { describe, expect, test } from "vitest";
import { fontComponents, fontGram, fontStem } from "./fonts.ts";
import type { SignatureIndex } from "./signatures.ts";

const known = new Map([
  [fontGram("fa-solid-900"), 0],
  [fontGram("KaTeX_Main-BoldItalic"), 1],
]);
const component = (name: string, fonts?: true) =>
  ({ name, kind: "library", every: 1, grams: 1, majors: [1], ...(fonts ? { fonts } : {}) }) as const;
const index: SignatureIndex = {
  components: [component("icons-of-many", true), component("formulas", true)],
  size: 2,
  lookup: (gram) => [known.get(gram)].filter((number) => number !== undefined),
  sole: [1, 1],
};
const namesIn = (sheet: string): readonly string[] =>
  fontComponents(new Map([[fileId("a.css"), sheet]]), index).map((found) => found.component.name);

describe("fonts in style sheets", () => {
  test.each([
    [
      "with the hash of a build",
      "@font-face{src:url(./fa-solid-900-BUswJgRo.woff2)format('woff2')}",
      ["icons-of-many"],
    ],
    [
      "with another bundler's",
      'a{src:url("/static/media/fa-solid-900.1f77739ca9ff2188.ttf?#iefix")}',
      ["icons-of-many"],
    ],
    ["whose name ends like a hash", "a{src:url(KaTeX_Main-BoldItalic.woff)}", ["formulas"]],
    ["of nobody that is known", "a{src:url(mine-400.woff2)}", []],
    ["inline", "a{src:url(data:font/woff2;base64,AAAA)}", []],
  ])("%s", (_, sheet, names) => expect(namesIn(sheet)).toEqual(names));

  test("names that generators give are nobody's", () => {
    expect(fontGram("icomoon")).toBe(0);
    expect(fontGram("Roboto-BoldItalic")).toBe(0);
    expect(fontStem("a/b.c/icons.v2.woff2")).toBe("icons.v2");
  });
});
