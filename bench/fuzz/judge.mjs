/** Analyses a case, and says what is wrong with what comes of it: nothing, or one sentence for each finding. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CaptureError, captureFiles, capturePath, tryInProcess } from "@as-built/capture";
import { analyze, readModels } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import { uncovered, wrongRanges } from "../../tests/audit.ts";
import { schemaErrors } from "../../tests/schema.ts";
import { randomOf } from "../fleet/random.mjs";
import { spoiledArchive } from "./archives.mjs";
import { filesOf } from "./files.mjs";
import { filesForModels, oddModels } from "./models.mjs";
import { spoiledFiles } from "./mutations.mjs";
import { programOf } from "./programs.mjs";
import { oddRecording } from "./recordings.mjs";
import { SHAPES } from "./shapes.mjs";

/** Of shapes and real bundles: all that an analysis of the command line has. */
const whole = { parser: oxcParser({ trial: tryInProcess }), signatures: loadSignatures() };
/** Of small cases, which hold no library: knowledge of libraries, and how large trees are handed over, is most of their cost. */
const small = { parser: oxcParser({ trial: tryInProcess, rawTransfer: false }) };
const encoder = new TextEncoder();
const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const inputOf = (files) =>
  files.map(([path, content]) => ({ path, bytes: typeof content === "string" ? encoder.encode(content) : content }));

const ON_DISK = { archives: spoiledArchive, recordings: oddRecording };

const CASES = {
  programs: programOf,
  mutations: (seed) => spoiledFiles(randomOf(seed)),
  files: (seed) => filesOf(randomOf(seed)),
};

/** @returns {Promise<readonly string[]>} */
export async function judge(kind, seed) {
  try {
    const make = ON_DISK[kind];
    if (make) return await judgeOnDisk(make(randomOf(seed), folder));
    if (kind === "models") return judgeModels(randomOf(seed));
    return judgeFiles(inputOf(CASES[kind](seed)), kind === "mutations" ? whole : small);
  } catch (error) {
    return [`throws ${error instanceof Error ? error.stack?.split("\n").slice(0, 4).join(" ") : error}`];
  }
}

async function judgeOnDisk(path) {
  let capture;
  try {
    capture = await capturePath(path);
  } catch (error) {
    if (error instanceof CaptureError) return [];
    throw error;
  }
  return [...findings(analyze(capture, small)), ...outside(capture)];
}

/** Paths that are no place below the root of a capture. */
const outside = ({ artifacts }) =>
  artifacts.flatMap(({ id }) => (/(?:^|\/)\.{0,2}(?:\/|$)|\\|\0/.test(id) ? [`${id} leads out of the capture`] : []));

function judgeModels(random) {
  const read = readModels(oddModels(random));
  if (!read.ok) return read.problems.length > 0 ? [] : ["refused without a reason"];
  const capture = captureFiles("app", inputOf(filesForModels(random)));
  return findings(analyze(capture, { ...small, models: read.models }));
}

function judgeFiles(files, options) {
  let capture;
  try {
    capture = captureFiles("app", files);
  } catch (error) {
    if (error instanceof CaptureError) return [];
    throw error;
  }
  const analysis = analyze(capture, options);
  return [...findings(analysis), ...ofOrder(analysis, files, options)];
}

/** One file has one order. */
function ofOrder({ specification }, files, options) {
  if (files.length < 2) return [];
  const again = analyze(captureFiles("app", files.toReversed()), options);
  const isSame = JSON.stringify(specification) === JSON.stringify(again.specification);
  return isSame ? [] : ["differs for another order of the files"];
}

const findings = ({ specification, texts }) => [
  ...schemaErrors(JSON.parse(JSON.stringify(specification))).map(
    ({ instancePath, message }) => `${instancePath} ${message}`,
  ),
  ...wrongRanges(specification, texts).map((range) => `${range} does not hold its quote`),
  ...uncovered(specification, texts).map((file) => `${file} is not covered once`),
];

/** @returns {readonly [number, readonly string[]]} processor seconds, and findings */
export function judgeShape(name, size) {
  const [, make] = SHAPES.find(([own]) => own === name);
  const capture = captureFiles(
    "app",
    inputOf([...make(size), ["good.js", 'export const load=()=>fetch("/api/good")']]),
  );
  const before = process.cpuUsage();
  const analysis = analyze(capture, whole);
  const { user } = process.cpuUsage(before);
  const isGood = !analysis.specification.material.failures.some(({ file }) => file === "good.js");
  return [user / 1e6, [...findings(analysis), ...(isGood ? [] : ["a good file beside it failed"])]];
}
