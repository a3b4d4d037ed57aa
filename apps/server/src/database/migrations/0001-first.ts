/** The first tables. Deleting an application takes everything below it along; blobs are kept while something refers to them. */
import { type CreateTableBuilder, type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await material(db);
  await analyses(db);
  await questions(db);
  await access(db);
}

async function material(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("application")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("keep_releases", "integer")
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("release")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("application_id", "uuid", (column) => column.notNull().references("application.id").onDelete("cascade"))
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("input", "text", (column) => column.notNull())
    .addColumn("captured_at", "timestamptz", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull())
    .addColumn("files", "integer", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("blob")
    .addColumn("digest", "text", (column) => column.primaryKey())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addColumn("stored_bytes", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("blob_part")
    .addColumn("digest", "text", (column) => column.notNull().references("blob.digest").onDelete("cascade"))
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("data", "bytea", (column) => column.notNull())
    .addPrimaryKeyConstraint("blob_part_pkey", ["digest", "part"])
    .execute();
  // The content is compressed already.
  await sql`alter table blob_part alter column data set storage external`.execute(db);
  await db.schema
    .createTable("material_file")
    .addColumn("release_id", "uuid", (column) => column.notNull().references("release.id").onDelete("cascade"))
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("digest", "text", (column) => column.notNull().references("blob.digest"))
    .addPrimaryKeyConstraint("material_file_pkey", ["release_id", "path"])
    .execute();
  await index(db, "application", ["created_at", "id"]);
  await index(db, "release", ["application_id", "captured_at"]);
  await index(db, "material_file", ["digest"]);
}

async function analyses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("analysis")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("release_id", "uuid", (column) => column.notNull().references("release.id").onDelete("cascade"))
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('queued', 'running', 'finished', 'failed', 'cancelled')`),
    )
    .addColumn("stage", "text")
    .addColumn("share", "double precision")
    .addColumn("priority", "integer", (column) => column.notNull())
    .addColumn("attempt", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("alive_at", "timestamptz")
    .addColumn("engine_version", "text")
    .addColumn("requested_at", "timestamptz", (column) => column.notNull())
    .addColumn("started_at", "timestamptz")
    .addColumn("ended_at", "timestamptz")
    .addColumn("failure_code", "text")
    .addColumn("failure_detail", "text")
    .execute();
  await db.schema
    .createTable("specification")
    .addColumn("analysis_id", "uuid", (column) => column.primaryKey().references("analysis.id").onDelete("cascade"))
    .addColumn("digest", "text", (column) => column.notNull().references("blob.digest"))
    .addColumn("summary", "jsonb", (column) => column.notNull())
    .execute();
  await index(db, "analysis", ["release_id"]);
  await index(db, "analysis", ["requested_at", "id"]);
  await index(db, "specification", ["digest"]);
  await sql`create index analysis_waiting on analysis (priority desc, requested_at) where state = 'queued'`.execute(db);
}

async function questions(db: Kysely<unknown>): Promise<void> {
  await ofAnalysis(db, "spec_library")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("version", "text")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("size", "bigint", (column) => column.notNull())
    .execute();
  await ofAnalysis(db, "spec_call")
    .addColumn("statement_id", "text", (column) => column.notNull())
    .addColumn("protocol", "text", (column) => column.notNull())
    .addColumn("method", "text")
    .addColumn("url", "text", (column) => column.notNull())
    .addColumn("operation", "text")
    .execute();
  await ofAnalysis(db, "spec_role")
    .addColumn("statement_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("label", "text")
    .execute();
  for (const table of ["spec_library", "spec_call", "spec_role"]) await index(db, table, ["analysis_id"]);
}

const ofAnalysis = (db: Kysely<unknown>, table: string): CreateTableBuilder<string, "analysis_id"> =>
  db.schema
    .createTable(table)
    .addColumn("analysis_id", "uuid", (column) => column.notNull().references("analysis.id").onDelete("cascade"));

async function access(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("token")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("last_used_at", "timestamptz")
    .addColumn("expires_at", "timestamptz")
    .execute();
  await db.schema
    .createTable("client_report")
    .addColumn("id", "uuid", (column) => column.primaryKey())
    .addColumn("received_at", "timestamptz", (column) => column.notNull())
    .addColumn("report", "jsonb", (column) => column.notNull())
    .execute();
}

const index = (db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> =>
  db.schema
    .createIndex(`${table}_${columns.join("_")}`)
    .on(table)
    .columns([...columns])
    .execute();
