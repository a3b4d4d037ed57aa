/**
 * The data folder of a server that keeps its database itself: where things lie in it, and the lock that keeps a second
 * server out, since an embedded database that two processes write is lost. The lock tells where the server is and holds
 * a secret of this run, so that whoever can read the folder can administer the server while it runs.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "@hono/zod-openapi";
import { ServerError } from "../server-error.ts";

const Lock = z.object({ pid: z.number().int(), url: z.url().optional(), secret: z.string() });

export type RunningLock = z.infer<typeof Lock>;

const LOCK = "server.json";
const SECRET_BYTES = 32;
const OWNER_ONLY = 0o600;

export const databaseFolder = (folder: string): string => join(folder, "database");

export const incomingFolder = (folder: string): string => join(folder, "incoming");

/** The server that has the folder now. */
export function runningLock(folder: string): RunningLock | undefined {
  try {
    const lock = Lock.parse(JSON.parse(readFileSync(join(folder, LOCK), "utf8")));
    return isAlive(lock.pid) ? lock : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

export interface FolderLock {
  readonly secret: string;
  /** Writes down where the server is. */
  tell(url: string): void;
  release(): void;
}

/** @throws ServerError `data-in-use` */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK);
  // A lock of a process that is gone is left over from one that was killed.
  if (runningLock(folder) !== undefined) throw new ServerError("data-in-use", folder);
  rmSync(path, { force: true });
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const write = (more: object, flag: string) =>
    writeFileSync(path, JSON.stringify({ pid: process.pid, secret, ...more }), { flag, mode: OWNER_ONLY });
  try {
    write({}, "wx");
  } catch {
    throw new ServerError("data-in-use", folder);
  }
  return { secret, tell: (url) => write({ url }, "w"), release: () => rmSync(path, { force: true }) };
}
