/**
 * `node tools/compare-specifications.mjs OLD NEW`: compares the specifications of two checkouts statement by statement.
 * Each folder holds one specification an application, `NAME.json` or `NAME/spec.json`, as
 * `asbuilt analyze MATERIAL --format json --output FILE` writes it. Prints per application and point what was added,
 * removed and changed, with identities. Exit code 0 where all are the same, 1 where any differs, 2 where one cannot be
 * read. Needs `npm run build`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { specificationDiff } from "./lib/specification-diff.mjs";

class Unreadable extends Error {}

/** Names of applications and the files of their specifications. */
function entriesOf(folder) {
  if (!existsSync(folder)) throw new Unreadable(`${folder} does not exist`);
  const found = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile() && entry.name.endsWith(".json"))
      return [{ name: basename(entry.name, ".json"), file: entry.name }];
    const file = join(entry.name, "spec.json");
    return existsSync(join(folder, file)) ? [{ name: entry.name, file }] : [];
  });
  if (found.length === 0) throw new Unreadable(`${folder} holds no NAME.json and no NAME/spec.json`);
  return found;
}

/** @returns {import("./lib/specification-diff.mjs").Specifications} */
const readFolder = (folder) => new Map(entriesOf(folder).map(({ name, file }) => [name, readOne(join(folder, file))]));

function readOne(path) {
  const specification = parsed(path);
  if (specification?.format === "asbuilt/1") return specification;
  throw new Unreadable(`${path} is no specification of the format asbuilt/1`);
}

function parsed(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Unreadable(`${path}: ${error.message}`);
  }
}

function compare([before, after, ...more]) {
  if (before === undefined || after === undefined || more.length > 0)
    throw new Unreadable("usage: node tools/compare-specifications.mjs OLD_FOLDER NEW_FOLDER");
  const { lines, isSame } = specificationDiff(readFolder(before), readFolder(after));
  console.log(lines.join("\n"));
  return isSame ? 0 : 1;
}

try {
  process.exitCode = compare(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Unreadable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
