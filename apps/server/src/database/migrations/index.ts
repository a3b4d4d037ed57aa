/** All migrations, in the order in which they are applied. One that has landed is never changed: add the next. */
import type { Migration, MigrationProvider } from "kysely/migration";
import { up as first } from "./0001-first.ts";
import { up as fairQueue } from "./0002-fair-queue.ts";
import { up as uploadKeys } from "./0003-upload-keys.ts";
import { up as traffic } from "./0004-traffic.ts";
import { up as knownSoFar } from "./0005-known-so-far.ts";
import { up as lost } from "./0006-lost.ts";

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "0001-first": { up: first },
  "0002-fair-queue": { up: fairQueue },
  "0003-upload-keys": { up: uploadKeys },
  "0004-traffic": { up: traffic },
  "0005-known-so-far": { up: knownSoFar },
  "0006-lost": { up: lost },
};

export const migrations: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
