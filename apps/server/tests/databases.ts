/** The databases that the suites run on: PGlite, and PostgreSQL in a throw-away cluster. Each suite gets one of its own. */
import { startPostgres } from "../../../tools/lib/postgres.mjs";
import type { Storage } from "../src/open-services.ts";

export interface TestDatabase {
  readonly storage: Storage;
  drop(): Promise<void>;
}

export interface TestDatabaseKind {
  readonly name: string;
  make(): Promise<TestDatabase>;
}

const EMBEDDED: TestDatabaseKind = {
  name: "PGlite",
  make: () => Promise.resolve({ storage: { kind: "memory" }, drop: () => Promise.resolve() }),
};

let cluster: ReturnType<typeof startPostgres> | undefined;
let users = 0;

/** One cluster for all who use it at the same time. */
const POSTGRES: TestDatabaseKind = {
  name: "PostgreSQL",
  make: async () => {
    users += 1;
    cluster ??= startPostgres();
    const server = await cluster;
    return {
      storage: { kind: "postgres", url: await server.createDatabase() },
      drop: async () => {
        users -= 1;
        if (users > 0) return;
        cluster = undefined;
        await server.stop();
      },
    };
  },
};

export const DATABASES: readonly TestDatabaseKind[] = [EMBEDDED, POSTGRES];
