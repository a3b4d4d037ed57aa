/**
 * `npm run registry`: writes the list of all extractors from their folders. With `--check`: changes nothing, and ends
 * with 1 where the list is stale or a folder lacks something.
 */
import { readFolders, readRegistry, writeRegistry } from "./folders.mjs";
import { folderProblems, registryText } from "./registry.mjs";

const folders = readFolders();
const problems = [...folderProblems(folders)];
if (!process.argv.includes("--check")) writeRegistry();
else if (readRegistry() !== registryText([...folders.keys()])) {
  problems.push("the list of extractors is stale; run `npm run registry`");
}
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
