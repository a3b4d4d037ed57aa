import { expect, test } from "vitest";
import { areExamples, areOfStyle, isShownAs } from "./drawn-values.ts";

const words = (text: string): readonly string[] => text.split(" ");

test.each([
  "w-1 w-2 w-3",
  "text-green text-grey-500 text-bg-danger",
  "grid-cols-1 grid-cols-2",
  "default icon lg sm",
  "xsmall small medium",
  "top left zIndex",
  "x y zoom",
  "AbortError TimeoutError",
  "AED BGN CZK DKK HKD HUF",
  "MemberExpression CallExpression Identifier",
  "ImportExpression TSImportType",
  "IHDR IDAT acTL",
  "utf-16le utf-16be",
])("%s say how a thing is drawn, or are of code or of the world", (text) => {
  expect(areOfStyle(words(text))).toBe(true);
});

test.each([
  "open closed",
  "s m",
  "de en fr it es nl",
  "EUR USD",
  "top news",
  "p-late p-early",
  "Error Warning",
  "TS EN",
  "OPEN SHUT",
])("%s may be a product's own", (text) => {
  expect(areOfStyle(words(text))).toBe(false);
});

test("what a machine has made as an example is no choice", () => {
  expect(areExamples(["12345", "e87952cb-878e-4feb-8261-342eaf887838"])).toBe(true);
  expect(areExamples(["4cQWJViybAQ", "IJdt_Ds-gmc"])).toBe(true);
  expect(areExamples(["PaidMembers", "FreeMembers"])).toBe(false);
});

test("texts for people and classes are shown, and no states", () => {
  expect(isShownAs("okLabel", ["Save", "Saved"])).toBe(true);
  expect(isShownAs("rowClass", ["faded", "bright"])).toBe(true);
  expect(isShownAs("badgeColor", ["red", "blue-500"])).toBe(true);
  expect(isShownAs("okLabel", ["save", "saved"])).toBe(false);
  expect(isShownAs("teamColor", ["home", "away"])).toBe(false);
});
