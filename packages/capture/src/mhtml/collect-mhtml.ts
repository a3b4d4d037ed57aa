/**
 * A page that a browser saved with what it shows as one message (MHTML, RFC 2557) to the files in it. Each part has the
 * address that it was loaded from; parts of no address (`cid:`) are pieces that the browser made, and stay out.
 */
import { CaptureError } from "../capture-error.ts";
import type { Collection } from "../collect/collection.ts";
import { collectRecorded, isApplicationFile, type Recorded } from "../collect/recorded.ts";
import { headOf, leafParts, type MimePart, parameterOf } from "./mime.ts";

/**
 * @param text decoded as ISO-8859-1
 * @param name what the file is called
 * @throws {CaptureError} `mhtml-damaged`, `mhtml-empty`, `too-many-files`
 */
export function collectMhtml(text: string, name: string): Collection {
  const { headers } = headOf(text);
  if (!/^multipart\//i.test(headers.get("content-type") ?? ""))
    throw new CaptureError("mhtml-damaged", `${name}: it has no parts`);
  const base = headers.get("content-location") ?? headers.get("snapshot-content-location");
  const collection = collectRecorded(
    leafParts(text, name).flatMap((part) => fileOf(part, base)),
    name,
  );
  if (collection.files.length === 0) throw new CaptureError("mhtml-empty", name);
  return collection;
}

function fileOf({ headers, bytes }: MimePart, base: string | undefined): readonly Recorded[] {
  const url = URL.parse(headers.get("content-location") ?? "", base);
  // a page that was opened from the disk has its place there
  if (url === null || !/^(?:https?|file):$/.test(url.protocol)) return [];
  const type = headers.get("content-type") ?? "";
  return isApplicationFile(url, type) ? [{ url, type, bytes: inUtf8(bytes, parameterOf(type, "charset")) }] : [];
}

/** Captures hold UTF-8; what a page is written in stands in the header of its part. */
function inUtf8(bytes: Uint8Array, charset = "utf-8"): Uint8Array {
  try {
    const decoder = new TextDecoder(charset);
    return decoder.encoding === "utf-8" ? bytes : new TextEncoder().encode(decoder.decode(bytes));
  } catch {
    return bytes;
  }
}
