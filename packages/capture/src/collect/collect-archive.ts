/** The files of an archive with their bytes, under the paths that a capture of it has. */
import { basename } from "node:path";
import { buffer } from "node:stream/consumers";
import type { ArchiveKind } from "../archive/archive-kind.ts";
import { archiveRoot } from "../archive/archive-path.ts";
import { readArchive } from "../archive/read-archive.ts";
import type { CollectedFile, Collection } from "./collection.ts";

/** @throws {CaptureError} with a code of `ArchiveErrorCode` */
export async function collectArchive(path: string, kind: ArchiveKind): Promise<Collection> {
  const files: CollectedFile[] = [];
  for await (const entry of readArchive(path, kind))
    files.push({ path: entry.path, bytes: await buffer(entry.content) });
  const root = archiveRoot(
    files.map((file) => file.path),
    basename(path),
  );
  return {
    input: basename(path),
    files: files.map((file) => ({ ...file, path: file.path.slice(root.length) })),
    lost: [],
  };
}
