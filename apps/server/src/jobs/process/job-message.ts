/** What the process of a job and whoever started it say to each other: plain data, structured clones. */
import type { Known, Stage } from "@as-built/engine";

export interface JobFile {
  /** Relative, forward slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** How far a job is, from 0 to 1 within its stage. */
export interface JobProgress {
  readonly stage: "capture" | Stage;
  readonly share: number;
  /** What is newly known. */
  readonly known?: Known;
}

export type ToJob =
  | { readonly type: "file"; readonly file: JobFile }
  /** After the last file, with the material's name, the traffic that came along, and what could not be had. */
  | { readonly type: "start"; readonly input: string; readonly traffic?: Uint8Array; readonly lost?: Uint8Array };

export type FromJob =
  | { readonly type: "progress"; readonly progress: JobProgress }
  /** The specification as JSON. */
  | { readonly type: "done"; readonly specification: string }
  | { readonly type: "failed"; readonly code: JobFailureCode; readonly detail: string };

/** Why a job gave no specification. */
export type JobFailureCode =
  | "no-files"
  | "no-scripts"
  | "too-many-files"
  | "timeout"
  | "out-of-memory"
  | "crashed"
  | "cancelled"
  | "failed";

/** `detail` names what the code is about and holds nothing of the material's text. */
export class JobFailure extends Error {
  override readonly name = "JobFailure";
  readonly code: JobFailureCode;
  readonly detail: string | undefined;

  constructor(code: JobFailureCode, detail?: string) {
    super(detail === undefined ? code : `${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}
