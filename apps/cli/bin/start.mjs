/**
 * Loads the program and runs it with the arguments of the command line: from the few files of the bundle, or, in the
 * repository, from the single ones where those are newer. An installed package holds the bundle only.
 */
import { existsSync, statSync } from "node:fs";
import * as nodeModule from "node:module";
import { tuneAnalysis, tuneLoading } from "./v8-flags.mjs";

/** In the repository only. */
const entry = new URL("../dist/index.js", import.meta.url);
/** The same in a few files, made by `npm run build`. */
const bundle = new URL("../dist/bundle/asbuilt.mjs", import.meta.url);
/** What the compiler touches whenever it builds what stands in the bundle. */
const BUILDS = [
  "..",
  "../../../packages/capture",
  "../../../packages/engine",
  "../../../packages/signatures",
  "../../../packages/spec",
];

const ADVICE = existsSync(new URL("../src", import.meta.url))
  ? "Run: npm run quickstart (installs, builds, shows an example) or: npm run build"
  : "Install it again: npm install asbuilt";

function fail(what, next) {
  process.stderr.write(`asbuilt: ${what}\n${next}\n`);
  process.exitCode = 2;
}

/** What to start from: the bundle, unless it is older than the builds that it was made of. */
function program() {
  if (!existsSync(entry)) return bundle;
  const timeOf = (url) => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const made = timeOf(bundle);
  const isFresh = BUILDS.every((folder) => timeOf(new URL(`${folder}/dist/.tsbuildinfo`, import.meta.url)) <= made);
  return isFresh ? bundle : entry;
}

async function start() {
  const place = program();
  if (!existsSync(place)) return fail("the program is not built yet.", ADVICE);
  tuneLoading(nodeModule.enableCompileCache?.().directory !== undefined);
  const loaded = await import(place.href).catch((error) => {
    fail(`the program is not complete: ${error.message}`, ADVICE);
  });
  if (process.argv[2] === "analyze") tuneAnalysis();
  if (loaded !== undefined) process.exitCode = await loaded.main(process.argv.slice(2));
}

start();
