/**
 * Which archive a file is, told by its first bytes, because names lie. Only of what gzip compressed the name says what it
 * is: one text (`app.js.gz`), or a tar archive.
 */
import { open } from "node:fs/promises";
import { plainPath } from "../content-coding.ts";
import { isAsar } from "./asar-header.ts";
import { CRX } from "./crx.ts";

export type ArchiveKind = "zip" | "crx" | "asar" | "tar" | "tar.gz";

/** An entry, the end of an empty archive, and the mark of a split one (APPNOTE 6.3.10: 4.3.7, 4.3.16, 8.5.3). */
const ZIP = ["PK\x03\x04", "PK\x05\x06", "PK\x07\x08"];

/** RFC 1952, 2.3.1: identification, and the only method there is. */
const GZIP = "\x1f\x8b\x08";

/** A block of tar; the word that POSIX, GNU and npm write into the first one stands at 257. */
const BLOCK = 512;
const MAGIC_AT = 257;

/**
 * @param name where the file was stored under another one
 * @returns undefined where it is none; the file system's own error where it cannot be read
 */
export async function archiveKind(path: string, name: string = path): Promise<ArchiveKind | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BLOCK), 0, BLOCK, 0);
    const kind = kindOf(buffer.subarray(0, bytesRead));
    return kind === "tar.gz" && plainPath(name) !== undefined ? undefined : kind;
  } finally {
    await file.close();
  }
}

function kindOf(start: Buffer): ArchiveKind | undefined {
  const head = start.toString("latin1");
  if (ZIP.some((mark) => head.startsWith(mark))) return "zip";
  if (head.startsWith(GZIP)) return "tar.gz";
  if (head.startsWith(CRX)) return "crx";
  if (isAsar(start)) return "asar";
  return head.startsWith("ustar", MAGIC_AT) ? "tar" : undefined;
}
