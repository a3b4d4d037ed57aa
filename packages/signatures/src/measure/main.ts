/**
 * Measures attribution: `node src/measure/main.ts FOLDER`. FOLDER holds one folder per application, with its files in
 * `material/` and the truth from its source maps in `truth.json`. Prints a Markdown table for the whole index and for
 * poorer variants of it.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyze } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "../index.ts";
import { captureOf } from "./material.ts";
import { score, type Truth } from "./score.ts";
import { variantOf } from "./variants.ts";

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("usage: node src/measure/main.ts FOLDER");
  process.exit(2);
}

const VARIANTS = [
  [1, 0],
  [4, 0],
  [16, 0],
  [1, 25],
  [1, 50],
  [1, 100],
] as const;

const apps = readdirSync(folder).filter((name) => existsSync(join(folder, name, "truth.json")));
const signatures = loadSignatures();
const parser = oxcParser();
console.log("| application | sampling | left out | recall | precision | product recall | named | undetermined |");
console.log("|---|---|---|---|---|---|---|---|");
for (const app of apps.sort()) {
  const capture = captureOf(join(folder, app, "material"));
  const truth: Truth = JSON.parse(readFileSync(join(folder, app, "truth.json"), "utf8"));
  for (const [sampling, leftOut] of VARIANTS) {
    const index = variantOf(signatures, sampling, leftOut);
    const cells = Object.values(score(analyze(capture, { parser, signatures: index }).specification, truth));
    const numbers = cells.map((cell) => cell.toFixed(3)).join(" | ");
    console.log(`| ${app} | 1/${sampling} | ${leftOut} % | ${numbers} |`);
  }
}
