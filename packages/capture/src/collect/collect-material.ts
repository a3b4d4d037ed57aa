/**
 * The files of whatever may be given as material, with their bytes: what `asbuilt capture` keeps. Everything that a capture
 * reads is in it, and what it lists as lost.
 */
import { readFile, stat } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { type ArchiveKind, archiveKind } from "../archive/archive-kind.ts";
import { archiveRoot } from "../archive/archive-path.ts";
import { readArchive } from "../archive/read-archive.ts";
import { isAddress } from "../capture-address.ts";
import { asCaptureError } from "../capture-error.ts";
import { isRecording, readRecording } from "../har/read-recording.ts";
import { DEFAULT_LIMITS } from "../limits.ts";
import { filesOf } from "../walk.ts";
import type { AddressOptions } from "../web/collect-address.ts";
import { type CollectedFile, type Collection, type LostFile, withDistinctPaths } from "./collection.ts";

/** @throws {CaptureError} where nothing at all can be collected */
export async function collectMaterial(input: string, options: AddressOptions): Promise<Collection> {
  const collection = isAddress(input) ? await addressed(input, options) : await onDisk(input);
  return { ...collection, files: withDistinctPaths(collection.files) };
}

async function addressed(input: string, options: AddressOptions): Promise<Collection> {
  const { collectAddress } = await import("../web/collect-address.ts");
  return collectAddress(input, options);
}

async function onDisk(path: string): Promise<Collection> {
  try {
    const kind = (await stat(path)).isFile() ? await archiveKind(path) : undefined;
    if (kind !== undefined) return await ofArchive(path, kind);
    return isRecording(path) ? await readRecording(path) : await ofFolder(path);
  } catch (error) {
    throw asCaptureError(error, path);
  }
}

async function ofArchive(path: string, kind: ArchiveKind): Promise<Collection> {
  const files: CollectedFile[] = [];
  for await (const entry of readArchive(path, kind))
    files.push({ path: entry.path, bytes: await buffer(entry.content) });
  const paths = files.map((file) => file.path);
  const root = archiveRoot(paths, basename(path));
  return {
    input: basename(path),
    files: files.map((file) => ({ ...file, path: file.path.slice(root.length) })),
    lost: [],
  };
}

async function ofFolder(path: string): Promise<Collection> {
  const { root, found } = await filesOf(path, DEFAULT_LIMITS.maxFiles);
  const files: CollectedFile[] = [];
  const lost: LostFile[] = [];
  for (const file of found) {
    const bytes = file.readable ? await readFile(join(root, file.path)).catch(() => undefined) : undefined;
    if (bytes === undefined) lost.push({ path: file.path, code: "unreadable" });
    else files.push({ path: file.path, bytes });
  }
  return { input: basename(resolve(path)), files, lost };
}
