/** Where a specification and the texts of its material come from. */
import type { FileId, Specification } from "@as-built/spec";
import type { ReadableText } from "./readable-text.ts";

export interface Source {
  readonly specification: Specification;
  /**
   * The whole text of a file. It is drawn a window at a time: a minified script is one line of up to tens of millions of
   * code units.
   * @throws SourceError
   */
  text(file: FileId): Promise<ReadableText>;
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
