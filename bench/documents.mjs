/**
 * `node bench/documents.mjs FILE...`: what public validators say of the documents made from specifications
 * (`asbuilt analyze PATH --output FILE.json`), as a table. Ends with exit code 1 where one finds something.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { DOCUMENTS } from "@as-built/engine";
import { PROBLEMS_OF } from "../tests/document-validators.ts";

const FORMATS = Object.keys(PROBLEMS_OF);
const found = [];

console.log(`| specification | ${FORMATS.join(" | ")} |`);
console.log(`| --- |${" ---: |".repeat(FORMATS.length)}`);
for (const file of process.argv.slice(2)) {
  const specification = JSON.parse(readFileSync(file, "utf8"));
  const cells = [];
  for (const format of FORMATS) {
    const text = DOCUMENTS[format](specification);
    const problems = await PROBLEMS_OF[format](text);
    found.push(...problems.map((problem) => `${basename(file)} ${format}: ${problem.slice(0, 300)}`));
    cells.push(`${problems.length === 0 ? "valid" : `${problems.length} wrong`}, ${Math.ceil(text.length / 1000)} kB`);
  }
  console.log(`| ${basename(file, ".json")} | ${cells.join(" | ")} |`);
}
for (const line of found) console.log(line);
process.exitCode = found.length > 0 ? 1 : 0;
