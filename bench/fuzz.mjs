/**
 * `npm run bench:fuzz -- [--cases 100000] [--seed 1] [--largest 4096000] [--quick] [--state FILE]`: hostile and random input against the
 * whole pipeline. No case may end the process, throw, hang, give evidence that does not stand in the material, break the
 * schema, or give other bytes for another order of its files. Shapes are doubled to `--largest` code units, and what they
 * cost may not grow faster than their size to the power of 1.3. Writes `results/fuzz.md`, its figures as `fuzz.json` and their
 * curves as `fuzz.svg`; `--quick` writes nothing and
 * fits nothing. With `--state` a run that was ended goes on where it was. Ends with 1 where anything was found. The same
 * seed gives the same cases.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { exponentOf, MAX_EXPONENT } from "./fuzz/exponent.mjs";
import { exponentPlots } from "./fuzz/plots.mjs";
import { fuzzReport } from "./fuzz/report.mjs";
import { Runner } from "./fuzz/runner.mjs";
import { SHAPES } from "./fuzz/shapes.mjs";

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    largest: { type: "string", default: "4096000" },
    quick: { type: "boolean", default: false },
    state: { type: "string" },
  },
});

/** Of a hundred random cases. */
const SHARES = [
  ["programs", 45],
  ["mutations", 15],
  ["files", 20],
  ["archives", 10],
  ["recordings", 8],
  ["models", 2],
];
/** Cases after which the state is written. */
const STEP = 200;
const SMALLEST = 16_000;
/** Processor seconds: a shape that takes longer is not doubled again. */
const LONG = 20;

const runner = new Runner();

async function shape(name) {
  const points = [];
  const sizes = values.quick ? [SMALLEST] : doubled(SMALLEST, Number(values.largest));
  for (const size of sizes) {
    const { findings, seconds } = await runner.run({ kind: "structure", name, size }, 900_000);
    points.push({ size, seconds });
    if (findings.length > 0) return { name, points, findings: findings.map((one) => `${size} code units: ${one}`) };
    if (seconds > LONG) break;
  }
  const exponent = values.quick ? undefined : exponentOf(points);
  const findings = exponent > MAX_EXPONENT ? [`grows with the power ${exponent.toFixed(2)}`] : [];
  return { name, points, exponent, findings };
}

function doubled(from, to) {
  const sizes = [];
  for (let size = from; size <= to; size *= 2) sizes.push(size);
  return sizes;
}

const figures = ({ name, points, exponent }) => ({
  name,
  points: points.map(({ size, seconds }) => ({ size, seconds: Number(seconds?.toFixed(3)) })),
  exponent,
});

/** What is known so far of a run with these options. */
function begun() {
  const { state, seed, quick } = values;
  const key = JSON.stringify({ seed, quick });
  if (state !== undefined && existsSync(state)) {
    const kept = JSON.parse(readFileSync(state, "utf8"));
    if (kept.key === key) return kept;
  }
  return { key, shapes: [], at: 0, counts: {}, found: [] };
}

function keep(run) {
  if (values.state !== undefined) writeFileSync(values.state, JSON.stringify(run));
}

async function random(run) {
  const total = Number(values.cases);
  for (; run.at < total; run.at++) {
    if (run.at % STEP === 0) keep(run);
    const kind = kindAt(run.at);
    const seed = Number(values.seed) * 1_000_003 + run.at;
    const { findings } = await runner.run({ kind, seed });
    run.counts[kind] = (run.counts[kind] ?? 0) + 1;
    for (const finding of findings.slice(0, 3)) {
      run.found.push({ kind, seed, finding });
      console.log(`${kind} ${seed}: ${finding}`);
    }
  }
  keep(run);
}

function kindAt(at) {
  let place = (at * 37) % 100;
  for (const [kind, share] of SHARES) {
    if (place < share) return kind;
    place -= share;
  }
  return "programs";
}

const run = begun();
await random(run);
for (const [name] of SHAPES.filter(([one]) => !run.shapes.some((done) => done.name === one))) {
  const result = await shape(name);
  run.shapes.push(result);
  keep(run);
  const last = result.points.at(-1);
  if (!values.quick)
    console.log(`${name}: ${last?.size} in ${last?.seconds?.toFixed(1)} s, ${result.exponent?.toFixed(2) ?? "-"}`);
  for (const finding of result.findings) console.log(`${name}: ${finding}`);
}
const { shapes, counts, found } = run;
runner.stop();
const problems = shapes.reduce((sum, { findings }) => sum + findings.length, found.length);
console.log(`${SHAPES.length} shapes and ${values.cases} cases, ${problems} findings`);
if (!values.quick) {
  const write = (name, text) => writeFileSync(new URL(`./results/${name}`, import.meta.url), text);
  write("fuzz.md", fuzzReport({ shapes, counts, found, seed: values.seed }));
  write("fuzz.json", `${JSON.stringify(shapes.map(figures))}\n`);
  write("fuzz.svg", exponentPlots(shapes));
}
process.exitCode = problems > 0 ? 1 : 0;
