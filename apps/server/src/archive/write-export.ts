/** Writes everything into one archive, as it stands at one moment. */
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import { type Pack, pack } from "tar-stream";
import { blobParts, listBlobs } from "../database/blobs.ts";
import type { Database } from "../database/open-database.ts";
import { blobPath, END, EXPORT_FORMAT, MANIFEST, rowsPath } from "./format.ts";
import { EXPORT_TABLES } from "./tables.ts";

const ROWS = 2000;

/** @param location file to write */
export async function writeExport(db: Database, location: string): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createWriteStream(location, { flags: "wx" }));
  await Promise.all([
    written,
    db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute((trx) => fill(trx, tar))
      .then(
        () => tar.finalize(),
        (error: unknown) => {
          tar.destroy(error instanceof Error ? error : undefined);
          throw error;
        },
      ),
  ]);
}

async function fill(db: Database, tar: Pack): Promise<void> {
  await addText(tar, MANIFEST, JSON.stringify({ format: EXPORT_FORMAT }));
  for (const blob of await listBlobs(db)) {
    await addContent(tar, blobPath(blob.digest), blob.stored_bytes, blobParts(db, blob.digest));
  }
  for (const { name, order } of EXPORT_TABLES) {
    for (let part = 0; ; part += 1) {
      const { rows } = await sql`
        select * from ${sql.table(name)} order by ${sql.join(order.map((column) => sql.ref(column)))}, ${sql.table(name)}
        limit ${ROWS} offset ${part * ROWS}`.execute(db);
      if (rows.length === 0) break;
      await addText(tar, rowsPath(name, part), rows.map((row) => JSON.stringify(row)).join("\n"));
    }
  }
  await addText(tar, END, "{}");
}

function addText(tar: Pack, name: string, text: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  tar.entry({ name }, text, (error) => (error ? reject(error) : resolve()));
  return promise;
}

async function addContent(tar: Pack, name: string, size: number, parts: AsyncIterable<Uint8Array>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const entry = tar.entry({ name, size }, (error) => (error ? reject(error) : resolve()));
  for await (const part of parts) {
    if (entry.write(part)) continue;
    await new Promise<void>((drained) => entry.once("drain", () => drained()));
  }
  entry.end(null);
  await promise;
}
