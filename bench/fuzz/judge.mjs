/** Analyses a case, and says what is wrong with what comes of it: nothing, or one sentence for each finding. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CaptureError, captureFiles, capturePath, tryInProcess } from "@as-built/capture";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import { uncovered, wrongRanges } from "../../tests/audit.ts";
import { schemaErrors } from "../../tests/schema.ts";
import { randomOf } from "../fleet/random.mjs";
import { spoiledArchive } from "./archives.mjs";
import { filesOf } from "./files.mjs";
import { spoiledFiles } from "./mutations.mjs";
import { programOf } from "./programs.mjs";
import { SHAPES } from "./shapes.mjs";

const options = { parser: oxcParser({ trial: tryInProcess }), signatures: loadSignatures() };
const encoder = new TextEncoder();
const folder = mkdtempSync(join(tmpdir(), "fuzz-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const inputOf = (files) =>
  files.map(([path, content]) => ({ path, bytes: typeof content === "string" ? encoder.encode(content) : content }));

const CASES = {
  programs: programOf,
  mutations: (seed) => spoiledFiles(randomOf(seed)),
  files: (seed) => filesOf(randomOf(seed)),
};

/** @returns {Promise<readonly string[]>} */
export async function judge(kind, seed) {
  try {
    if (kind === "archives") return await judgeArchive(seed);
    return judgeFiles(inputOf(CASES[kind](seed)));
  } catch (error) {
    return [`throws ${error instanceof Error ? error.stack?.split("\n").slice(0, 4).join(" ") : error}`];
  }
}

async function judgeArchive(seed) {
  let capture;
  try {
    capture = await capturePath(spoiledArchive(randomOf(seed), folder));
  } catch (error) {
    if (error instanceof CaptureError) return [];
    throw error;
  }
  return findings(analyze(capture, options));
}

function judgeFiles(files) {
  let capture;
  try {
    capture = captureFiles("app", files);
  } catch (error) {
    if (error instanceof CaptureError) return [];
    throw error;
  }
  const analysis = analyze(capture, options);
  const again = analyze(captureFiles("app", files.toReversed()), options);
  const isSame = JSON.stringify(analysis.specification) === JSON.stringify(again.specification);
  return [...findings(analysis), ...(isSame ? [] : ["differs for another order of the files"])];
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
  const analysis = analyze(capture, options);
  const { user } = process.cpuUsage(before);
  const isGood = !analysis.specification.material.failures.some(({ file }) => file === "good.js");
  return [user / 1e6, [...findings(analysis), ...(isGood ? [] : ["a good file beside it failed"])]];
}
