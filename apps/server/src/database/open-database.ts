/**
 * Opens the database: PGlite in a folder or in memory, or PostgreSQL at an address, with the same tables and queries.
 * Migrations run before it is handed out; on PostgreSQL Kysely's lock keeps two servers from running them at once.
 */
import { realpathSync } from "node:fs";
import type { PGliteOptions } from "@electric-sql/pglite";
import { Kysely, PGliteDialect, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { ServerError } from "../server-error.ts";
import { databaseFault } from "../storage/folder-fault.ts";
import { migrations } from "./migrations/index.ts";
import { hasDatabase, makeDatabaseFolder } from "./new-folder.ts";
import type { Tables } from "./tables.ts";

export type Database = Kysely<Tables>;

export type DatabasePlace =
  | { readonly kind: "memory" }
  /** Of this process alone; see `lockFolder`. */
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string; readonly connections?: number };

const CONNECTIONS = 10;

/** @throws ServerError `no-database` where it cannot be opened or migrated, `bad-database` where it is none, `no-space` */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  try {
    return await openMigrated(place);
  } catch (error) {
    if (error instanceof ServerError) throw error;
    if (place.kind === "folder") throw databaseFault(place.folder, error);
    throw new ServerError("no-database", error instanceof Error ? error.message : undefined, { cause: error });
  }
}

async function openMigrated(place: DatabasePlace): Promise<Database> {
  const db = place.kind === "postgres" ? await openPostgres(place.url, place.connections) : await openEmbedded(place);
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error === undefined) return db;
  await db.destroy();
  throw error;
}

async function openPostgres(url: string, max = CONNECTIONS): Promise<Database> {
  const { default: pg } = await import("pg");
  const types = new pg.TypeOverrides();
  // As PGlite reads them. Sizes and counts stay below 2^53.
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max, types });
  // What ends a connection reaches its query, and the pool replaces it. Without listeners it ends the process: on the
  // pool for connections that nobody uses, on the connection itself between two queries of a transaction or as it is
  // handed out (pg 8, pg-pool 3).
  pool.on("error", () => undefined);
  pool.on("connect", (connection) => connection.on("error", () => undefined));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function openEmbedded(place: Exclude<DatabasePlace, { kind: "postgres" }>): Promise<Database> {
  const { PGlite } = await import("@electric-sql/pglite");
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await PGlite.create(await startOf(place)) }) });
}

async function startOf(place: Exclude<DatabasePlace, { kind: "postgres" }>): Promise<PGliteOptions> {
  if (place.kind === "memory") {
    const { dataDir } = await import("@electric-sql/pglite-prepopulatedfs");
    return { loadDataDir: await dataDir() };
  }
  if (!hasDatabase(place.folder)) await makeDatabaseFolder(place.folder);
  // PGlite opens no link to a folder.
  return { dataDir: realpathSync(place.folder) };
}
