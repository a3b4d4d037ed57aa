/** The grams of a file and of a package: what a bundle may hold of it, in every way a bundler may write its imports. */
import { readFileSync } from "node:fs";
import { gramAt, type ImportView, type ParsedScript, tokensOf } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { scriptFiles } from "./files.ts";
import { importView } from "./imports.ts";
import { isCommonJs } from "./module-kind.ts";

const parse = oxcParser();

/** Grams of all script files of a package. Files that do not parse are left out. */
export function packageGrams(folder: string): ReadonlySet<number> {
  const grams = new Set<number>();
  for (const file of scriptFiles(folder)) addFile(file, grams);
  return grams;
}

function addFile(file: string, grams: Set<number>): void {
  const { program, fatal } = parse(file, readFileSync(file, "utf8"));
  if (fatal) return;
  addGrams(program, undefined, grams);
  const linked = importView(program, (specifier) => isCommonJs(specifier, file));
  if (linked) addGrams(program, linked, grams);
}

function addGrams(program: ParsedScript["program"], view: ImportView | undefined, grams: Set<number>): void {
  const { hashes } = tokensOf(program, view);
  for (let at = 0; at < hashes.length; at++) {
    const gram = gramAt(hashes, at);
    if (gram !== 0) grams.add(gram);
  }
}
