/**
 * One analysis as a process of its own that prints how long each stage took, in milliseconds, as JSON: from the start of
 * the process to the finished document. It runs what the command line runs: the same bundle, flags and compiled code.
 */
import { enableCompileCache } from "node:module";
import { tuneAnalysis, tuneLoading } from "asbuilt/v8-flags";

tuneLoading(enableCompileCache().directory !== undefined);
const { analyzeInput } = await import("asbuilt/analysis");
tuneAnalysis();

const marks = [];
const begin = (stage) => {
  if (marks.at(-1)?.stage !== stage) marks.push({ stage, at: performance.now() });
};

begin("index");
const { specification } = await analyzeInput(process.argv[2] ?? ".", { onStep: ({ stage }) => begin(stage) });
begin("render");
JSON.stringify(specification, null, 1);
begin("end");

const lengths = marks.slice(0, -1).map(({ stage, at }, index) => [stage, Math.round(marks[index + 1].at - at)]);
console.log(JSON.stringify(Object.fromEntries([["start", Math.round(marks[0].at)], ...lengths])));
