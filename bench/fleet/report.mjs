/** What a run of the fleet has shown: to the terminal, and into `results/` beside the benchmarks. */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Sets the exit code: 1 where there are problems. Only runs as they are meant, without arguments, are kept. */
export function report(name, figures, problems) {
  const machine = { node: process.versions.node, machine: `${availableParallelism()} cores` };
  const json = JSON.stringify({ ...machine, ...figures, problems: problems.length }, undefined, 1);
  console.log(json);
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
  if (process.argv.length > 2) return;
  const folder = new URL("../results/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(name, folder), `${json}\n`);
}
