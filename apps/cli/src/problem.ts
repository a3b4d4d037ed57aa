/** Why a command could not do what it was asked. Data only; the words are in the catalogue of messages. */
import { CaptureError, type CaptureErrorCode } from "@as-built/capture/error";

export type ProblemCode =
  | CaptureErrorCode
  | "no-scripts"
  | "no-scripts-saved"
  | "not-javascript"
  | "not-decompressed"
  | "hermes-bytecode"
  | "unknown-format"
  | "no-format"
  | "timeout"
  | "not-writable"
  | "not-empty"
  | "no-viewer"
  | "no-server"
  | "port-in-use"
  | "cannot-listen"
  | "data-in-use"
  | "no-database"
  | "bad-database"
  | "bad-data-folder"
  | "no-space"
  | "no-token"
  | "not-exported"
  | "no-export"
  | "not-an-export"
  | "not-signatures"
  | "not-models"
  | "no-packages"
  | "unknown-exporter"
  | "not-a-specification"
  | "other-version"
  | "cannot-answer"
  | "too-long"
  | "unexpected";

export interface Problem {
  readonly code: ProblemCode;
  /** What it is about: a path, a bound, an error's text. */
  readonly subject: string;
}

/** Carries a problem to where the words are made. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  readonly problem: Problem;

  constructor(code: ProblemCode, subject: string) {
    super(`${code}: ${subject}`);
    this.problem = { code, subject };
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof CaptureError) return { code: error.code, subject: error.subject };
  // the engine of JavaScript has no code for it
  if (error instanceof RangeError && error.message === "Invalid string length")
    return { code: "too-long", subject: "" };
  return { code: "unexpected", subject: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
