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
