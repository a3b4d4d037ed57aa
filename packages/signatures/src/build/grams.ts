/** The grams of a file and of a package: what a bundle may hold of it, in every way a bundler may write its imports. */
import { readFileSync } from "node:fs";
import { gramAt, type ImportView, type ParsedScript, tokensOf } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { scriptFiles } from "./files.ts";
import { importView } from "./imports.ts";
import { isCommonJs } from "./module-kind.ts";
import type { InstalledPackage } from "./packages.ts";

type Program = ParsedScript["program"];

export const parse = oxcParser();

/** Grams of all script files of a package. Files that do not parse are left out. */
export function packageGrams(
  { folder, manifest }: InstalledPackage,
  only: readonly string[] | undefined,
): ReadonlySet<number> {
  const grams = new Set<number>();
  for (const file of scriptFiles(folder, manifest, only)) addFile(file, grams);
  return grams;
}

function addFile(file: string, grams: Set<number>): void {
  const { program, fatal } = parse(file, readFileSync(file, "utf8"));
  if (fatal || isForNode(program)) return;
  addGrams(program, undefined, grams);
  const linked = importView(program, (specifier) => isCommonJs(specifier, file));
  if (linked) addGrams(program, linked, grams);
}

/** A module that imports what only Node has is not part of a browser's bundle. */
const NODE_ONLY =
  /^(node:)?(child_process|cluster|dgram|dns|fs|fs\/promises|http2|net|readline|repl|tls|v8|vm|worker_threads)$/;

function isForNode(program: Program): boolean {
  return program.body.some(
    (statement) => statement.type === "ImportDeclaration" && NODE_ONLY.test(statement.source.value),
  );
}

function addGrams(program: Program, view: ImportView | undefined, grams: Set<number>): void {
  for (const gram of gramsOf(program, view)) grams.add(gram);
}

/** Grams of one tree, repetitions included. */
export function gramsOf(node: Program | Program["body"][number], view?: ImportView): readonly number[] {
  const { hashes } = tokensOf(node, view);
  return [...hashes].map((_, at) => gramAt(hashes, at)).filter((gram) => gram !== 0);
}
