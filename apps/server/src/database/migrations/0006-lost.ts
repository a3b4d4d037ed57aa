/** What was named when a release was captured and could not be had, as a content like others. Older servers may go on, as with traffic. */
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("release")
    .addColumn("lost", "text", (column) => column.references("blob.digest"))
    .execute();
  await db.schema.createIndex("release_lost").on("release").column("lost").execute();
}
