/**
 * `npm run bench:growth -- [--rounds 3] [--seed 1] [--minutes 25] [--in PART] [--quick]`: looks for work that grows faster than
 * the code. Each example of the engine becomes code in which pieces of it stand again and again; its analysis counts how often
 * each place of the engine is gone through, for so many pieces, twice as many and four times as many; so does the code whose work
 * was mended (`growth/mended.mjs`). Writes what grew faster
 * both times as `results/growth.md`. `--quick` takes a slice, writes nothing, and ends with 1 where a place would be gone through too
 * often in a megabyte of such code. Counts are the same on every machine.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { randomOf } from "./fleet/random.mjs";
import { Runner } from "./fuzz/runner.mjs";
import { FEW, MENDED, SAID } from "./growth/mended.mjs";
import { readExample } from "./growth/pieces.mjs";
import { growthReport } from "./growth/report.mjs";
import { grown, MOST, MOST_MENDED, Suspects } from "./growth/suspects.mjs";
import { variantOf, wordsOf } from "./growth/variants.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "25" },
    in: { type: "string", default: "" },
    quick: { type: "boolean", default: false },
  },
});
/** Of the examples, in a slice. */
const SLICE = 16;
const LIMIT = 120_000;
const MINUTE = 60_000;

const PROGRAMS = fileURLToPath(new URL("../packages/engine/tests/growth/main.ts", import.meta.url));

/** @returns {readonly { path: string, line: number, code: string, found: readonly string[] }[]} */
function programsOf(part) {
  const { stdout, status, stderr } = spawnSync(process.execPath, [PROGRAMS], { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`the examples cannot be read:\n${stderr}`);
  return JSON.parse(stdout).filter(({ path }) => path.includes(part));
}

const programs = programsOf(values.in);
const runner = new Runner(new URL("./growth/worker.mjs", import.meta.url), [
  "--disable-warning=ExperimentalWarning",
  "--import",
  new URL("./growth/counted.mjs", import.meta.url).href,
]);
const suspects = new Suspects();
const problems = [];
let cases = 0;

/** Counts of an input by place, and how long it is; undefined where it is no code, or ends or holds the process. */
async function measured(id, files) {
  const { findings, counts, failure } = await runner.run({ files }, LIMIT);
  if (findings.length > 0) problems.push(`${id}: ${findings.join(" ")}`);
  if (findings.length > 0 || failure !== undefined) return undefined;
  return { counts: new Map(counts), length: files.reduce((sum, [, text]) => sum + text.length, 0) };
}

async function search(at, round) {
  const { path, line, code, found } = programs[at];
  const read = readExample(code);
  if (!read) return;
  const random = randomOf(Number(values.seed) * 1_000_003 + at * 101 + round);
  const variant = variantOf(read, wordsOf(found), random);
  await compare(`${path}:${line}, ${variant.title}`, variant.count, variant.make);
}

/** @param {(factor: number) => readonly (readonly [string, string])[]} make files with so many times as many pieces */
async function compare(id, count, make) {
  cases++;
  const few = await measured(id, make(1));
  const more = few && (await measured(id, make(2)));
  if (!more || grown(few.counts, more.counts, count).length === 0) return;
  const most = await measured(id, make(4));
  if (most) suspects.note(id, { few, more, most, count });
}

async function searchAll() {
  const began = performance.now();
  const step = values.quick ? SLICE : 1;
  for (const name of Object.keys(MENDED))
    await compare(name, FEW, (factor) => [["a.js", SAID + MENDED[name](factor * FEW)]]);
  for (let round = 0; round < (values.quick ? 1 : Number(values.rounds)); round++)
    for (let at = 0; at < programs.length; at += step) {
      if (performance.now() - began > Number(values.minutes) * MINUTE) return;
      await search(at, round);
    }
}

await searchAll();
runner.stop();
const list = suspects.sorted();
const heavy = list.filter(({ id, work }) => work > (id in MENDED ? MOST_MENDED : MOST));
for (const { place, id, work } of heavy) console.log(`${place}: ${work.toExponential(1)} times in a megabyte of ${id}`);
for (const one of problems) console.log(one);
console.log(`${cases} kinds of code, ${list.length} places that grow faster, ${heavy.length} too often`);
if (!values.quick) {
  const report = growthReport({ list, cases, examples: programs.length, problems, seed: values.seed });
  writeFileSync(new URL("./results/growth.md", import.meta.url), report);
}
process.exitCode = values.quick && heavy.length + problems.length > 0 ? 1 : 0;
