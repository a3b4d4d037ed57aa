/** All migrations, in the order in which they are applied. One that has landed is never changed: add the next. */
import type { Migration, MigrationProvider } from "kysely/migration";
import { up as first } from "./0001-first.ts";
import { up as fairQueue } from "./0002-fair-queue.ts";

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-first": { up: first },
  "0002-fair-queue": { up: fairQueue },
};

export const migrations: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
