/**
 * Reads zip, tar and tar.gz archives: one entry after the other, unpacked as it is read, nothing written anywhere. The
 * archive is hostile: paths that leave it, links, duplicates, encryption, damage and anything beyond the limits end the
 * reading with a coded error. What was given before such an error must not be kept.
 */
import { basename } from "node:path";
import { CaptureError } from "../capture-error.ts";
import { ARCHIVE_LIMITS, type ArchiveLimits } from "../limits.ts";
import { archiveError } from "./archive-error.ts";
import type { ArchiveKind } from "./archive-kind.ts";
import { archivePath, shownName } from "./archive-path.ts";
import { Budget } from "./budget.ts";
import type { RawEntry } from "./raw-entry.ts";
import { tarEntries } from "./tar-entries.ts";
import { zipEntries } from "./zip-entries.ts";

/** A file of an archive. */
export interface ArchiveEntry {
  /** Relative, forward slashes, no `.` and no `..`; no other entry has it. */
  readonly path: string;
  /** Unpacked bytes. To be read to the end or not at all, before the next entry is asked for. */
  readonly content: AsyncIterable<Uint8Array>;
  /** How far the archive is read: entries of a zip, bytes of a tar. */
  readonly done: number;
  readonly total: number;
}

/**
 * @param path of the archive's file; zip needs one, because its directory stands at the end
 * @throws {CaptureError} with a code of `ArchiveErrorCode`; the file system's own errors
 */
export async function* readArchive(
  path: string,
  kind: ArchiveKind,
  limits: Partial<ArchiveLimits> = {},
): AsyncGenerator<ArchiveEntry> {
  const all = { ...ARCHIVE_LIMITS, ...limits };
  try {
    const budget = await Budget.of(path, all);
    const seen = new Set<string>();
    const entries = kind === "zip" ? zipEntries(path, all.maxEntries) : tarEntries(path, kind === "tar.gz");
    for await (const entry of entries) {
      budget.takeEntry();
      const file = checked(entry, seen, all);
      if (file !== undefined) yield* given(entry, file, budget, basename(path));
    }
  } catch (error) {
    throw archiveError(error, basename(path));
  }
}

/** The path of a file; undefined for a folder. */
function checked(entry: RawEntry, seen: Set<string>, limits: ArchiveLimits): string | undefined {
  const path = archivePath(entry.name, limits);
  if (entry.encrypted) throw new CaptureError("archive-encrypted", shownName(entry.name));
  if (entry.type === "link") throw new CaptureError("archive-link", shownName(entry.name));
  if (entry.type === "other") throw new CaptureError("archive-unsupported", shownName(entry.name));
  if (entry.type === "folder") return undefined;
  if (path === "") throw new CaptureError("archive-damaged", shownName(entry.name));
  if (seen.has(path)) throw new CaptureError("archive-duplicate", shownName(path));
  seen.add(path);
  return path;
}

async function* given(entry: RawEntry, path: string, budget: Budget, archive: string): AsyncGenerator<ArchiveEntry> {
  const content = coded(budget.spend(path, entry.content()), archive);
  yield { path, content, done: entry.done, total: entry.total };
  // Reads what was not read, so that sizes and checksums are those of the whole archive.
  for await (const _ of content);
}

/** What goes wrong within an entry is thrown where its content is read. */
async function* coded(content: AsyncIterable<Uint8Array>, archive: string): AsyncGenerator<Uint8Array> {
  try {
    yield* content;
  } catch (error) {
    throw archiveError(error, archive);
  }
}
