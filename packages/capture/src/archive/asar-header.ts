/**
 * The header of an asar archive, in which Electron keeps an application: a list of its files as JSON, in two pickles of
 * Chromium (`[4][size of the header][its payload][length of the text]`, 32 bits each, little-endian, then the text, padded
 * to four bytes). The contents follow, one behind the other.
 */
import { type FileHandle, open } from "node:fs/promises";
import { basename } from "node:path";
import { CaptureError } from "../capture-error.ts";
import type { ArchiveLimits } from "../limits.ts";

const HEAD_BYTES = 16;

/** Of the list: some 200 bytes are written for a file. */
const MAX_LIST_BYTES = 64 * 2 ** 20;

export interface AsarFile {
  readonly path: string;
  /** In the archive's file. */
  readonly start: number;
  readonly size: number;
  /** Of the content, hexadecimal; older versions state none. */
  readonly sha256: string | undefined;
}

/** Whether a file with this beginning is one: sizes that fit each other, and an object behind them. */
export function isAsar(start: Buffer): boolean {
  if (start.length <= HEAD_BYTES || start.readUInt32LE(0) !== 4) return false;
  const size = start.readUInt32LE(4);
  const length = start.readUInt32LE(12);
  return start.readUInt32LE(8) === size - 4 && length + 8 <= size && length + 12 > size && start[HEAD_BYTES] === 0x7b;
}

/** @throws {CaptureError} `archive-truncated`, `archive-damaged`, `archive-path-too-long`, `archive-too-many-entries` */
export async function asarHeader(path: string, limits: ArchiveLimits): Promise<readonly AsarFile[]> {
  const file = await open(path);
  try {
    const { list, base } = await listOf(file, basename(path));
    return filesOf(list, base, basename(path), limits);
  } finally {
    await file.close();
  }
}

async function listOf(file: FileHandle, archive: string): Promise<{ readonly list: unknown; readonly base: number }> {
  const { buffer: head } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  const length = head.readUInt32LE(12);
  if (length > MAX_LIST_BYTES) throw new CaptureError("archive-damaged", archive);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, HEAD_BYTES);
  if (bytesRead < length) throw new CaptureError("archive-truncated", archive);
  return { list: JSON.parse(buffer.toString("utf8")), base: 8 + head.readUInt32LE(4) };
}

interface Folder {
  readonly path: string;
  readonly depth: number;
  readonly node: object;
}

function filesOf(list: unknown, base: number, archive: string, limits: ArchiveLimits): readonly AsarFile[] {
  if (!isObject(list)) throw new CaptureError("archive-damaged", archive);
  const files: AsarFile[] = [];
  // folders and links included
  let entries = 0;
  const pending: Folder[] = [{ path: "", depth: 0, node: list }];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    if (folder.depth > limits.maxDepth) throw new CaptureError("archive-path-too-long", archive);
    for (const [name, node] of Object.entries(childrenOf(folder.node, archive))) {
      entries += 1;
      if (entries > limits.maxEntries) throw new CaptureError("archive-too-many-entries", String(limits.maxEntries));
      const path = folder.path === "" ? name : `${folder.path}/${name}`;
      if (!isObject(node)) throw new CaptureError("archive-damaged", archive);
      if ("files" in node) pending.push({ path, depth: folder.depth + 1, node });
      else if (isInside(node)) files.push(fileOf(path, node, base, archive));
    }
  }
  return files;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function childrenOf(node: object, archive: string): object {
  if ("files" in node && isObject(node.files)) return node.files;
  throw new CaptureError("archive-damaged", archive);
}

/** Links name files of the archive once more; what is unpacked stands beside the archive, as native modules do. */
const isInside = (node: object): boolean => !("link" in node) && !("unpacked" in node && node.unpacked === true);

/** Offsets are texts, since they may be larger than JavaScript's bitwise numbers. */
function fileOf(path: string, node: object, base: number, archive: string): AsarFile {
  const size = "size" in node ? node.size : undefined;
  const offset = "offset" in node && typeof node.offset === "string" ? node.offset : "";
  if (typeof size !== "number" || !Number.isSafeInteger(size) || size < 0 || !/^\d{1,15}$/.test(offset))
    throw new CaptureError("archive-damaged", archive);
  return { path, start: base + Number(offset), size, sha256: digestOf(node) };
}

/** `integrity: { algorithm: "SHA256", hash, blockSize, blocks }`. */
function digestOf(node: object): string | undefined {
  const integrity = "integrity" in node && isObject(node.integrity) ? node.integrity : {};
  const isKnown = "algorithm" in integrity && integrity.algorithm === "SHA256";
  return isKnown && "hash" in integrity && typeof integrity.hash === "string" ? integrity.hash : undefined;
}
