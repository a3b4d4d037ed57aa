import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { renderSummary } from "./render-summary.ts";
import type { Summary } from "./summary.ts";

const SUMMARY: Summary = {
  subject: "Ledger",
  gaps: [],
  points: [
    { heading: "Screens and routes", count: 1234 },
    { heading: "The calls it makes", count: 0, notShown: "Not shown. The chunk that holds them was not captured." },
    { heading: "The error catalogue", count: 0 },
  ],
  files: 3,
  scripts: 1,
  scriptBytes: 1_234_567,
  decompressed: 0,
  modules: 12,
  bundlers: ["webpack 5", "Vite"],
  components: 7,
  shares: [
    { origin: "library", share: 0.75 },
    { origin: "product", share: 0.25 },
  ],
  failures: ["a.js:1:2: Unexpected token"],
  missing: Array.from({ length: 12 }, (_, index) => `chunk-${index}.js`),
};

test("shows counts, reasons, material, shares, failures and what is missing", () => {
  expect(renderSummary(SUMMARY, { width: 80, color: false })).toBe(`As-built specification of Ledger

  1  Screens and routes                   1,234
  2  The calls it makes                       – Not shown. The chunk that holds
                                                them was not captured.
  3  The error catalogue                      – not shown

Files        3 files, 1 script of 1.23 MB, 12 modules
Built with   webpack 5, Vite
Code origin  library 75.0 %, product 25.0 %
Libraries    7

Failures (1)
  a.js:1:2: Unexpected token

Missing (12)
  chunk-0.js
  chunk-1.js
  chunk-2.js
  chunk-3.js
  chunk-4.js
  chunk-5.js
  chunk-6.js
  chunk-7.js
  chunk-8.js
  chunk-9.js
  and 2 more, all in the specification
`);
});

test("says how many files were there only compressed", () => {
  const lines = renderSummary({ ...SUMMARY, decompressed: 1 }, { width: 80, color: false }).split("\n");
  expect(lines).toContain("Compressed   1 file, there only as .gz, .br or .zst and read as a browser gets them");
});

test("warns above the points of what was not understood, and says what to do next", () => {
  const gaps = ["2.9 of 3.0 million characters of code could not be told apart, most of it in index.js"];
  const text = renderSummary({ ...SUMMARY, gaps }, { width: 80, color: false });
  expect(text).toContain(`
Warning: The specification covers only a part
  2.9 of 3.0 million characters of code could not be told apart, most of it in
  index.js
  What this code holds is not in the nine points. Check that all scripts were
`);
  expect(text.indexOf("Warning:")).toBeLessThan(text.indexOf("Screens and routes"));
  const colored = renderSummary({ ...SUMMARY, gaps }, { width: 80, color: true });
  expect(colored).toContain("\u001b[33mWarning:");
  expect(stripVTControlCharacters(colored)).toBe(text);
});

test("with colours, the words are the same", () => {
  const colored = renderSummary(SUMMARY, { width: 80, color: true });
  expect(colored).toContain("\u001b[");
  expect(stripVTControlCharacters(colored)).toBe(renderSummary(SUMMARY, { width: 80, color: false }));
});

test("what the material says cannot steer the terminal", () => {
  const hostile = { ...SUMMARY, subject: "\u001b]0;x\u0007", bundlers: ["\u001b[2J"], missing: ["a\u202eb", "c\rd"] };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there
  expect(renderSummary(hostile, { width: 80, color: false })).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
});
