/**
 * Contents by digest, compressed, in parts of the database: so a backup of the database is a backup of everything, a
 * worker on another machine needs nothing else, and what a transaction leaves undone is not there. Parts travel as
 * base64, which both drivers take many times faster than a list of bytes.
 */
import { sql } from "kysely";
import { decompress } from "../storage/compression.ts";
import { chunks } from "./chunks.ts";
import type { Database } from "./open-database.ts";

export interface BlobInfo {
  readonly digest: string;
  readonly bytes: number;
  readonly stored_bytes: number;
}

/** Compressed bytes of a part; a multiple of three, so that base64 needs no padding. */
export const PART = 3 * 2 ** 18;

/** Small contents that are written together. */
const ROWS = 500;

/** Held by whoever adds references to blobs, alone by whoever deletes blobs that nothing refers to. */
const LOCK = 0x61_62_6c_62;

/** Within a transaction: no blob is deleted until it ends. */
export const keepBlobs = (db: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(db);

export interface NewBlob extends BlobInfo {
  /** The compressed content; no part is larger than {@link PART}. */
  readonly parts: () => AsyncIterable<Uint8Array>;
}

/**
 * Adds those that are not there. Within a transaction that has called `keepBlobs`.
 *
 * @returns how many were added
 */
export async function addBlobs(db: Database, blobs: readonly NewBlob[]): Promise<number> {
  // In one order everywhere, so that two uploads never wait for each other.
  const byDigest = new Map(blobs.map((blob) => [blob.digest, blob]));
  const rows = [...byDigest.values()]
    .map(({ digest, bytes, stored_bytes }) => ({ digest, bytes, stored_bytes }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1));
  const parts = new PartWriter(db);
  let added = 0;
  for (const some of chunks(rows)) {
    const adding = db.insertInto("blob").values(some);
    const fresh = await adding
      .onConflict((conflict) => conflict.column("digest").doNothing())
      .returning("digest")
      .execute();
    for (const { digest } of fresh) await parts.add(digest, byDigest.get(digest)?.parts());
    added += fresh.length;
  }
  await parts.flush();
  return added;
}

/** Small contents are many: their parts go into the database together. */
class PartWriter {
  readonly #db: Database;
  #rows: { readonly digest: string; readonly part: number; readonly text: string }[] = [];
  #size = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  async add(digest: string, parts: AsyncIterable<Uint8Array> = noParts()): Promise<void> {
    let part = 0;
    for await (const data of parts) {
      const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString("base64");
      this.#rows.push({ digest, part, text });
      this.#size += text.length;
      part += 1;
      if (this.#size >= PART || this.#rows.length >= ROWS) await this.flush();
    }
  }

  async flush(): Promise<void> {
    const rows = this.#rows.map(({ text, ...row }) => ({ ...row, data: sql<Uint8Array>`decode(${text}, 'base64')` }));
    this.#rows = [];
    this.#size = 0;
    if (rows.length > 0) await this.#db.insertInto("blob_part").values(rows).execute();
  }
}

async function* noParts(): AsyncGenerator<Uint8Array> {}

/** The compressed content, part by part. */
export async function* blobParts(db: Database, digest: string): AsyncGenerator<Uint8Array> {
  let left = 1;
  for (let part = 0; left > 0; part += 1) {
    const row = await db
      .selectFrom("blob_part")
      .innerJoin("blob", "blob.digest", "blob_part.digest")
      .select([sql<string>`encode(data, 'base64')`.as("text"), "stored_bytes"])
      .where("blob_part.digest", "=", digest)
      .where("part", "=", part)
      .executeTakeFirst();
    if (row === undefined) return;
    const data = Buffer.from(row.text, "base64");
    left = (part === 0 ? row.stored_bytes : left) - data.byteLength;
    yield data;
  }
}

/** As it is stored: compressed. */
export async function readStored(db: Database, digest: string): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const part of blobParts(db, digest)) parts.push(part);
  return Buffer.concat(parts);
}

/** @throws where the blob is gone */
export const readBlob = async (db: Database, digest: string): Promise<Uint8Array> =>
  decompress(await readStored(db, digest));

export const listBlobs = (db: Database): Promise<BlobInfo[]> =>
  db.selectFrom("blob").selectAll().orderBy("digest").execute();

/** Deletes what nothing refers to any more. */
export async function deleteUnusedBlobs(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await trx
      .deleteFrom("blob")
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("material_file").select("digest").whereRef("material_file.digest", "=", "blob.digest"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("specification").select("digest").whereRef("specification.digest", "=", "blob.digest"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("release").select("id").whereRef("release.traffic", "=", "blob.digest"))),
      )
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom("release").select("id").whereRef("release.lost", "=", "blob.digest"))),
      )
      .execute();
  });
}
