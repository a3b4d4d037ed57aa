/**
 * The example files of the engine, wherever they stand: those of extractors, of answers, of routes (`examples.jsx` in their
 * folder) and of models (`axios.examples.jsx` beside the model, `antd.unbundled.jsx` where the libraries are not among the
 * dependencies, so that there are no bundles of it). Read once; a file that breaks a rule has its problem in
 * place of examples, so that it spoils no other one.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Kinds, kindsOf } from "./compare.ts";
import type { Example } from "./example.ts";
import { manifestExamples, pageExamples } from "./line-examples.ts";
import { scriptExamples } from "./script-examples.ts";

export interface ExampleFile {
  /** The extractor's or the model's. */
  readonly name: string;
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly kind: "script" | "page" | "manifest";
  /** Whether there are bundles of its programs. */
  readonly isBundled: boolean;
  readonly examples: readonly Example[];
  readonly kinds: Kinds;
  /** What is wrong with the file. */
  readonly problem?: string;
}

const SOURCES = "packages/engine/src/";
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

const READERS = {
  "examples.jsx": { kind: "script", isBundled: true, read: scriptExamples },
  "unbundled.jsx": { kind: "script", isBundled: false, read: scriptExamples },
  "examples.html": { kind: "page", isBundled: false, read: pageExamples },
  "examples.manifest": { kind: "manifest", isBundled: false, read: manifestExamples },
} as const;

/** Sorted by path. */
export const exampleFiles = (): readonly ExampleFile[] =>
  Object.entries(READERS)
    .flatMap(([file, reader]) => pathsOf(file).map((path) => readFile(path, reader)))
    .sort((a, b) => (a.path < b.path ? -1 : 1));

const pathsOf = (file: string): readonly string[] =>
  globSync(`**/{${file},*.${file}}`, { cwd: join(ROOT, SOURCES) }).map((path) => SOURCES + path.replaceAll("\\", "/"));

/** `axios` of `axios.examples.jsx`; else the name of the folder. */
export function exampleName(path: string): string {
  const [name = ""] = basename(path).split(".");
  return name === "examples" ? basename(dirname(path)) : name;
}

function readFile(path: string, { kind, isBundled, read }: (typeof READERS)[keyof typeof READERS]): ExampleFile {
  const file = { name: exampleName(path), path, kind, isBundled };
  try {
    const examples = read(readFileSync(join(ROOT, path), "utf8"));
    return { ...file, examples, kinds: kindsOf(examples) };
  } catch (error) {
    return { ...file, examples: [], kinds: new Set(), problem: error instanceof Error ? error.message : String(error) };
  }
}
