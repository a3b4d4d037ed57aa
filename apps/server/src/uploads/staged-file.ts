/** A file that has come, with its path in the release. */
import type { StagedBlob } from "../storage/stage.ts";

export interface StagedFile extends StagedBlob {
  /** Relative, forward slashes, no `.` and no `..`. */
  readonly path: string;
}
