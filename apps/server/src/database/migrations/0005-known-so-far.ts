/** What is known of an application while its analysis runs. */
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("analysis").addColumn("known", "jsonb").execute();
}
