/** Analyses of the built fixtures, each made once a test file. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { capturePath } from "@as-built/capture";
import { type Analysis, analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";

const at = (path: string): string => fileURLToPath(new URL(`../fixtures/${path}`, import.meta.url));

const analyses = new Map<string, Promise<Analysis>>();

/** Of a folder below `fixtures`. */
export function analyzeFixture(path: string): Promise<Analysis> {
  const analysis = analyses.get(path) ?? analysed(path);
  analyses.set(path, analysis);
  return analysis;
}

const analysed = async (path: string): Promise<Analysis> =>
  analyze(await capturePath(at(path)), { parser: oxcParser(), signatures: loadSignatures() });

export const readFixture = (path: string): unknown => JSON.parse(readFileSync(at(path), "utf8"));
