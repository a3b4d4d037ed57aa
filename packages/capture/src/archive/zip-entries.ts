/**
 * Entries of a zip archive, in the order of its central directory. yauzl reads that directory as the format demands and
 * checks sizes; checksums are checked here.
 */
import { crc32 } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import { CaptureError } from "../capture-error.ts";
import type { RawEntry } from "./raw-entry.ts";

/** Names are decoded here, so that yauzl does not refuse them in words of its own. */
const OPTIONS = { decodeStrings: false };

/** @throws {CaptureError} `archive-too-many-entries` before any is read; yauzl's own errors */
export async function* zipEntries(path: string, maxEntries: number): AsyncGenerator<RawEntry> {
  // loaded here: most inputs are no archives
  const { getFileNameLowLevel, openPromise } = await import("yauzl");
  const zip = await openPromise(path, OPTIONS);
  try {
    if (zip.entryCount > maxEntries) throw new CaptureError("archive-too-many-entries", String(maxEntries));
    for await (const entry of zip.eachEntry()) {
      const name = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false);
      yield rawEntry(zip, entry, name);
    }
  } finally {
    zip.close();
  }
}

function rawEntry(zip: ZipFile, entry: Entry, name: string): RawEntry {
  return {
    name,
    type: typeOf(name, entry),
    encrypted: entry.isEncrypted(),
    content: () => content(zip, entry, name),
    done: zip.entriesRead,
    total: zip.entryCount,
  };
}

/** The upper half of the attributes is the mode where Unix wrote the entry, zero elsewhere (stat.h, S_IFMT). */
function typeOf(name: string, { externalFileAttributes }: Entry): RawEntry["type"] {
  const format = (externalFileAttributes >>> 16) & 0o170000;
  if (format === 0o120000) return "link";
  if (name.endsWith("/") || format === 0o040000) return "folder";
  return format === 0 || format === 0o100000 ? "file" : "other";
}

async function* content(zip: ZipFile, entry: Entry, name: string): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== entry.crc32) throw new CaptureError("archive-damaged", name);
}
