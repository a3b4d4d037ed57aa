import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
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

describe("never replaces what is there", () => {
  const data = () => {
    const folder = mkdtempSync(join(tmpdir(), "as-built-data-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return join(folder, "database");
  };
  const refused = (folder: string, about: RegExp) =>
    expect(openDatabase({ kind: "folder", folder })).rejects.toMatchObject({
      code: "bad-database",
      message: expect.stringMatching(about),
    });

  it("a database that has lost a file", async () => {
    const folder = data();
    await (await openDatabase({ kind: "folder", folder })).destroy();
    const before = readdirSync(folder, { recursive: true });
    const version = readFileSync(join(folder, "PG_VERSION"));
    rmSync(join(folder, "PG_VERSION"));
    await refused(folder, /PG_VERSION is missing/);
    writeFileSync(join(folder, "PG_VERSION"), version);
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
    await (await openDatabase({ kind: "folder", folder })).destroy();
  });

  it("a damaged one, and says so without the words of its program", async () => {
    const folder = data();
    await (await openDatabase({ kind: "folder", folder })).destroy();
    rmSync(join(folder, "global", "pg_control"));
    await refused(folder, /Nothing of it was changed\. \([^ ]*database\)$/);
  });

  it("a file in its place", async () => {
    const folder = data();
    writeFileSync(folder, "notes");
    await refused(folder, /is no folder/);
    expect(readFileSync(folder, "utf8")).toBe("notes");
  });

  it("a link to a disk that is not there", async () => {
    const folder = data();
    symlinkSync(`${folder}-elsewhere`, folder);
    await refused(folder, /is no folder/);
    expect(lstatSync(folder).isSymbolicLink()).toBe(true);
  });

  it("but an empty folder, also one elsewhere", async () => {
    const folder = data();
    mkdirSync(`${folder}-elsewhere`);
    symlinkSync(`${folder}-elsewhere`, folder);
    await (await openDatabase({ kind: "folder", folder })).destroy();
    expect(readdirSync(`${folder}-elsewhere`)).toContain("PG_VERSION");
  });
});
