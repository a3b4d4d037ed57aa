/** Who asked for an analysis, when it is its turn, and how often it made room for others. Older servers may go on. */
import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("analysis")
    .addColumn("requested_by", "uuid")
    .addColumn("turn", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("yielded", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`drop index analysis_waiting`.execute(db);
  await sql`create index analysis_waiting on analysis (priority desc, turn, requested_at) where state = 'queued'`.execute(
    db,
  );
}
