/**
 * Entries of a tar archive, compressed with gzip or not, in their order, as a stream. An archive that ends without the
 * block of zeros that closes it has been cut off, even where the cut falls between two entries.
 */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Header } from "tar-stream";
import { CaptureError } from "../capture-error.ts";
import type { RawEntry } from "./raw-entry.ts";

const BLOCK = 512;

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
  // loaded here: most inputs are no archives
  const { extract } = await import("tar-stream");
  const total = (await stat(path)).size;
  const source = createReadStream(path);
  const unpacked = gzipped ? source.pipe(createGunzip()) : source;
  source.on("error", (error) => unpacked.destroy(error));
  const entries = extract();
  // Its errors come out of the iteration.
  pipeline(Readable.from(closed(unpacked, path)), entries, () => source.destroy());
  for await (const entry of entries) yield rawEntry(entry, Math.min(source.bytesRead, total), total);
}

function rawEntry(entry: TarEntry, done: number, total: number): RawEntry {
  const { name, type } = entry.header;
  // Folders of archives older than POSIX are files whose name ends in a slash.
  const isFolder = name.endsWith("/") && type === "file";
  return {
    name,
    type: isFolder ? "folder" : (TYPES[type] ?? "other"),
    encrypted: false,
    content: () => bytesOf(entry),
    done,
    total,
  };
}

/** tar-stream types the chunks of its streams as unknown. */
async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) if (chunk instanceof Uint8Array) yield chunk;
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
