/** `node tools/docs/check.mjs`: checks that what the documents name exists; lists what does not and ends with 1. */
import { wrongNames } from "./names.mjs";
import { repository } from "./repository.mjs";

const here = repository();

/** Documents about the code: there, names in code spans are symbols. */
const ABOUT_CODE = /^docs\/(?:ARCHITECTURE|DECISIONS|adding-an-extractor)\.md$|^docs\/decisions\//;

const documents = here.files.filter((path) =>
  /^(?:(?:README|AGENTS|CHANGELOG|CONTRIBUTING|SECURITY)\.md|docs\/.*\.md|(?:packages|fixtures)\/[^/]*\/?README\.md)$/.test(
    path,
  ),
);
const problems = documents.flatMap((path) =>
  wrongNames({ path, text: here.textOf(path), symbols: ABOUT_CODE.test(path) }, here),
);
for (const problem of problems) console.log(problem);
console.log(`${documents.length} documents, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
