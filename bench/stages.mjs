/**
 * One analysis as a process of its own that prints how long each stage took, in milliseconds, as JSON: from the start of
 * the process to the finished document.
 */
import { capturePath } from "@as-built/capture";
import { analyze, renderJson } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";

const marks = [];
const begin = (stage) => {
  if (marks.at(-1)?.stage !== stage) marks.push({ stage, at: performance.now() });
};

begin("capture");
const capture = await capturePath(process.argv[2] ?? ".");
begin("index");
const signatures = loadSignatures();
begin("parse");
const { specification } = analyze(capture, {
  parser: oxcParser(),
  signatures,
  onProgress: ({ stage }) => begin(stage),
});
begin("render");
renderJson(specification);
begin("end");

const lengths = marks.slice(0, -1).map(({ stage, at }, index) => [stage, Math.round(marks[index + 1].at - at)]);
console.log(JSON.stringify(Object.fromEntries([["start", Math.round(marks[0].at)], ...lengths])));
