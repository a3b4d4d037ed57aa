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
  /** Set where the text was refused, whatever it holds; otherwise it breaks the rules of the language. */
  readonly code?: Refusal;
}

/**
 * `too-deep`: nested so deeply that a native parser would run out of stack. `repeated-exports`: so many errors of one kind
 * that naming them would take all memory. `many-imports`: so many declarations that their square is too long. `parser-ended`:
 * the parser ended the process that it was tried in. `not-tried`: it would have had to be tried, and could not be.
 */
export type Refusal = "too-deep" | "repeated-exports" | "many-imports" | "parser-ended" | "not-tried";

/** `fatal`: the tree is empty or useless and the file is a failure; otherwise errors may be listed beside a tree. */
export interface ParsedScript {
  readonly program: Program;
  readonly comments: readonly Comment[];
  readonly errors: readonly SyntaxFailure[];
  readonly fatal: boolean;
}

/** Takes a file's name (for its extension) and text; never throws at bad input. */
export interface Parser {
  (file: string, text: string): ParsedScript;
  /** Is told all texts of an analysis before any of them is parsed: what has to be tried is tried at once. */
  readonly prepare?: (texts: readonly string[]) => void;
}

/**
 * Parses texts where an end of the process does no harm. Says of each what became of it; undefined where the parser
 * came back, with or without a tree.
 */
export type Trial = (texts: readonly string[]) => readonly (Refusal | undefined)[];
