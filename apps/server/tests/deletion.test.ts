/** Deletion deletes: what is left in the database, and what still runs. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "../src/database/open-database.ts";
import type { ServerOptions } from "../src/start-server.ts";
import { databaseFolder } from "../src/storage/data-folder.ts";
import { follow, formOf, serve } from "./client.ts";
import { DATABASES } from "./databases.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "as-built-deletion-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function start(options: ServerOptions = {}) {
  const [database] = DATABASES;
  if (database === undefined) throw new Error("no database");
  return serve(database, { storage: { kind: "folder", folder }, ...options });
}

const LARGE = 400_000;

it("leaves nothing behind, neither rows nor room", async () => {
  const { ask, close } = await start();
  const files = { "main.js": 'fetch("/x")', "large.js": new Uint8Array(randomBytes(LARGE)) };
  const { json } = await ask("POST", "uploads", formOf(files));
  await follow(ask, json.analysis.id);
  expect((await ask("DELETE", `applications/${json.application.id}`)).status).toBe(204);
  await close();
  const db = await openDatabase({ kind: "folder", folder: databaseFolder(folder) });
  const tables = ["release", "material_file", "blob", "blob_part", "analysis", "specification", "spec_call"];
  for (const table of tables) {
    expect((await sql`select 1 from ${sql.table(table)}`.execute(db)).rows, table).toEqual([]);
  }
  const { rows } = await sql<{ size: number }>`select pg_total_relation_size('blob_part') as size`.execute(db);
  expect(rows[0]?.size).toBeLessThan(LARGE / 2);
  await db.destroy();
});

it.each(["releases", "applications"] as const)("of %s stops the analyses of them that run", async (kind) => {
  const begun = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<string>();
  const { ask, close } = await start({
    run: async ({ input }, { signal }) => {
      begun.resolve();
      signal?.addEventListener("abort", () => stopped.resolve(input));
      await stopped.promise;
      throw new Error("ended");
    },
  });
  const { json } = await ask("POST", "uploads", formOf({ "main.js": "1" }, { input: "dist" }));
  await begun.promise;
  await ask("DELETE", `${kind}/${kind === "releases" ? json.release.id : json.application.id}`);
  expect(await stopped.promise).toBe("dist");
  await close();
});

it("forgets at its start the releases beyond those that it is told to keep", async () => {
  const first = await start();
  const { json } = await first.ask("POST", "uploads", formOf({ "main.js": "1" }));
  const path = `applications/${json.application.id}/releases`;
  for (const label of ["2", "3"]) await first.ask("POST", path, formOf({ "main.js": label }, { label }));
  await first.close();
  const second = await start({ keepReleases: 2 });
  const { items } = (await second.ask("GET", path)).json;
  expect(items.map(({ label }: { label: string }) => label)).toEqual(["3", "2"]);
  await second.close();
});
