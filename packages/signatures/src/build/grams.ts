/** The grams of a file and of a package: what a bundle may hold of it, in every way a bundler may write its imports. */
import { readFileSync } from "node:fs";
import {
  fontGram,
  fontStem,
  gramsIn,
  type ImportView,
  type ParsedScript,
  styleTokens,
  tokensOf,
} from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { fontFiles, scriptFiles, styleFiles } from "./files.ts";
import { importView } from "./imports.ts";
import { isCommonJs } from "./module-kind.ts";
import type { InstalledPackage } from "./packages.ts";

type Program = ParsedScript["program"];

export const parse = oxcParser();

export interface ReadPackage {
  readonly grams: ReadonlySet<number>;
  /** Of its style sheets. */
  readonly styles: ReadonlySet<number>;
  /** Whether a script holds the package's version as a text. */
  readonly states: boolean;
}

/** Reads all script files and style sheets of a package. Files that do not parse are left out. */
export function readPackage(installed: InstalledPackage, only: readonly string[] | undefined): ReadPackage {
  const { folder, manifest, version } = installed;
  const grams = new Set<number>();
  let states = false;
  for (const file of scriptFiles(folder, manifest, only)) {
    const text = readFileSync(file, "utf8");
    addFile(file, text, grams);
    states ||= QUOTES.some((quote) => text.includes(`${quote}${version}${quote}`));
  }
  const styles = new Set<number>();
  for (const file of styleFiles(folder, manifest)) {
    for (const gram of gramsIn(styleTokens(readFileSync(file, "utf8")))) styles.add(gram);
  }
  return { grams, styles, states };
}

/** Packages that are made to bring fonts. */
const OF_FONTS = /font|icon|typeface|glyph/;

/**
 * Grams of the names of a package's font files. Any package may carry a well-known font; whose it is says a package that
 * is made for fonts, or a font that is named after its package.
 */
export function fontsOf({ folder, name }: Pick<InstalledPackage, "folder" | "name">): readonly number[] {
  const own = squashed(name.slice(name.indexOf("/") + 1));
  const stems = fontFiles(folder).map(fontStem);
  const telling = stems.filter((stem) => OF_FONTS.test(name) || (own.length > 3 && squashed(stem).includes(own)));
  return [...new Set(telling.map(fontGram))].filter((gram) => gram !== 0);
}

const squashed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

const QUOTES = ['"', "'", "`"];

function addFile(file: string, text: string, grams: Set<number>): void {
  const { program, fatal } = parse(file, text);
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
  return gramsIn(tokensOf(node, view));
}
