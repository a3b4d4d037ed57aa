import { expect, test } from "vitest";
import { contextOf } from "../../tests/program.ts";
import type { Extractor } from "./extractor.ts";
import type { Fact } from "./fact.ts";
import { runExtractors } from "./run-extractors.ts";

const picky = {
  name: "picky",
  call: ({ node }) => {
    if (node.arguments.length > 1) throw new RangeError("Maximum call stack size exceeded");
    return [];
  },
} satisfies Extractor;

const calls = {
  name: "calls",
  call: ({ node, module, unit }) => [
    {
      point: "errors",
      content: { message: "seen", kind: "shown" },
      basis: "shown",
      evidence: [{ script: module.script, start: node.start, end: node.end, says: "error" }],
      unit,
    },
  ],
} satisfies Extractor;

test("an extractor that fails at one place loses that place, and it is reported", () => {
  const { survey, context } = contextOf({ "a.js": "f(1);f(1,2);f(3)" });
  const follow = (found: readonly Fact[]) => ({ facts: found, answers: [] });
  const input = { survey, helperCalls: [], speaks: () => true, pages: [], data: [], follow };
  const { facts, failures } = runExtractors([picky, calls], input, context);
  expect(facts).toHaveLength(3);
  expect(failures).toEqual([
    { file: "a.js", at: 5, error: "picky could not read what stands here; the rest was read", code: "extractor" },
  ]);
});
