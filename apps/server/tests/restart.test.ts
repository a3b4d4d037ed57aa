/** What a server finds in its folder when it starts again. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Database, openDatabase } from "../src/database/open-database.ts";
import { databaseFolder } from "../src/storage/data-folder.ts";
import { follow, formOf, serve, type TestServer } from "./client.ts";
import { DATABASES } from "./databases.ts";

let folder: string;
let uploaded: { readonly release: { readonly id: string }; readonly analysis: { readonly id: string } };

const start = async (): Promise<TestServer> => {
  const [database] = DATABASES;
  if (database === undefined) throw new Error("no database");
  return serve(database, { storage: { kind: "folder", folder } });
};

/** Changes the database while no server has it. */
async function meanwhile(change: (db: Database) => Promise<unknown>): Promise<void> {
  const db = await openDatabase({ kind: "folder", folder: databaseFolder(folder) });
  await change(db);
  await db.destroy();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "as-built-restart-"));
  const server = await start();
  uploaded = (await server.ask("POST", "uploads", formOf({ "main.js": 'fetch("/x")' }))).json;
  await follow(server.ask, uploaded.analysis.id);
  await server.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

it("analyses again what another version of the engine has analysed, once", async () => {
  await meanwhile((db) => db.updateTable("analysis").set({ engine_version: "0.0.1" }).execute());
  for (let times = 0; times < 2; times += 1) {
    const server = await start();
    const { items } = (await server.ask("GET", `analyses?release=${uploaded.release.id}`)).json;
    await follow(server.ask, items[0].id);
    expect((await server.ask("GET", `analyses/${uploaded.analysis.id}`)).json.outdated).toBe(true);
    expect((await server.ask("GET", `releases/${uploaded.release.id}`)).json.analysis).toMatchObject({
      id: items[0].id,
      outdated: false,
    });
    expect(items).toHaveLength(2);
    await server.close();
  }
});

it("takes what ran up again, but not what has ended its process too often", async () => {
  const { id } = uploaded.analysis;
  const running = (attempt: number) => (db: Database) =>
    db.updateTable("analysis").set({ state: "running", attempt, alive_at: new Date() }).where("id", "=", id).execute();
  await meanwhile((db) => db.deleteFrom("specification").where("analysis_id", "=", id).execute());
  await meanwhile(running(1));
  const second = await start();
  expect((await follow(second.ask, id)).at(-1)).toEqual({ state: "finished" });
  await second.close();
  // An attempt that made room for others says nothing about the analysis.
  await meanwhile((db) => db.deleteFrom("specification").where("analysis_id", "=", id).execute());
  await meanwhile(async (db) => {
    await running(3)(db);
    await db.updateTable("analysis").set({ yielded: 1 }).where("id", "=", id).execute();
  });
  const again = await start();
  expect((await follow(again.ask, id)).at(-1)).toEqual({ state: "finished" });
  await again.close();
  await meanwhile(running(4));
  const third = await start();
  expect((await follow(third.ask, id)).at(-1)).toMatchObject({ state: "failed", failure: { code: "interrupted" } });
  await third.close();
});

it("keeps the last analyses of a release", async () => {
  const server = await start();
  for (let times = 0; times < 6; times += 1) {
    const { json } = await server.ask("POST", `releases/${uploaded.release.id}/analyses`, { json: {} });
    await follow(server.ask, json.id);
  }
  expect((await server.ask("GET", `analyses?release=${uploaded.release.id}`)).json.items).toHaveLength(5);
  await server.close();
});

it("lets go whoever follows an analysis when it ends", async () => {
  const server = await start();
  const { json } = await server.ask("POST", "uploads", formOf({ "main.js": "1" }, { input: "slow" }));
  const followed = follow(server.ask, json.analysis.id);
  await expect.poll(async () => (await server.ask("GET", `analyses/${json.analysis.id}`)).json.state).toBe("running");
  await server.close();
  // A connection that is cut off would reject.
  expect((await followed).map(({ state }) => state)).not.toContain("finished");
});
