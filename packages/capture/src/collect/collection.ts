/**
 * Files that came from a recording, an address or a package, each with the address it was given at, to a capture. What
 * stands in a folder or an archive is read by `capturePath` and needs none of this.
 */
import { hash } from "node:crypto";
import type { Capture, CaptureFailure, RecordedTraffic } from "@as-built/engine";
import { type FileId, fileId } from "@as-built/spec";
import { artifactOf } from "../artifact-of.ts";
import { assembleCapture, type Outcome } from "../assemble-capture.ts";
import { CaptureError } from "../capture-error.ts";
import type { CaptureLimits } from "../limits.ts";
import { freeName } from "./apart-from-folders.ts";

export interface CollectedFile {
  /** Relative, forward slashes, no `.` and no `..`. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly url?: string;
  /** Its own path, where it stands under another one. */
  readonly is?: string;
}

/** What could not be collected, under the path that it would have. */
export interface LostFile {
  readonly path: string;
  readonly code: CaptureFailure["code"];
  /** The file that names it. */
  readonly by?: FileId;
  /** As that file names it. */
  readonly reference?: string;
  /** What is known beside the code: of another origin, which one it is. */
  readonly detail?: string;
}

export interface Collection {
  /** What was given, as it shall be named in the specification. */
  readonly input: string;
  readonly files: readonly CollectedFile[];
  readonly lost: readonly LostFile[];
  /** Calls and their answers, without values. */
  readonly traffic?: RecordedTraffic;
}

/** Different files of one path, in the order of digests: the first keeps it, `a.js`, the others are `a~2.js`, `a~3.js`. */
export function withDistinctPaths(files: readonly CollectedFile[]): readonly CollectedFile[] {
  const byPath = Map.groupBy(files, ({ path }) => path);
  const taken = new Set(byPath.keys());
  return [...byPath].flatMap(([path, same]) => {
    const byDigest = new Map(same.map((file) => [hash("sha256", file.bytes, "hex"), file]));
    const sorted = [...byDigest].sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.map(([, file], index) => {
      if (index === 0) return file;
      const free = freeName(
        path,
        (count) => String(count + index),
        (one) => !taken.has(one),
      );
      taken.add(free);
      return { ...file, path: free, is: path };
    });
  });
}

/** @throws {CaptureError} `empty` without files, `too-many-files` above the bound */
export function captureCollection(collection: Collection, limits: CaptureLimits): Capture {
  const { input, files, lost, traffic } = collection;
  const { maxFileBytes, maxFiles } = limits;
  if (files.length === 0) throw new CaptureError("empty", input);
  if (files.length > maxFiles) throw new CaptureError("too-many-files", String(maxFiles));
  const read = files.map((file): Outcome => outcomeOf(file, maxFileBytes));
  const failures = lost.map(({ path, ...lost }): Outcome => ({ failure: { file: fileId(path), ...lost } }));
  return { ...assembleCapture(input, [...read, ...failures], maxFileBytes), ...(traffic && { traffic }) };
}

function outcomeOf({ path, bytes, url }: CollectedFile, maxFileBytes: number): Outcome {
  const id: FileId = fileId(path);
  if (bytes.byteLength > maxFileBytes) return { failure: { file: id, code: "too-large" } };
  const { artifact, ...rest } = artifactOf(id, bytes);
  return { ...rest, artifact: { ...artifact, ...(url !== undefined && { url }) } };
}
