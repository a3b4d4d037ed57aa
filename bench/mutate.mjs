/**
 * `npm run bench:mutate -- [--count 40] [--seed 1] [--in PART] [--kind logic|list]`: changes the engine's core and its
 * lists of words, one place at a time, and tells which changes no test notices. A mutant is held against the examples
 * that reach it, as written and minified, and where those pass, against the unit tests beside its file. Draws a sample
 * that the seed decides (`--count 0`: all), of files whose path holds PART, and writes `results/mutation.md`.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readSource, sourcePaths } from "../tools/lib/sources.mjs";
import { randomOf } from "./fleet/random.mjs";
import { judge, reachedBy } from "./mutate/judge.mjs";
import { mutantsOf } from "./mutate/mutants.mjs";
import { mutationReport } from "./mutate/report.mjs";

const ENGINE = "packages/engine/src/";

/** Where mutants of logic are made; lists lose their entries in the whole engine. */
const CORE =
  /^(?:evaluate|unpack|attribute|extract\/http)\/|^extract\/(?:call-graph|resolve)\.ts$|^assemble\/(?:identity|merge-content)\.ts$|^product-code\.ts$/;

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    in: { type: "string", default: "" },
    kind: { type: "string" },
  },
});

const isWanted = ({ path, kind }) =>
  (values.kind ?? kind) === kind && (kind === "list" || CORE.test(path.slice(ENGINE.length)));

/** @returns {readonly import("./mutate/mutants.mjs").Mutant[]} */
function allMutants() {
  const paths = sourcePaths().filter(
    (path) => path.startsWith(ENGINE) && path.endsWith(".ts") && !path.endsWith(".test.ts") && path.includes(values.in),
  );
  return paths.flatMap((path) => mutantsOf(readSource(path))).filter(isWanted);
}

function sampleOf(all, count, random) {
  const drawn = all.map((mutant, at) => ({ mutant, at, key: random() })).toSorted((a, b) => a.key - b.key);
  const kept = count === 0 ? drawn : drawn.slice(0, count);
  return kept.toSorted((a, b) => a.at - b.at).map(({ mutant }) => mutant);
}

const all = allMutants();
const sample = sampleOf(all, Number(values.count), randomOf(Number(values.seed)));
console.error(`${sample.length} of ${all.length} mutants; which examples reach them ...`);
const reached = await reachedBy(sample);
const judged = [];
for (const [at, mutant] of sample.entries()) {
  const verdict = await judge(mutant, reached[at]);
  judged.push({ ...mutant, verdict });
  console.error(`${at + 1}/${sample.length} ${verdict.padEnd(12)} ${mutant.path}:${mutant.line}`);
}
writeFileSync(
  new URL("results/mutation.md", import.meta.url),
  mutationReport(judged, { all: all.length, seed: values.seed, part: values.in }),
);
