/**
 * Files that are already in memory (an upload, an unpacked archive) to a capture. Opens nothing; paths are made
 * relative to one root that none can leave.
 */
import type { Capture } from "@as-built/engine";
import { type FileId, fileId } from "@as-built/spec";
import { artifactOf } from "./artifact-of.ts";
import type { Outcome } from "./assemble-capture.ts";
import { CaptureError } from "./capture-error.ts";
import { keptCapture } from "./capture-record.ts";
import { holdsScript } from "./holds-script.ts";
import { type CaptureLimits, DEFAULT_LIMITS } from "./limits.ts";

export { holdsScript };

export interface InputFile {
  /** Relative path; backslashes count as slashes. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * @param input what was given, as it shall be named in the specification
 * @throws {CaptureError} `empty` without files, `too-many-files` above the bound
 */
export function captureFiles(input: string, files: readonly InputFile[], limits: Partial<CaptureLimits> = {}): Capture {
  const { maxFileBytes, maxFiles } = { ...DEFAULT_LIMITS, ...limits };
  if (files.length === 0) throw new CaptureError("empty", input);
  if (files.length > maxFiles) throw new CaptureError("too-many-files", String(maxFiles));
  const outcomes = files.map(({ path, bytes }): Outcome => {
    const id = relativeId(path);
    return bytes.byteLength > maxFileBytes ? { failure: { file: id, code: "too-large" } } : artifactOf(id, bytes);
  });
  return keptCapture(input, outcomes, maxFileBytes);
}

/** Forward slashes, no empty or `.` segment; `..` goes up, never above the root. */
function relativeId(path: string): FileId {
  const segments: string[] = [];
  for (const segment of path.split(/[\\/]/)) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return fileId(segments.join("/"));
}
