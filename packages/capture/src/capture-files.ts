/**
 * Files that are already in memory (an upload, an unpacked archive) to a capture. Opens nothing; paths are made
 * relative to one root that none can leave.
 */
import type { Capture, CaptureFailure } from "@as-built/engine";
import { type FileId, fileId } from "@as-built/spec";
import { artifactOf, type Captured } from "./artifact-of.ts";
import { assembleCapture } from "./assemble-capture.ts";
import { CaptureError } from "./capture-error.ts";
import { type CaptureLimits, DEFAULT_LIMITS } from "./limits.ts";

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
  const captured: Captured[] = [];
  const failures: CaptureFailure[] = [];
  for (const { path, bytes } of files) {
    const id = relativeId(path);
    if (bytes.byteLength > maxFileBytes) failures.push({ file: id, code: "too-large" });
    else captured.push(artifactOf(id, bytes));
  }
  failures.push(...captured.flatMap(({ failure }) => failure ?? []));
  return assembleCapture(
    input,
    captured.map(({ artifact }) => artifact),
    failures,
  );
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
