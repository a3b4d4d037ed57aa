/**
 * Entries of a zip archive, in the order of its central directory. yauzl reads that directory as the format demands and
 * checks sizes; checksums are checked here.
 */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { crc32 } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import { CaptureError } from "../capture-error.ts";
import type { RawEntry } from "./raw-entry.ts";

/** Names are decoded here, so that yauzl does not refuse them in words of its own. */
const OPTIONS = { decodeStrings: false };

/**
 * @param start where the zip begins in its file
 * @throws {CaptureError} `archive-too-many-entries` before any is read; yauzl's own errors
 */
export async function* zipEntries(path: string, maxEntries: number, start = 0): AsyncGenerator<RawEntry> {
  // loaded here: most inputs are no archives
  const { getFileNameLowLevel } = await import("yauzl");
  const zip = await opened(path, start);
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

/** Offsets of a zip count from its own beginning. */
async function opened(path: string, start: number): Promise<ZipFile> {
  const { fromRandomAccessReaderPromise, openPromise, RandomAccessReader } = await import("yauzl");
  if (start === 0) return openPromise(path, OPTIONS);
  class Behind extends RandomAccessReader {
    override _readStreamForRange(from: number, to: number) {
      return createReadStream(path, { start: start + from, end: start + to - 1 });
    }
  }
  return fromRandomAccessReaderPromise(new Behind(), (await stat(path)).size - start, OPTIONS);
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
