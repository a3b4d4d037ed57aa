/**
 * `npm run registry`: writes the lists of all extractors and all models from their files. With `--check`: changes nothing, and ends
 * with 1 where a list is stale or a folder lacks something.
 */
import { readFolders, readModelFolders, readModelList, readRegistry, writeRegistry } from "./folders.mjs";
import { modelProblems, modelsText } from "./models.mjs";
import { folderProblems, registryText } from "./registry.mjs";

const folders = readFolders();
const models = readModelFolders();
const problems = [...folderProblems(folders), ...modelProblems(models)];
if (!process.argv.includes("--check")) writeRegistry();
else {
  if (readRegistry() !== registryText([...folders.keys()]))
    problems.push("the list of extractors is stale; run `npm run registry`");
  if (readModelList() !== modelsText(models)) problems.push("the list of models is stale; run `npm run registry`");
}
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
