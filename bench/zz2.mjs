import { enableCompileCache } from "node:module";
import { tuneAnalysis, tuneLoading } from "asbuilt/v8-flags";
tuneLoading(enableCompileCache().directory !== undefined);
const { analyzeInput } = await import("asbuilt/analysis");
tuneAnalysis();
for (let i=0;i<5;i++){
const marks = [];
const begin = (stage) => { if (marks.at(-1)?.stage !== stage) marks.push({ stage, at: performance.now() }); };
begin("index");
const r = await analyzeInput(process.argv[2], [], ({ stage }) => begin(stage));
begin("end");
console.log(JSON.stringify(marks.slice(0, -1).map(({ stage, at }, index) => [stage, Math.round(marks[index + 1].at - at)])), Math.round(marks.at(-1).at-marks[0].at));
}
