import { expect, test } from "vitest";
import { programOf } from "../../tests/program.ts";
import { buildUnits } from "../unpack/units.ts";
import { CallGraph } from "./call-graph.ts";
import type { Extractor } from "./extractor.ts";
import { Words } from "./i18n/words.ts";
import { runExtractors } from "./run-extractors.ts";
import { surveyUnits } from "./survey.ts";

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
  const { graph, ev } = programOf({ "a.js": "f(1);f(1,2);f(3)" });
  const { units } = buildUnits(graph);
  const survey = surveyUnits(units);
  const context = { ev, calls: new CallGraph(survey.calls, ev, () => true), words: new Words(units, []), pages: [] };
  const input = { survey, helperCalls: [], speaks: () => true, pages: [], data: [] };
  const { facts, failures } = runExtractors([picky, calls], input, context);
  expect(facts).toHaveLength(3);
  expect(failures).toEqual([
    { file: "a.js", at: 5, error: "picky could not read what stands here; the rest was read", code: "extractor" },
  ]);
});
