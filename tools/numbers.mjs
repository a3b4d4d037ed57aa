/**
 * `node tools/numbers.mjs`: holds the sources (tests and fixtures left out) against the numbers of this project, prints
 * a table and what is above a bound, and ends with 1 where anything is.
 */
import { measure } from "./lib/measure.mjs";
import { isTest, readSource, sourcePaths } from "./lib/sources.mjs";

const all = sourcePaths()
  .filter((path) => !isTest(path))
  .map((path) => measure(readSource(path)));
const functions = all.flatMap((file) => file.functions.map((one) => ({ ...one, path: file.path })));

const sum = (list) => list.reduce((total, number) => total + number, 0);
const LINES = sum(all.map(({ lines }) => lines));

/** The value below which the given share of a list lies. */
function quantile(list, share) {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const per1000 = (count) => (count * 1000) / LINES;
const fileLines = all.map(({ lines }) => lines);
const functionLines = functions.map(({ lines }) => lines);
const nesting = functions.map(({ nesting }) => nesting);

/** A library is known by a model or by an extractor. Examples are as long as what they show. */
const isExtractor = ({ path }) =>
  /^packages\/engine\/src\/(?:extract\/extractors|models\/[^/]+)\//.test(path) &&
  !/(?:^|\/)examples\.|\.test\.ts$/.test(path);
const extractorLines = all.filter(isExtractor).map(({ lines }) => lines);

/** A file without functions holds data, and may be as long as it must. */
const tooLong = all.filter(({ lines, functions }) => lines > 500 && functions.length > 0);
const longFunctions = functions.filter(({ lines }) => lines > 60);
const at = ({ path, line, lines }) => `${path}:${line} (${lines} lines)`;
const holding = (count) => all.filter((file) => file[count] > 0).map((file) => `${file.path} (${file[count]})`);

/** What reads values and states facts, and what is known of libraries beside it: knowledge moves from the one to the other. */
const readers = all.filter(({ path }) => /^packages\/engine\/src\/(?:extract|evaluate)\//.test(path));
const models = all.filter(({ path }) => /^packages\/engine\/src\/models\/[^/]+\//.test(path));
const ofReaders = (count) => sum(readers.map((file) => file[count]));

/** Packages that have a model and are named as whole texts in more than two folders all the same. */
function scattered() {
  const folderOf = ({ path }) => path.slice(0, path.lastIndexOf("/"));
  const isLibrary = (text) => PACKAGE.test(text) && !text.startsWith("@as-built/");
  const packages = new Set(models.flatMap(({ texts }) => [...texts].filter(isLibrary)));
  return [...packages].flatMap((name) => {
    const folders = new Set([...readers, ...models].filter(({ texts }) => texts.has(name)).map(folderOf));
    return folders.size > 2 ? [`${name}: ${[...folders].join(", ")}`] : [];
  });
}
const PACKAGE =
  /^(?:@[a-z][\w.-]*\/[\w.-]+|[a-z][\w.]*-[\w.-]+|axios|jquery|ky|ofetch|superagent|wretch|mithril|zustand|jotai|pinia|quasar|vant|antd|notistack|i18next)$/;

/** What is measured, its value, its bounds, and where to look when it is outside them. */
const rows = [
  { what: "file lines, median", value: quantile(fileLines, 0.5), most: 80 },
  { what: "file lines, p90", value: quantile(fileLines, 0.9), most: 250 },
  {
    what: "files over 500 lines",
    value: tooLong.length,
    most: 0,
    see: tooLong.map((file) => at({ ...file, line: 1 })),
  },
  { what: "extractor and model lines, median", value: quantile(extractorLines, 0.5), most: 60 },
  { what: "extractor and model lines, p90", value: quantile(extractorLines, 0.9), most: 120 },
  { what: "function lines, median", value: quantile(functionLines, 0.5), most: 10 },
  { what: "function lines, p90", value: quantile(functionLines, 0.9), most: 40 },
  {
    what: "functions over 60 lines, %",
    value: (longFunctions.length * 100) / functions.length,
    most: 2,
    see: longFunctions.map(at),
  },
  { what: "nesting, p90", value: quantile(nesting, 0.9), most: 2 },
  { what: "nesting, p99", value: quantile(nesting, 0.99), most: 4 },
  { what: "any per 1,000 lines", value: per1000(sum(all.map(({ any }) => any))), most: 0, see: holding("any") },
  { what: "as per 1,000 lines", value: per1000(sum(all.map(({ casts }) => casts))), most: 2, see: holding("casts") },
  { what: "! per 1,000 lines", value: per1000(sum(all.map(({ bangs }) => bangs))), most: 0.5, see: holding("bangs") },
  {
    what: "comment lines, %",
    value: (sum(all.map(({ commentLines }) => commentLines)) * 100) / LINES,
    least: 8,
    most: 20,
  },
  { what: "lines of extract and evaluate", value: ofReaders("lines"), most: 53_695 },
  { what: "regular expressions there", value: ofReaders("patterns"), most: 700 },
  { what: "alternatives in them", value: ofReaders("alternatives"), most: 1600 },
  { what: "words in lists there", value: ofReaders("listed"), most: 2700 },
  { what: "libraries with a model in 3 folders", value: scattered().length, most: 2, see: scattered() },
  ...listed(
    "modules without an opening comment",
    all.filter(({ opens }) => !opens).map(({ path }) => path),
  ),
  ...listed(
    "suppressions without a reason",
    all.flatMap(({ path, suppressions }) => suppressions.map((line) => `${path}:${line}`)),
  ),
];

function listed(what, see) {
  return [{ what, value: see.length, most: 0, see }];
}

const isOutside = ({ value, least = 0, most }) => value < least || value > most;
const shown = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(2));
const bound = ({ least, most }) => (least === undefined ? `at most ${most}` : `${least} to ${most}`);

console.log(`${all.length} files, ${LINES} lines, ${functions.length} functions\n`);
for (const row of rows) {
  console.log(`${isOutside(row) ? "x" : " "} ${row.what.padEnd(36)}${shown(row.value).padStart(8)}   ${bound(row)}`);
}
for (const { what, see = [] } of rows.filter(isOutside)) {
  console.log(`\n${what}:`);
  for (const place of see.slice(0, 40)) console.log(`  ${place}`);
}
process.exitCode = rows.some(isOutside) ? 1 : 0;
