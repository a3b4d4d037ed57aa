/** `npm run new-extractor NAME`: makes the folder of a new extractor with its two files, and registers it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../lib/workspace.mjs";
import { EXTRACTORS, readFolders, writeRegistry } from "./folders.mjs";
import { nameProblem, skeleton } from "./skeleton.mjs";

const [, , name] = process.argv;
const problem = nameProblem(name, [...readFolders().keys()]);

if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 2;
} else {
  const folder = join(EXTRACTORS, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(skeleton(name))) writeFileSync(join(folder, file), text);
  writeRegistry();
  const path = relative(ROOT, folder);
  console.log(
    `Made ${path} and registered it.\nNext: write examples.jsx there, then npx vitest run packages/engine/tests/examples -t ${name}`,
  );
}
