/**
 * Keeps a second server out of a data folder, since an embedded database that two processes write is lost. The lock is a
 * local socket that the server listens on: it goes with its process, however that ends, and unlike a process's number it
 * is never somebody else's.
 */
import { hash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ServerError } from "../server-error.ts";

/** Longest path of a socket that every platform takes. */
const PATH_BYTES = 100;
const NAME = 24;

/** Where the socket may be: in the folder, or where the folder's name or file system does not allow that, elsewhere. */
function pathsOf(folder: string): readonly string[] {
  const name = `as-built-${hash("sha256", resolve(folder), "hex").slice(0, NAME)}`;
  if (process.platform === "win32") return [`\\\\.\\pipe\\${name}`];
  const inside = join(resolve(folder), "server.sock");
  const elsewhere = join(tmpdir(), `${name}.sock`);
  return Buffer.byteLength(inside) <= PATH_BYTES ? [inside, elsewhere] : [elsewhere];
}

export async function isLocked(folder: string): Promise<boolean> {
  for (const path of pathsOf(folder)) if (await answers(path)) return true;
  return false;
}

/**
 * @returns what gives the folder free
 * @throws ServerError `data-in-use`
 */
export async function takeLock(folder: string): Promise<() => void> {
  if (await isLocked(folder)) throw new ServerError("data-in-use", folder);
  for (const path of pathsOf(folder)) {
    // Left over from a server that was killed.
    if (process.platform !== "win32") rmSync(path, { force: true });
    const server = await listen(path);
    if (server === "taken") throw new ServerError("data-in-use", folder);
    if (server !== "not-possible") return () => void server.close();
  }
  throw new ServerError("no-database", folder);
}

function answers(path: string): Promise<boolean> {
  const { promise, resolve: settle } = Promise.withResolvers<boolean>();
  const socket = connect(path);
  socket.once("connect", () => settle(true)).once("error", () => settle(false));
  return promise.finally(() => socket.destroy());
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
