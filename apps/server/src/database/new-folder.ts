/**
 * The folder of a new embedded database, from files that come with a package: making them anew takes seconds. They are
 * unpacked here, since PGlite holds all of them in memory to do so. The folder is there as a whole, or not at all.
 */
import { createWriteStream, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline, Readable } from "node:stream";
import { pipeline as piped } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

const OWNER_ONLY = 0o700;

export async function makeDatabaseFolder(folder: string): Promise<void> {
  const { dataDir } = await import("@electric-sql/pglite-prepopulatedfs");
  const packed = Buffer.from(await (await dataDir()).arrayBuffer());
  const made = `${folder}.new`;
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made, { recursive: true, mode: OWNER_ONLY });
  const entries = extract();
  // Its errors come out of the iteration.
  pipeline(Readable.from([packed]), createGunzip(), entries, () => undefined);
  for await (const entry of entries) {
    const path = join(made, entry.header.name);
    const isFolder = entry.header.type === "directory";
    mkdirSync(isFolder ? path : dirname(path), { recursive: true });
    if (isFolder) entry.resume();
    else await piped(entry, createWriteStream(path));
  }
  // It may be there without anything in it.
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}
