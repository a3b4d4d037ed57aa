/** An archive to a capture: its files one by one, unpacked in memory, never onto the disk. */
import { basename } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Capture } from "@as-built/engine";
import { fileId } from "@as-built/spec";
import type { ArchiveKind } from "./archive/archive-kind.ts";
import { archiveRoot } from "./archive/archive-path.ts";
import { readArchive } from "./archive/read-archive.ts";
import { artifactOf, type Captured } from "./artifact-of.ts";
import { CaptureError } from "./capture-error.ts";
import { keptCapture } from "./capture-record.ts";
import type { CaptureLimits } from "./limits.ts";

interface ArchiveOptions extends CaptureLimits {
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** @throws {CaptureError} with a code of `ArchiveErrorCode`; `empty` */
export async function captureArchive(path: string, kind: ArchiveKind, options: ArchiveOptions): Promise<Capture> {
  const { maxFileBytes, maxFiles, onProgress } = options;
  const captured: Captured[] = [];
  for await (const { path: name, content, done, total } of readArchive(path, kind, {
    maxEntryBytes: maxFileBytes,
    maxEntries: maxFiles,
  })) {
    captured.push(artifactOf(fileId(name), await buffer(content)));
    onProgress?.(done, total);
  }
  if (captured.length === 0) throw new CaptureError("empty", path);
  const root = archiveRoot(
    captured.map(({ artifact }) => artifact.id),
    basename(path),
  );
  return keptCapture(
    basename(path),
    captured.map((one) => below(root, one)),
    maxFileBytes,
  );
}

function below(root: string, { artifact, failure, ...rest }: Captured): Captured {
  const id = fileId(artifact.id.slice(root.length));
  return { ...rest, artifact: { ...artifact, id }, ...(failure && { failure: { ...failure, file: id } }) };
}
