/**
 * The databases that the suites run on: PGlite, and PostgreSQL where ASBUILT_TEST_DATABASE_URL names a server on which
 * databases may be created. Each suite gets a database of its own.
 */
import { randomBytes } from "node:crypto";
import pg from "pg";
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

const onServer = (url: string): TestDatabaseKind => ({
  name: "PostgreSQL",
  make: async () => {
    const name = `asbuilt_test_${randomBytes(6).toString("hex")}`;
    const run = async (statement: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(statement).finally(() => client.end());
    };
    await run(`create database ${name}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    return { storage: { kind: "postgres", url: own.href }, drop: () => run(`drop database ${name} with (force)`) };
  },
});

const url = process.env.ASBUILT_TEST_DATABASE_URL;

export const DATABASES: readonly TestDatabaseKind[] = url === undefined ? [EMBEDDED] : [EMBEDDED, onServer(url)];
