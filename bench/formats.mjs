/**
 * `npm run bench:formats`: holds the analysis of every built fixture of the example and of the formats against its
 * expected.json and writes the table of docs/accuracy.md: bundler and format, what is found of what the source says, and
 * what is found beside it. Needs `npm run build`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analyzeInput } from "asbuilt/analysis";
import { anonymous, callWords, ruleWord, setWord } from "./words.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path) => JSON.parse(readFileSync(at(path), "utf8"));

/** Bundler, format, and the folders with a build of the small product and of the example. */
const ROWS = [
  ["webpack 4", "scripts", "webpack4"],
  ["webpack 4", "one script", "webpack4-single"],
  ["webpack 4", "development, `eval`", "webpack4-development"],
  ["webpack 5", "scripts", "webpack5", "webpack"],
  ["webpack 5", "UMD, one script", "webpack5-umd", "webpack-umd"],
  ["webpack 5", "AMD library, one script", "webpack5-amd"],
  ["webpack 5", "SystemJS library, one script", "webpack5-system"],
  ["webpack 5", "CommonJS library", "webpack5-commonjs2"],
  ["webpack 5", "ES modules", "webpack5-module"],
  ["webpack 5", "module federation", "federation"],
  ["webpack 5", "development, `eval`", "webpack5-development"],
  ["webpack 5", "development, numbered modules", "webpack5-development-plain"],
  ["Rspack", "scripts", "rspack", "rspack"],
  ["Rspack", "UMD, one script", "rspack-umd"],
  ["Rspack", "AMD library, one script", "rspack-amd"],
  ["Rspack", "SystemJS library, one script", "rspack-system"],
  ["Rspack", "ES modules", "rspack-module", "rspack-module"],
  ["Rspack", "development, `eval`", "rspack-development"],
  ["Rollup", "ES modules", "rollup-es", "rollup"],
  ["Rollup", "ES modules, `compact`, not minified", "rollup-compact"],
  ["Rollup", "SystemJS", "rollup-system", "system"],
  ["Rollup", "AMD", "rollup-amd"],
  ["Rollup", "UMD", "rollup-umd"],
  ["Rollup", "one function", "rollup-iife", "iife"],
  ["Rollup", "CommonJS", "rollup-cjs"],
  ["Vite 8, Rolldown", "ES modules", "rolldown", "vite"],
  ["Vite 8, Rolldown", "of one CommonJS file", "rolldown-commonjs", "vite-commonjs"],
  ["Vite 8, Rolldown", "of CommonJS modules", "rolldown-commonjs-modules"],
  ["Vite 8, Rolldown", "one function", "rolldown-iife"],
  ["Vite 8, Rolldown", "UMD", "rolldown-umd"],
  ["Vite 8, Rolldown", "CommonJS", "rolldown-cjs"],
  ["Vite 8, plugin-legacy", "SystemJS by Babel", "vite-legacy"],
  ["esbuild", "ES modules", "esbuild-esm"],
  ["esbuild", "one function", "esbuild-iife"],
  ["esbuild", "one function, not minified", "esbuild-plain"],
  ["esbuild", "CommonJS", "esbuild-cjs"],
  ["Parcel", "scope hoisting", "parcel"],
  ["Parcel", "wrapped modules", "parcel-wrapped"],
  ["r.js", "AMD, one script", "requirejs"],
  ["r.js", "AMD, scripts", "requirejs-split"],
  ["r.js", "almond", "almond"],
  ["Browserify", "one script", "browserify"],
  ["Metro", "one script", "metro"],
  ["Metro", "one script, `inlineRequires`", "metro-inline"],
  ["none", "import map", "import-map"],
];

/** What a specification shows, as words with their point; those of `complete` points are wrong where nobody expects them. */
function shownBy({ points, provenance }) {
  const list = (point, words) =>
    points[point].statements.flatMap((one) => words(one).map((word) => `${point} ${word}`));
  const named = ({ kind, name }) => (kind === "library" || kind === "framework" ? [`libraries ${name}`] : []);
  return new Set([
    ...list("screens", ({ path }) => [anonymous(path)]),
    ...list("calls", callWords),
    ...list("errors", ({ message }) => [anonymous(message)]),
    ...list("roles", ({ kind, name }) => [`${kind} ${name}`]),
    ...list("constants", ({ value }) => [JSON.stringify(value)]),
    ...list("validation", (rule) => [ruleWord(rule)]),
    ...list("entities", ({ fields }) => fields.map(({ name }) => name)),
    ...list("states", ({ values }) => [setWord(values)]),
    ...provenance.components.flatMap(named),
  ]);
}

