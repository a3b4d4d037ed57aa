/** The mutants of `npm run bench:mutate`: each is another program that can still be parsed. */
import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { mutantsOf, mutated } from "../bench/mutate/mutants.mjs";
import { mutationReport } from "../bench/mutate/report.mjs";

const of = (text: string) => mutantsOf({ path: "a.ts", text, parsed: parseSync("a.ts", text) });
const programs = (text: string): readonly string[] => of(text).map((one) => mutated(text, one));

test.each([
  ["a === b", ["(a !== b)"]],
  ["a < b", ["(a <= b)"]],
  ["a && b", ["(a)", "(b)"]],
  ["!a", ["Boolean(a)"]],
  ["if (a) b()", ["if ((!(a))) b()"]],
  ["a ? b : c", ["(!(a)) ? b : c"]],
  ["a.every(b)", ["a.some(b)"]],
  ["const MAX = 6", ["const MAX = 7"]],
  ["x(wordSet('one two'))", ["x(wordSet(' two'))", "x(wordSet('one '))"]],
  ['x(["a", "b", "c"])', ['x([ "b", "c"])', 'x(["a",  "c"])', 'x(["a", "b", ])']],
])("%s", (text, expected) => {
  expect(programs(text)).toEqual(expected);
  for (const program of expected) expect(parseSync("a.ts", program).errors).toEqual([]);
});

test.each([
  "type A = 1 | 2; interface B { c: 3 }",
  'const a = ["b", "c"]',
  "const a = { 1: b }",
  "const a = b as { c: 4 }",
])("%s: nothing that has a meaning at run time is changed", (text) => expect(programs(text)).toEqual([]));

test("the report counts what is noticed, and names each survivor", () => {
  const verdicts = ["unit tests", "survives"];
  const judged = of("a || b").map((one, at) => ({ ...one, verdict: verdicts[at] ?? "" }));
  const report = mutationReport(judged, { all: 2, seed: "1", part: "" });
  expect(report).toContain("2 of 2 mutants, of which 1 are noticed (50 %)");
  expect(report).toContain("| `a.ts` | 2 | 0 | 1 | 1 | 0 |");
  expect(report).toContain("| `a.ts:1` | `` a \\|\\| b `` becomes `` (b) `` | survives |");
});
