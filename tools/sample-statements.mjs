/**
 * `node tools/sample-statements.mjs FOLDER... [--point NAME]... [--seed TEXT]... [--count 40] [--open]`: draws statements of each point
 * from the specifications of several applications, prints each with the text around its evidence, and renews the judged
 * sample in `docs/sample.json` and its tables in `docs/accuracy.md`. A folder holds `spec.json` and `material/`; its
 * name is the application's. A reader fills `verdict` and `reason` in `docs/sample.json`; the next run keeps them.
 * There are two samples, one a seed. `--open` prints only what is not judged yet, `--dry` writes nothing.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "./lib/workspace.mjs";
import { drawStatements, SEEDS } from "./sample/draw.mjs";
import { withTables, withVerdicts } from "./sample/judged.mjs";

const SAMPLE = join(ROOT, "docs", "sample.json");
const DOCUMENT = join(ROOT, "docs", "accuracy.md");

/** Text shown on each side of a range, and most of a range itself. */
const AROUND = 160;
const WITHIN = 400;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    point: { type: "string", multiple: true },
    seed: { type: "string", multiple: true },
    count: { type: "string", default: "40" },
    open: { type: "boolean", default: false },
    dry: { type: "boolean", default: false },
  },
});
if (positionals.length === 0) {
  console.error(
    "usage: node tools/sample-statements.mjs FOLDER... [--point NAME]... [--seed TEXT]... [--count 40] [--open] [--dry]",
  );
  process.exit(2);
}

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
const inputs = positionals.map((folder) => ({
  application: basename(folder),
  folder,
  specification: readJson(join(folder, "spec.json")),
}));
const folders = new Map(inputs.map(({ application, folder }) => [application, folder]));
const known = existsSync(SAMPLE) ? readJson(SAMPLE) : [];
const wanted = (point) => !values.point || values.point.includes(point);
const drawn = (values.seed ?? SEEDS).flatMap((seed) =>
  [...drawStatements(inputs, Number(values.count), seed)].filter(([point]) => wanted(point)),
);
const judged = withVerdicts(drawn, known);
const verdicts = new Map(judged.map(({ key, verdict }) => [key, verdict]));

for (const [point, list] of drawn) {
  const shown = list.filter(({ key }) => !values.open || verdicts.get(key) === "");
  if (shown.length > 0) console.log(`\n==== ${list[0].seed}, ${point}: ${shown.length} of ${list.length}`);
  for (const one of shown) print(one);
}
if (!values.dry) {
  const anew = new Set(judged.map(({ seed, point }) => `${seed} ${point}`));
  const kept = known.filter(({ seed, point }) => !anew.has(`${seed} ${point}`));
  const sample = [...kept, ...judged].toSorted(bySample);
  writeFileSync(SAMPLE, `${JSON.stringify(sample, undefined, 2)}\n`);
  writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, "utf8"), sample));
}

/** By seed; within a sample the order stays. */
function bySample(a, b) {
  return a.seed < b.seed ? -1 : a.seed > b.seed ? 1 : 0;
}

function print({ key, application, stated, statement }) {
  console.log(`\n-- ${key} ${application} ${verdicts.get(key)}\n   ${stated}`);
  for (const { file, start, end, says } of statement.evidence) {
    const text = readFileSync(join(folders.get(application), "material", file), "utf8");
    const within = text.slice(start, Math.min(end, start + WITHIN));
    const around = `${text.slice(Math.max(0, start - AROUND), start)}⟦${within}⟧${text.slice(end, end + AROUND)}`;
    console.log(`   [${says}] ${around.replace(/\s+/g, " ")}`);
  }
}
