/**
 * The parser as the engine sees it. It is injected, so that the engine runs with the native parser in Node and with
 * a WebAssembly build of it in a browser. Offsets are UTF-16 code units.
 */
import type { Program } from "@oxc-project/types";

export interface Comment {
  readonly type: "Line" | "Block";
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface SyntaxFailure {
  readonly message: string;
  /** Offset of the first offending code unit. */
  readonly at: number;
}

/** `fatal`: the tree is empty or useless and the file is a failure; otherwise errors may be listed beside a tree. */
export interface ParsedScript {
  readonly program: Program;
  readonly comments: readonly Comment[];
  readonly errors: readonly SyntaxFailure[];
  readonly fatal: boolean;
}

/** Takes a file's name (for its extension) and text; never throws at bad input. */
export type Parser = (file: string, text: string) => ParsedScript;
