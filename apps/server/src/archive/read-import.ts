/**
 * Adds what an export holds, in one transaction: all of it, or nothing. The archive is not trusted: contents must have
 * the digest that names them, rows must fit their tables.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createZstdDecompress } from "node:zlib";
import { extract } from "tar-stream";
import { ApiError } from "../contract/api-error.ts";
import { addBlobs, deleteUnusedBlobs, keepBlobs, PART } from "../database/blobs.ts";
import type { Database } from "../database/open-database.ts";
import { END, MANIFEST, Manifest, readPath } from "./format.ts";
import { type Added, EXPORT_TABLES } from "./tables.ts";

export interface ImportCounts {
  readonly applications: number;
  readonly releases: number;
  readonly analyses: number;
  readonly files: number;
}

/** Of one file of rows. */
const MOST_ROWS_BYTES = 256 * 2 ** 20;
/** Of one content, unpacked. */
const MOST_BYTES = 2 ** 30;

/** @throws ApiError `bad-import`; the database's own errors */
export async function readImport(db: Database, location: string): Promise<ImportCounts> {
  const counts = await db.transaction().execute((trx) => readArchive(trx, location));
  await deleteUnusedBlobs(db);
  return counts;
}

async function readArchive(db: Database, location: string): Promise<ImportCounts> {
  await keepBlobs(db);
  const added: Added = { applications: new Set(), releases: new Set(), analyses: new Set() };
  let files = 0;
  let last = "";
  for await (const { path, content } of entriesOf(location)) {
    if (last === "" && path !== MANIFEST) throw bad("no export");
    const part = readPath(path);
    if (path === MANIFEST) checked(() => Manifest.parse(JSON.parse(content.toString())));
    else if (part !== undefined && "blob" in part) files += (await addContent(db, part.blob, content)) ? 1 : 0;
    else if (part !== undefined) await addRows(db, part.table, content, added);
    else if (path !== END) throw bad(path);
    last = path;
  }
  if (last !== END) throw bad("cut off");
  const { applications, releases, analyses } = added;
  return { applications: applications.size, releases: releases.size, analyses: analyses.size, files };
}

const bad = (detail: string): ApiError => new ApiError("bad-import", detail.slice(0, 200));

interface Entry {
  readonly path: string;
  readonly content: Buffer;
}

async function* entriesOf(location: string): AsyncGenerator<Entry> {
  const entries = extract();
  // Its errors come out of the iteration.
  pipeline(createReadStream(location), entries, () => undefined);
  const iterator = entries[Symbol.asyncIterator]();
  while (true) {
    const { done, value } = await iterator.next().catch((error: unknown) => {
      throw bad(error instanceof Error ? error.message : "damaged");
    });
    if (done) return;
    if (value.header.size > MOST_ROWS_BYTES) throw bad(value.header.name);
    yield { path: value.header.name, content: await buffer(value) };
  }
}

function checked<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw bad(error instanceof Error ? error.name : "damaged");
  }
}

async function addContent(db: Database, digest: string, stored: Buffer): Promise<boolean> {
  const bytes = await sizeOf(digest, stored);
  const parts = async function* () {
    for (let at = 0; at < stored.byteLength; at += PART) yield stored.subarray(at, at + PART);
  };
  return (await addBlobs(db, [{ digest, bytes, stored_bytes: stored.byteLength, parts }])) > 0;
}

/** How much it unpacks to. @throws ApiError where that has another digest, or is no end of it */
async function sizeOf(digest: string, stored: Buffer): Promise<number> {
  const hash = createHash("sha256");
  let bytes = 0;
  const unpacked = Readable.from([stored]).pipe(createZstdDecompress());
  try {
    for await (const chunk of unpacked) {
      hash.update(chunk);
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw bad("too large");
    }
  } catch (error) {
    throw error instanceof ApiError ? error : bad("damaged content");
  }
  if (hash.digest("hex") !== digest) throw bad("content with another digest");
  return bytes;
}

async function addRows(db: Database, name: string, content: Buffer, added: Added): Promise<void> {
  const table = EXPORT_TABLES.find((one) => one.name === name);
  if (table === undefined) throw bad(name);
  const lines = content.toString().split("\n");
  const rows = checked(() => lines.map((line): unknown => JSON.parse(line)));
  try {
    await table.add(db, rows, added);
  } catch (error) {
    throw isOfRows(error) ? bad(name) : error;
  }
}

/** Rows that do not fit: another shape, or (class 22 and 23 of SQLSTATE) values and references that cannot be. */
const isOfRows = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === "ZodError" || ("code" in error && typeof error.code === "string" && /^2[23]/.test(error.code)));
