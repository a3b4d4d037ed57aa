/** Analyses of the built fixtures, each made once a worker: test files that ask for the same one share it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { capturePath } from "@as-built/capture";
import { type Analysis, analyze, type Capture } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";

const at = (path: string): string => fileURLToPath(new URL(`../fixtures/${path}`, import.meta.url));

const captures = new Map<string, Promise<Capture>>();
const analyses = new Map<string, Promise<Analysis>>();

/** With the index, which keeps the libraries from being read as if they were the application. */
const OPTIONS = { parser: oxcParser(), signatures: loadSignatures() };

/** Of a folder below `fixtures`. */
export function captureFixture(path: string): Promise<Capture> {
  const capture = captures.get(path) ?? capturePath(at(path));
  captures.set(path, capture);
  return capture;
}

/** Of a folder below `fixtures`. */
export function analyzeFixture(path: string): Promise<Analysis> {
  const analysis = analyses.get(path) ?? captureFixture(path).then(analyzed);
  analyses.set(path, analysis);
  return analysis;
}

/** Of what is not all of a fixture. */
export const analyzed = (capture: Capture): Analysis => analyze(capture, OPTIONS);

export const readFixture = (path: string): unknown => JSON.parse(readFileSync(at(path), "utf8"));
