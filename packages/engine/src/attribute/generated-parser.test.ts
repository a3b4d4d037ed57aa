import { expect, test } from "vitest";
import { isGeneratedParser } from "./generated-parser.ts";

const PEG = String.raw`if(t.startRule!==void 0){if(!(t.startRule in r))throw new Error("Can't start parsing from rule \""+t.startRule+"\".")}`;

test.each([
  ["one of PEG.js", PEG, 0.2, true],
  ["one that the index holds", PEG, 0.8, false],
  ["code that starts something else", 'throw new Error("Cannot start the tour")', 0, false],
] as const)("%s", (_, text, share, is) => expect(isGeneratedParser(text, share)).toBe(is));
