/**
 * The data folder of a server that keeps its database itself: where things lie in it. While a server has it, a file tells
 * where that is and holds a secret of this run, so that whoever can read the folder can administer the server.
 */
import { randomBytes } from "node:crypto";
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "@hono/zod-openapi";
import { folderFault } from "./folder-fault.ts";
import { isLocked, takeLock } from "./folder-lock.ts";

const Running = z.object({ url: z.url().optional(), secret: z.string() });

export type RunningNote = z.infer<typeof Running>;

const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;
/** Others at the machine are not to read what was uploaded. */
const OWNER_ALONE = 0o700;

const notePath = (folder: string): string => join(folder, "server.json");

export const databaseFolder = (folder: string): string => join(folder, "database");

const incomingFolder = (folder: string): string => join(folder, "incoming");

/** Of the server that has the folder now. */
export async function runningNote(folder: string): Promise<RunningNote | undefined> {
  if (!(await isLocked(folder))) return undefined;
  try {
    return Running.parse(JSON.parse(readFileSync(notePath(folder), "utf8")));
  } catch {
    return undefined;
  }
}

export interface HeldFolder {
  readonly secret: string;
  /** Writes down where the server is. */
  tell(url: string): void;
  release(): void;
}

/** @throws ServerError `data-in-use`, `bad-data-folder`, `no-space` */
export async function holdFolder(folder: string): Promise<HeldFolder> {
  within(folder, () => mkdirSync(folder, { recursive: true, mode: OWNER_ALONE }));
  const unlock = await takeLock(folder);
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const path = notePath(folder);
  const write = (note: RunningNote) => writeFileSync(path, JSON.stringify(note), { mode: OWNER_ONLY });
  try {
    within(path, () => {
      // Made anew, so that its rights are those asked for.
      rmSync(path, { force: true });
      write({ secret });
    });
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    secret,
    tell: (url) => write({ url, secret }),
    release: () => {
      rmSync(path, { force: true });
      unlock();
    },
  };
}

/** Of the holder: makes the folder for uploads anew. What a server left there that was killed goes. */
export function emptyIncoming(folder: string): string {
  const incoming = incomingFolder(folder);
  within(incoming, () => {
    // Fails for what is no folder: no server has put it there.
    if (lstatSync(incoming, { throwIfNoEntry: false }) !== undefined) readdirSync(incoming);
    rmSync(incoming, { recursive: true, force: true });
    mkdirSync(incoming, { mode: OWNER_ALONE });
  });
  return incoming;
}

function within(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw folderFault(path, error);
  }
}
