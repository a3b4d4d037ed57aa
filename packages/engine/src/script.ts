/**
 * A parsed script: a whole script file, or an inline script of an HTML file. Node offsets count from the script's own
 * start; `base` brings them to the file.
 */
import type { FileId, Offset } from "@as-built/spec";
import { offset } from "@as-built/spec";
import type { Comment } from "./parse/parser.ts";
import type { PublishedFile } from "./parse/published-files.ts";
import type { ScopeTree } from "./scope/binding.ts";
import type { Program } from "./syntax/nodes.ts";

export interface Script {
  readonly file: FileId;
  /** Offset of the script's first code unit in its file: 0 for a script file. */
  readonly base: number;
  readonly text: string;
  readonly program: Program;
  readonly comments: readonly Comment[];
  readonly scopes: ScopeTree;
  /** Set where the file is a package's as a whole: its program is empty. */
  readonly published?: PublishedFile;
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A range of a script as a range of its file. */
export const inFile = (
  script: Script,
  range: Range,
): { readonly file: FileId; readonly start: Offset; readonly end: Offset } => ({
  file: script.file,
  start: offset(script.base + range.start),
  end: offset(script.base + range.end),
});

/** A place in a file as a key. */
export const beginsAt = ({ file, start }: { readonly file: string; readonly start: number }): string =>
  `${file}:${start}`;
