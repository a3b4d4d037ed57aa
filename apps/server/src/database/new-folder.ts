/**
 * The folder of a new embedded database, from files that come with a package: making them anew takes seconds. They are
 * unpacked here, since PGlite holds all of them in memory to do so. The folder is there as a whole, or not at all, and
 * takes the place of nothing but an empty one: what looks damaged may be all that is left of somebody's data.
 */
import {
  createWriteStream,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { pipeline, Readable } from "node:stream";
import { pipeline as piped } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { ServerError } from "../server-error.ts";

const OWNER_ONLY = 0o700;

/** Every database has it; PGlite, too, looks for nothing else. */
const MARK = "PG_VERSION";

/**
 * @returns false where there is nothing, or an empty folder
 * @throws ServerError `bad-database` where there is something that is no database
 */
export function hasDatabase(folder: string): boolean {
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined) return false;
  // A link that leads nowhere is one to a disk that is not there.
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ServerError("bad-database", `${folder} is no folder`);
  }
  const names = readdirSync(folder);
  if (names.length === 0 || names.includes(MARK)) return names.length > 0;
  throw new ServerError("bad-database", `${join(folder, MARK)} is missing`);
}

/** Where `hasDatabase` is false. */
export async function makeDatabaseFolder(asked: string): Promise<void> {
  const there = statSync(asked, { throwIfNoEntry: false }) !== undefined;
  const folder = there ? realpathSync(asked) : asked;
  const { dataDir } = await import("@electric-sql/pglite-prepopulatedfs");
  const packed = Buffer.from(await (await dataDir()).arrayBuffer());
  const made = `${folder}.new`;
  // Left by a start that was ended on the way; nobody has used it.
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
  // Fails where something is in it by now.
  if (there) rmdirSync(folder);
  renameSync(made, folder);
}
