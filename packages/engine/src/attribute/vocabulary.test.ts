import { expect, test } from "vitest";
import { textToken } from "./tokens.ts";
import { speaksAlike } from "./vocabulary.ts";

const OWN = "berth mooring tidewater quayside lockgate harbourDues pilotage draughtMarks bollardNumber dredgedTo".split(
  " ",
);
const COMMON = "name type value length index children options".split(" ");
const OTHERS = Array.from({ length: 60 }, (_, at) => `internalState${at}`);

const tokens = (...names: readonly string[]): Uint32Array => Uint32Array.from(names, textToken);

/** Three units that are surely the product's, one of a known library, and one that is asked about. */
const isAlike = (...names: readonly string[]): boolean | undefined =>
  speaksAlike({
    tokens: [
      tokens(...OWN, ...COMMON, "berthList"),
      tokens(...OWN, ...COMMON),
      tokens(...OWN),
      tokens(...COMMON),
      tokens(...names),
    ],
    isSure: (unit) => unit < 3,
    isThird: (unit) => unit === 3,
  })[4];

test("code with many of the words that only the product has is the product's", () => {
  expect(isAlike(...OWN)).toBe(true);
  expect(isAlike(...OWN, ...COMMON)).toBe(true);
});

test("words that third-party code has, too, that one unit has, and few words, say nothing", () => {
  expect(isAlike(...COMMON, "berthList", "alpha", "beta", "gamma")).toBe(false);
  expect(isAlike(...OWN.slice(0, 3))).toBe(false);
  expect(isAlike(...OWN.slice(0, 7), ...OTHERS)).toBe(false);
});

test("code with many words of its own may use those of the product as a library's options", () => {
  expect(isAlike(...OWN, ...OTHERS)).toBe(false);
});
