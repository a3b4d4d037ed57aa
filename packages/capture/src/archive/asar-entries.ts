/** Entries of an asar archive, in the order of its list. Where the list states a digest, the content has to have it. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { CaptureError } from "../capture-error.ts";
import type { ArchiveLimits } from "../limits.ts";
import { shownName } from "./archive-path.ts";
import { type AsarFile, asarHeader } from "./asar-header.ts";
import type { RawEntry } from "./raw-entry.ts";

/** @throws {CaptureError} as the header; `archive-truncated`; `archive-damaged` where a content is read */
export async function* asarEntries(path: string, limits: ArchiveLimits): AsyncGenerator<RawEntry> {
  const files = await asarHeader(path, limits);
  const { size } = await stat(path);
  if (files.some((file) => file.start + file.size > size)) throw new CaptureError("archive-truncated", basename(path));
  for (const [index, file] of files.entries())
    yield {
      name: file.path,
      type: "file",
      encrypted: false,
      content: () => contentOf(path, file),
      done: index + 1,
      total: files.length,
    };
}

async function* contentOf(path: string, { path: name, start, size, sha256 }: AsarFile): AsyncGenerator<Uint8Array> {
  if (size === 0) return;
  const digest = createHash("sha256");
  const stream: AsyncIterable<Buffer> = createReadStream(path, { start, end: start + size - 1 });
  for await (const chunk of stream) {
    digest.update(chunk);
    yield chunk;
  }
  if (sha256 !== undefined && digest.digest("hex") !== sha256)
    throw new CaptureError("archive-damaged", shownName(name));
}
