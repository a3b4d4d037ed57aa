/**
 * `node tools/lock-file.mjs`: holds the lock file against what a fresh clone needs. npm leaves out optional packages (the
 * binaries of other platforms) that its registry did not have; `npm ci` then refuses the lock file. Addresses of downloads
 * would tie it to one registry.
 */
import { readFileSync } from "node:fs";

const { packages } = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
const entries = Object.entries(packages);
const names = new Set(entries.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)));

const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !names.has(name))
    .map((name) => `${path || "package.json"}: ${name} is missing; choose a version whose packages are all published`),
);
const addresses = entries
  .filter(([, { resolved, link }]) => resolved !== undefined && !link)
  .map(([path]) => `${path}: has the address of its download`);

const problems = [...missing, ...addresses];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
