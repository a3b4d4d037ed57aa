/**
 * `npm run bench:forms [-- --seed N] [--count N] [--only K] [--keep FOLDER]`: wraps and minifies the built fixtures and
 * compares what is found. Writes results/forms.md; with `--only`, one combination is made and its differences printed,
 * and with `--keep` its files are left in a folder; `--json` keeps all outcomes. Needs `npm run build`.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ARRANGED, formOf, minified, outcomeOf } from "../tests/forms/combination.ts";
import { formsReport } from "./forms-report.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    count: { type: "string", default: "400" },
    only: { type: "string" },
    keep: { type: "string" },
    json: { type: "string" },
    output: { type: "string", default: fileURLToPath(new URL("results/forms.md", import.meta.url)) },
  },
});
const seed = Number(values.seed);

async function one(index) {
  const form = await formOf(seed, index);
  if (values.keep) await keep(form, values.keep);
  const { differences, ...combination } = await outcomeOf(form);
  console.log(JSON.stringify(combination, null, 1));
  console.log(differences.length === 0 ? "equal" : differences.join("\n"));
}

async function keep({ material, texts, minifier }, folder) {
  for (const [path, text] of await minified(material, texts, minifier)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Of ten combinations, one more is of other files. */
const numbersOf = (count) => [
  ...Array.from({ length: count }, (_, index) => index),
  ...Array.from({ length: Math.ceil(count / 10) }, (_, index) => ARRANGED + index),
];

async function all(numbers) {
  const outcomes = [];
  for (const index of numbers) {
    try {
      const outcome = await outcomeOf(await formOf(seed, index));
      outcomes.push(outcome);
      process.stderr.write(outcome.differences.length === 0 ? "." : "x");
      if (index % 50 === 49) writeFileSync(values.output, formsReport(outcomes, seed));
    } catch (error) {
      process.stderr.write(`\n${index}: ${error.message}\n`);
    }
  }
  process.stderr.write("\n");
  writeFileSync(values.output, formsReport(outcomes, seed));
  if (values.json) writeFileSync(values.json, JSON.stringify(outcomes, undefined, 1));
  console.log(`${outcomes.filter(({ differences }) => differences.length === 0).length} of ${outcomes.length} equal`);
}

await (values.only === undefined ? all(numbersOf(Number(values.count))) : one(Number(values.only)));