/** Expected of the small product. */
function ofFormats({ calls, errors, constants, libraries }) {
  const words = calls.flatMap(({ call, query = [], body = [] }) => [
    call,
    ...query.map((name) => `${call} query ${name}`),
    ...body.map((name) => `${call} body ${name}`),
  ]);
  return {
    expected: [
      ...words.map((word) => `calls ${word}`),
      ...errors.map((message) => `errors ${message}`),
      ...constants.map((value) => `constants ${value}`),
      ...libraries.map((name) => `libraries ${name}`),
    ],
    also: [],
    complete: ["calls", "errors", "libraries"],
  };
}

/** Expected of the example. */
function ofExample({ screens, calls, errors, roles, constants, validation, entities, states, libraries, alsoTrue }) {
  const call = ({ method, url }) => `calls ${method} ${anonymous(url)}`;
  const error = ({ message }) => `errors ${anonymous(message)}`;
  const role = ({ kind, name }) => `roles ${kind} ${name}`;
  return {
    expected: [
      ...screens.map(({ path }) => `screens ${anonymous(path)}`),
      ...[...calls.map(call), ...errors.map(error), ...roles.map(role)],
      ...constants.map(({ value }) => `constants ${JSON.stringify(value)}`),
      ...validation.map((rule) => `validation ${ruleWord(rule)}`),
      ...entities.flatMap(({ fields }) => fields.map((name) => `entities ${name}`)),
      ...states.map(({ values }) => `states ${setWord(values)}`),
      ...libraries.map(({ name }) => `libraries ${name}`),
    ],
    also: [...(alsoTrue.calls ?? []).map(call), ...alsoTrue.errors.map(error), ...alsoTrue.roles.map(role)],
    complete: ["screens", "calls", "errors", "roles"],
  };
}

async function score(folder, { expected, also, complete }) {
  if (!existsSync(at(folder))) throw new Error(`${folder} is not there: build it with tools/fixtures/build.mjs`);
  const { specification } = await analyzeInput(at(folder));
  const shown = shownBy(specification);
  const wanted = [...new Set(expected)];
  const known = new Set([...wanted, ...also]);
  // What is sent along is complete for the small product alone: labels of the example name a choice.
  const isWrong = (word) =>
    complete.includes(word.slice(0, word.indexOf(" "))) &&
    !known.has(word) &&
    !(also.length > 0 && / (query|body) /.test(word));
  const found = wanted.filter((word) => shown.has(word)).length;
  return { share: (100 * found) / wanted.length, wrong: [...shown].filter(isWrong).length };
}

const LABELS = {
  formats: ofFormats(read("fixtures/formats/expected.json")),
  example: ofExample(read("fixtures/example/expected.json")),
};

async function cells(kind, name) {
  if (!name) return ["", ""];
  const { share, wrong } = await score(`fixtures/${kind}/${name}/material`, LABELS[kind]);
  return [`${share.toFixed(0)} %`, String(wrong)];
}

const BEGIN = "<!-- formats: begin -->";
const END = "<!-- formats: end -->";

const lines = [
  "| bundler | format | small product: found | wrong | example: found | wrong |",
  "| --- | --- | ---: | ---: | ---: | ---: |",
];
for (const [bundler, format, small, example] of ROWS) {
  const row = [bundler, format, ...(await cells("formats", small)), ...(await cells("example", example))];
  lines.push(`| ${row.join(" | ")} |`);
  console.log(lines.at(-1));
}
const page = at("docs/accuracy.md");
const text = readFileSync(page, "utf8");
const [before, rest] = [text.slice(0, text.indexOf(BEGIN)), text.slice(text.indexOf(END))];
if (!text.includes(BEGIN) || !text.includes(END)) throw new Error("docs/accuracy.md has no place for the table");
writeFileSync(page, `${before}${BEGIN}\n\n${lines.join("\n")}\n\n${rest}`);
