/**
 * Where a specification and the texts of its material come from. Views ask for excerpts, never for a whole file:
 * a minified script is one line of up to tens of millions of code units.
 */
import type { FileId, Specification, TextSlice } from "@as-built/spec";

export interface Source {
  readonly specification: Specification;
  /**
   * The text from `from` to `to`, clamped to the file.
   * @throws SourceError
   */
  excerpt(file: FileId, from: number, to: number): Promise<TextSlice>;
}

export type SourceErrorCode =
  | "text-absent"
  | "text-damaged"
  | "unreachable"
  | "analysis-gone"
  | "specification-damaged";

/** Why a source could not give something; words for it are in words.ts. */
export class SourceError extends Error {
  readonly code: SourceErrorCode;

  constructor(code: SourceErrorCode, message: string) {
    super(message);
    this.name = "SourceError";
    this.code = code;
  }
}
