/**
 * Keeps a second server out of a data folder, since an embedded database that two processes write is lost. Whoever wants
 * the folder listens on a local socket of its own in it, and only then looks for others: of two that come at once at least
 * the later one sees the other, so there is never a second holder, and nothing of another has to be removed for that. A
 * socket goes with its process, however that ends, and unlike a process's number it is never somebody else's.
 */
import { hash, randomBytes, randomInt } from "node:crypto";
import { lstatSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ServerError } from "../server-error.ts";

/** Longest path of a socket that every platform takes. */
const PATH_BYTES = 100;
const NAME = 24;
const OWN_BYTES = 4;

/** Two that came at once have both given way; so often each tries again. */
const TRIES = 6;
/** Longest pause before that, longer from time to time; differs, so that one of them comes first. */
const PAUSE_MS = 100;

/** A folder in which sockets are, and how their names begin. */
interface Place {
  readonly folder: string;
  readonly prefix: string;
}

const SUFFIX = ".sock";

/** Where sockets may be: in the folder, or where the folder's name or file system does not allow that, elsewhere. */
function placesOf(folder: string): readonly Place[] {
  const inside = { folder: resolve(folder), prefix: "server" };
  const elsewhere = { folder: tmpdir(), prefix: nameOf(folder) };
  return Buffer.byteLength(pathIn(inside)) <= PATH_BYTES ? [inside, elsewhere] : [elsewhere];
}

const nameOf = (folder: string): string => `as-built-${hash("sha256", resolve(folder), "hex").slice(0, NAME)}`;

const pathIn = ({ folder, prefix }: Place): string =>
  join(folder, `${prefix}-${randomBytes(OWN_BYTES).toString("hex")}${SUFFIX}`);

/** Windows lets one process alone listen on a pipe, and takes it away with the process. */
const pipeOf = (folder: string): string => `\\\\.\\pipe\\${nameOf(folder)}`;

const socketsIn = ({ folder, prefix }: Place): readonly string[] =>
  namesIn(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith(SUFFIX))
    .map((name) => join(folder, name))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isSocket());

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const socketsOf = (folder: string): readonly string[] =>
  process.platform === "win32" ? [pipeOf(folder)] : placesOf(folder).flatMap(socketsIn);

export const isLocked = async (folder: string): Promise<boolean> =>
  (await Promise.all(socketsOf(folder).map(answers))).includes(true);

/**
 * @returns what gives the folder free
 * @throws ServerError `data-in-use`
 */
export async function takeLock(folder: string): Promise<() => void> {
  if (process.platform === "win32") return closing(await listenAnywhere([pipeOf(folder)], folder));
  for (let left = TRIES; left > 0; left -= 1) {
    const server = await listenAnywhere(placesOf(folder).map(pathIn), folder);
    const own = server.address();
    const others = socketsOf(folder).filter((path) => path !== own);
    const alive = await Promise.all(others.map(answers));
    if (!alive.includes(true)) {
      // Left over from servers that were killed. One that is about to listen there looks later, and sees this one.
      for (const path of others) rmSync(path, { force: true });
      return closing(server);
    }
    await new Promise((closed) => server.close(closed));
    if (left > 1) await wait(randomInt(PAUSE_MS * (TRIES - left + 1)));
  }
  throw new ServerError("data-in-use", folder);
}

const closing = (server: Server) => () => void server.close();

function answers(path: string): Promise<boolean> {
  const { promise, resolve: settle } = Promise.withResolvers<boolean>();
  const socket = connect(path);
  socket.once("connect", () => settle(true)).once("error", () => settle(false));
  return promise.finally(() => socket.destroy());
}

/** On the first of the paths where that is possible. */
async function listenAnywhere(paths: readonly string[], folder: string): Promise<Server> {
  for (const path of paths) {
    const server = await listen(path);
    if (server === "taken") throw new ServerError("data-in-use", folder);
    if (server !== "not-possible") return server;
  }
  throw new ServerError("no-database", folder);
}

function listen(path: string): Promise<Server | "taken" | "not-possible"> {
  const { promise, resolve: settle } = Promise.withResolvers<Server | "taken" | "not-possible">();
  const server = createServer((socket) => socket.destroy());
  server.once("error", (error: NodeJS.ErrnoException) =>
    settle(error.code === "EADDRINUSE" ? "taken" : "not-possible"),
  );
  server.listen(path, () => settle(server.unref()));
  return promise;
}
