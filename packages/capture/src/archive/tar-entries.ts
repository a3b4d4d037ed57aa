/**
 * Entries of a tar archive, compressed with gzip or not, in their order, as a stream. An archive that ends without the
 * block of zeros that closes it has been cut off, even where the cut falls between two entries.
 */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Header } from "tar-stream";
import { CaptureError } from "../capture-error.ts";
import type { RawEntry } from "./raw-entry.ts";

const BLOCK = 512;
/** Most bytes that are no content: for each entry its headers and padding, for the archive its end. */
const MAX_OF_ENTRY = 64 * 2 ** 10;
const MAX_OF_END = 2 ** 20;

type TarEntry = AsyncIterable<unknown> & { readonly header: Header };

const TYPES: Readonly<Record<string, RawEntry["type"]>> = {
  file: "file",
  "contiguous-file": "file",
  directory: "folder",
  link: "link",
  symlink: "link",
};

/** @throws {CaptureError} `archive-truncated`; errors of gzip and of tar-stream as they are */
export async function* tarEntries(path: string, gzipped: boolean): AsyncGenerator<RawEntry> {
  const total = (await stat(path)).size;
  const source = createReadStream(path);
  yield* entriesIn(source, gzipped, path, () => ({ done: Math.min(source.bytesRead, total), total }));
}

/**
 * The same of an archive that comes as a stream, such as one within another.
 *
 * @param name of the archive, for errors
 */
export async function* entriesIn(
  source: Readable,
  gzipped: boolean,
  name: string,
  progress: () => Pick<RawEntry, "done" | "total">,
): AsyncGenerator<RawEntry> {
  // loaded here: most inputs are no archives
  const { extract } = await import("tar-stream");
  const unpacked = gzipped ? source.pipe(createGunzip()) : source;
  source.on("error", (error) => unpacked.destroy(error));
  const entries = extract();
  // Its errors come out of the iteration.
  const given = { entries: 0, bytes: 0 };
  pipeline(Readable.from(closed(bounded(unpacked, given, name), name)), entries, () => source.destroy());
  for await (const entry of entries) {
    given.entries++;
    yield rawEntry(entry, given, progress());
  }
}

/** What was given of an archive so far. */
interface Given {
  entries: number;
  bytes: number;
}

function rawEntry(entry: TarEntry, given: Given, { done, total }: Pick<RawEntry, "done" | "total">): RawEntry {
  const { name, type } = entry.header;
  // Folders of archives older than POSIX are files whose name ends in a slash.
  const isFolder = name.endsWith("/") && type === "file";
  return {
    name,
    type: isFolder ? "folder" : (TYPES[type] ?? "other"),
    encrypted: false,
    content: () => bytesOf(entry, given),
    done,
    total,
  };
}

/** tar-stream types the chunks of its streams as unknown. */
async function* bytesOf(stream: AsyncIterable<unknown>, given: Given): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) continue;
    given.bytes += chunk.byteLength;
    yield chunk;
  }
}

/** The stream as it is, while it holds little but content: names may be long and zeros many, compressed to nothing. */
async function* bounded(stream: AsyncIterable<Buffer>, given: Given, path: string): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes - given.bytes > MAX_OF_END + (given.entries + 1) * MAX_OF_ENTRY)
      throw new CaptureError("archive-damaged", basename(path));
    yield chunk;
  }
}

/** The stream as it is; an error in its place where it does not end in a block of zeros. */
async function* closed(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    last = chunk.length >= BLOCK ? chunk.subarray(-BLOCK) : Buffer.concat([last, chunk]).subarray(-BLOCK);
    yield chunk;
  }
  if (last.length < BLOCK || last.some((byte) => byte !== 0)) throw new CaptureError("archive-truncated", path);
}
