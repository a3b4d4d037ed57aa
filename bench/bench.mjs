/**
 * `npm run bench [-- --quick] [ID ...]`: measures the analysis against bare parse on the benchmark's applications, prints
 * a table and writes results.json and RESULTS.md beside this file. Needs `npm run build`. `--quick`: one run each, nothing is written.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fetchApplication } from "./fetch.mjs";
import { measure, median, stagesOf } from "./measure.mjs";
import { markdown, stageTable, table } from "./report.mjs";
import { scriptsIn } from "./scripts.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const APPLICATIONS = JSON.parse(readFileSync(at("applications.json"), "utf8"));

const args = process.argv.slice(2);
const quick = args.includes("--quick");
const only = args.filter((arg) => !arg.startsWith("-"));
const runs = quick ? 1 : 5;

function bench(application, work) {
  const folder = fetchApplication(application);
  const scripts = scriptsIn(folder);
  const usage = join(work, "usage");
  const parse = () => measure([at("bare-parse.mjs"), folder], usage);
  const output = ["--format", "json", "--output", join(work, "specification.json")];
  const analyze = () => measure([at("../apps/cli/bin/asbuilt.cjs"), "analyze", folder, ...output], usage);
  // The first run of each fills the caches of the disk and of compiled code; it does not count.
  parse();
  analyze();
  const pairs = Array.from({ length: runs }, () => ({ parse: parse(), analysis: analyze() }));
  const figures = {
    parse: middle(pairs.map((pair) => pair.parse)),
    analysis: middle(pairs.map((pair) => pair.analysis)),
  };
  const stages = middleOfEach(Array.from({ length: runs }, () => stagesOf([at("stages.mjs"), folder])));
  return {
    package: application.package,
    scripts: scripts.length,
    scriptBytes: scripts.reduce((sum, path) => sum + statSync(path).size, 0),
    ...figures,
    ratio: round(figures.analysis.ms / figures.parse.ms, 3),
    stages,
  };
}

const round = (number, digits = 1) => Number(number.toFixed(digits));

/** The medians of numbers by name. */
const middleOfEach = (measured) =>
  Object.fromEntries(Object.keys(measured[0]).map((name) => [name, median(measured.map((one) => one[name]))]));

const middle = (measured) => ({
  ms: round(median(measured.map(({ ms }) => ms))),
  megabytes: round(median(measured.map(({ megabytes }) => megabytes))),
  runs: measured.map(({ ms }) => round(ms)),
});

const work = mkdtempSync(join(tmpdir(), "bench-"));
try {
  const chosen = APPLICATIONS.filter(({ id }) => only.length === 0 || only.includes(id));
  const results = chosen.map((application) => {
    process.stderr.write(`${application.package} ...\n`);
    return bench(application, work);
  });
  const report = { node: process.versions.node, machine: `${availableParallelism()} cores`, runs, results };
  console.log(`\n${table(results)}\n\n${stageTable(results)}`);
  if (!quick && only.length === 0) {
    writeFileSync(at("results.json"), `${JSON.stringify(report, null, 1)}\n`);
    writeFileSync(at("RESULTS.md"), markdown(report));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
