/**
 * Reads archives: one entry after the other, unpacked as it is read, nothing written anywhere. The archive is hostile:
 * paths that leave it, links, duplicates, encryption, damage and anything beyond the limits end the reading with a coded
 * error. What was given before such an error must not be kept. Of a mobile application only its web part is given.
 */
import { basename } from "node:path";
import { CaptureError } from "../capture-error.ts";
import { ARCHIVE_LIMITS, type ArchiveLimits } from "../limits.ts";
import { archiveError } from "./archive-error.ts";
import type { ArchiveKind } from "./archive-kind.ts";
import { archivePath, shownName } from "./archive-path.ts";
import { asarEntries } from "./asar-entries.ts";
import { Budget } from "./budget.ts";
import { zipStart } from "./crx.ts";
import { mobilePart } from "./mobile-application.ts";
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
    for await (const entry of await entriesOf(path, kind, all)) {
      budget.takeEntry();
      const file = checked(entry, seen, all);
      if (file !== undefined) yield* given(entry, file, budget, basename(path));
    }
  } catch (error) {
    throw archiveError(error, basename(path));
  }
}

async function entriesOf(path: string, kind: ArchiveKind, limits: ArchiveLimits): Promise<AsyncIterable<RawEntry>> {
  if (kind === "zip") return webEntries(path, limits);
  if (kind === "crx") return zipEntries(path, limits.maxEntries, await zipStart(path));
  return kind === "asar" ? asarEntries(path, limits) : tarEntries(path, kind === "tar.gz");
}

/**
 * All entries of a zip, or those of the web application in a mobile one: what else such a package holds is neither
 * unpacked nor judged. Its directory is read twice, since the names say what it is.
 *
 * @throws {CaptureError} `archive-native`
 */
async function* webEntries(path: string, limits: ArchiveLimits): AsyncGenerator<RawEntry> {
  const names: string[] = [];
  for await (const { name } of zipEntries(path, limits.maxEntries)) names.push(archivePath(name, limits));
  const part = mobilePart(names);
  if (part === "native") throw new CaptureError("archive-native", basename(path));
  for await (const entry of zipEntries(path, limits.maxEntries)) {
    const name = part === undefined ? entry.name : part.pathOf(archivePath(entry.name, limits));
    if (name !== undefined) yield { ...entry, name };
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
