/**
 * The traffic that came with a release, without values, as a content like others. Older servers may go on; they delete no
 * contents while there is one that only its traffic refers to.
 */
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("release")
    .addColumn("traffic", "text", (column) => column.references("blob.digest"))
    .execute();
  await db.schema.createIndex("release_traffic").on("release").column("traffic").execute();
}
