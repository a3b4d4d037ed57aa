/** What was stored for an upload that carried a key, so that sending it again stores nothing. */
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("upload_key")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("release_id", "uuid", (column) => column.notNull().references("release.id").onDelete("cascade"))
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .execute();
  for (const column of ["release_id", "created_at"]) {
    await db.schema.createIndex(`upload_key_${column}`).on("upload_key").column(column).execute();
  }
}
