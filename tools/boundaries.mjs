/** `node tools/boundaries.mjs`: checks every import against the table; lists what is wrong and ends with 1. */
import { BOUNDARIES } from "./boundaries.table.mjs";
import { checkBoundaries } from "./lib/boundaries.mjs";
import { importsOf } from "./lib/imports.mjs";
import { readSource, sourcePaths } from "./lib/sources.mjs";

const importsByFile = new Map(sourcePaths().map((path) => [path, importsOf(readSource(path))]));
const problems = checkBoundaries(BOUNDARIES, importsByFile);
for (const problem of problems) console.log(problem);
console.log(`${importsByFile.size} files, ${BOUNDARIES.length} rows, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
