import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "./open-database.ts";

it("keeps what was written, and migrates once", async () => {
  const folder = mkdtempSync(join(tmpdir(), "as-built-data-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const id = crypto.randomUUID();
  const first = await openDatabase({ kind: "folder", folder });
  await first
    .insertInto("application")
    .values({ id, name: "Shop", keep_releases: null, created_at: new Date(1_000) })
    .execute();
  await first.destroy();
  const second = await openDatabase({ kind: "folder", folder });
  expect(await second.selectFrom("application").selectAll().execute()).toEqual([
    { id, name: "Shop", keep_releases: null, created_at: new Date(1_000) },
  ]);
  await second.destroy();
});
