import { sql } from "kysely";
import { expect, test } from "vitest";
import { startPostgres } from "../../../../tools/lib/postgres.mjs";
import { openDatabase } from "./open-database.ts";

test("servers that start together on PostgreSQL migrate once, and see one database", async () => {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => openDatabase({ kind: "postgres", url, connections: 2 })));
    const id = crypto.randomUUID();
    const [first, second] = servers;
    await first
      ?.insertInto("application")
      .values({ id, name: "Shop", keep_releases: null, created_at: new Date(1_000) })
      .execute();
    expect(await second?.selectFrom("application").selectAll().execute()).toEqual([
      { id, name: "Shop", keep_releases: null, created_at: new Date(1_000) },
    ]);
    await Promise.all(servers.map((db) => db.destroy()));
  } finally {
    await postgres.stop();
  }
});

test("a connection that PostgreSQL ends between two queries fails its transaction, and nothing else", async () => {
  const postgres = await startPostgres();
  try {
    const db = await openDatabase({ kind: "postgres", url: await postgres.createDatabase(), connections: 2 });
    const ended = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(transaction);
      const pid = rows[0]?.pid;
      await sql`select pg_terminate_backend(${pid}, 10000)`.execute(db);
      await sql`select 1`.execute(transaction);
    });
    await expect(ended).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await db.destroy();
  } finally {
    await postgres.stop();
  }
});
