/**
 * Contents by digest, compressed, in parts of the database: so a backup of the database is a backup of everything, a
 * worker on another machine needs nothing else, and what a transaction leaves undone is not there. Parts travel as
 * base64, which both drivers take many times faster than a list of bytes.
 */
import { sql } from "kysely";
import { decompress } from "../storage/compression.ts";
import type { Database } from "./open-database.ts";

export interface BlobInfo {
  readonly digest: string;
  readonly bytes: number;
  readonly stored_bytes: number;
}

/** Compressed bytes of a part; a multiple of three, so that base64 needs no padding. */
export const PART = 3 * 2 ** 18;

/** Held by whoever adds references to blobs, alone by whoever deletes blobs that nothing refers to. */
const LOCK = 0x61_62_6c_62;

/** Within a transaction: no blob is deleted until it ends. */
export const keepBlobs = (db: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(db);

/** Adds a blob unless it is there. Within a transaction that has called `keepBlobs`. */
export async function addBlob(db: Database, blob: BlobInfo, parts: () => AsyncIterable<Uint8Array>): Promise<boolean> {
  const added = await db
    .insertInto("blob")
    .values(blob)
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .returning("digest")
    .executeTakeFirst();
  if (added === undefined) return false;
  let part = 0;
  for await (const data of parts()) {
    const text = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString("base64");
    await db
      .insertInto("blob_part")
      .values({ digest: blob.digest, part, data: sql<Uint8Array>`decode(${text}, 'base64')` })
      .execute();
    part += 1;
  }
  return true;
}

/** The compressed content, part by part. */
export async function* blobParts(db: Database, digest: string): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part += 1) {
    const row = await db
      .selectFrom("blob_part")
      .select(sql<string>`encode(data, 'base64')`.as("text"))
      .where("digest", "=", digest)
      .where("part", "=", part)
      .executeTakeFirst();
    if (row === undefined) return;
    yield Buffer.from(row.text, "base64");
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
      .execute();
  });
}
