/**
 * A folder, a single file, an archive or a recording of traffic to a capture. What cannot be read or is too large is listed as a failure and costs nothing
 * else. Files of a folder are read one after the other, without waiting for any: where they are at hand, to go through
 * the thread pool takes five times as long.
 */
import { readFileSync, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import type { Capture } from "@as-built/engine";
import { fileId } from "@as-built/spec";
import { type ArchiveKind, archiveKind } from "./archive/archive-kind.ts";
import { artifactOf } from "./artifact-of.ts";
import type { Outcome } from "./assemble-capture.ts";
import { captureArchive } from "./capture-archive.ts";
import { asCaptureError } from "./capture-error.ts";
import { keptCapture } from "./capture-record.ts";
import { captureCollection } from "./collect/collection.ts";
import { isRecording, readRecording } from "./har/read-recording.ts";
import { type CaptureLimits, DEFAULT_LIMITS } from "./limits.ts";
import { type Found, filesOf } from "./walk.ts";

export interface CapturePathOptions extends Partial<CaptureLimits> {
  /** Called after each file with how much of all is done: files, entries of a zip, bytes of a tar. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** @throws {CaptureError} where nothing at all can be captured: no such path, an empty folder, too many files, a bad archive */
export async function capturePath(path: string, options: CapturePathOptions = {}): Promise<Capture> {
  const all = { ...DEFAULT_LIMITS, ...options };
  try {
    const kind = await archiveAt(path);
    if (kind === undefined && isRecording(path) && statSync(path).isFile())
      return captureCollection(await readRecording(path), all);
    return await (kind === undefined ? captureFolder(path, all) : captureArchive(path, kind, all));
  } catch (error) {
    throw asCaptureError(error, path);
  }
}

async function archiveAt(path: string): Promise<ArchiveKind | undefined> {
  return (await stat(path)).isFile() ? archiveKind(path) : undefined;
}

async function captureFolder(path: string, options: CaptureLimits & CapturePathOptions): Promise<Capture> {
  const { maxFileBytes, maxFiles, onProgress } = options;
  const { root, found } = await filesOf(path, maxFiles);
  const outcomes = found.map((file, index) => {
    const outcome = captureFile(root, file, maxFileBytes);
    onProgress?.(index + 1, found.length);
    return outcome;
  });
  return keptCapture(basename(resolve(path)), outcomes, maxFileBytes);
}

function captureFile(root: string, file: Found, maxFileBytes: number): Outcome {
  const id = fileId(file.path);
  if (!file.readable) return { failure: { file: id, code: "unreadable" } };
  try {
    const location = join(root, file.path);
    if (statSync(location).size > maxFileBytes) return { failure: { file: id, code: "too-large" } };
    return artifactOf(id, readFileSync(location));
  } catch {
    return { failure: { file: id, code: "unreadable" } };
  }
}
