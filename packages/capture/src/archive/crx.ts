/**
 * A browser extension as Chromium packs it: a zip behind a header with keys and signatures (CRX2: version, lengths of key
 * and signature; CRX3: version, length of a message). Signatures are not checked: whoever gives the file knows it.
 */
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { CaptureError } from "../capture-error.ts";

/** The first bytes of every version. */
export const CRX = "Cr24";

const HEAD_BYTES = 16;

/**
 * Where the zip begins.
 *
 * @throws {CaptureError} `archive-truncated`, `archive-unsupported`
 */
export async function zipStart(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const start = bytesRead < HEAD_BYTES ? Number.POSITIVE_INFINITY : startOf(buffer, path);
    if (start >= (await file.stat()).size) throw new CaptureError("archive-truncated", basename(path));
    return start;
  } finally {
    await file.close();
  }
}

function startOf(head: Buffer, path: string): number {
  const version = head.readUInt32LE(4);
  if (version === 2) return HEAD_BYTES + head.readUInt32LE(8) + head.readUInt32LE(12);
  if (version === 3) return 12 + head.readUInt32LE(8);
  throw new CaptureError("archive-unsupported", `${basename(path)}, CRX ${version}`);
}
