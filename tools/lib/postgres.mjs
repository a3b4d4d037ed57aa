/**
 * Throw-away PostgreSQL servers for tests and benchmarks: a cluster in a folder of its own, reached through a Unix socket
 * there, gone with its folder. The server refuses to run as root; then it runs as the user that its package made.
 */
import { execFile, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Where Debian keeps the programs of each version. */
const DEBIAN = "/usr/lib/postgresql";

/** @returns {string | undefined} the folder of its programs; the variable POSTGRES_BIN names another one */
export function findPostgres() {
  const { POSTGRES_BIN, PATH = "" } = process.env;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(POSTGRES_BIN ? [POSTGRES_BIN] : []),
    ...versions.map((version) => join(DEBIAN, version, "bin")),
    ...PATH.split(delimiter),
  ];
  return folders.find((folder) =>
    ["initdb", "postgres", "createdb", "psql"].every((name) => existsSync(join(folder, name))),
  );
}

/** Nothing has to survive a power failure. */
const SETTINGS = {
  listen_addresses: "",
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
};

/**
 * @typedef {object} Postgres
 * @property {() => Promise<string>} createDatabase makes an empty database, gives its address
 * @property {(url: string, sql: string) => Promise<any[]>} query the rows of one question
 * @property {() => Promise<void>} stop ends the server and removes its folder
 */

/** @returns {Promise<Postgres>} */
export async function startPostgres() {
  const bin = findPostgres();
  if (bin === undefined) throw new Error(POSTGRES_ADVICE);
  const folder = mkdtempSync(join(tmpdir(), "pg-"));
  const user = await unprivileged();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const run = (name, args) => execute(join(bin, name), args, { ...user, cwd: folder });
  const data = join(folder, "data");
  await run("initdb", ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(bin, "postgres"), ["-D", data, "-k", folder, ...settings], {
    ...user,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
  });
  await untilReady(server);
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      const name = `test${databases}`;
      await run("createdb", ["-h", folder, "-U", "postgres", name]);
      return `postgres://postgres@/${name}?host=${encodeURIComponent(folder)}`;
    },
    query: async (url, sql) => {
      const { stdout } = await run("psql", ["-XAtq", url, "-c", `select coalesce(json_agg(t), '[]') from (${sql}) t`]);
      return JSON.parse(stdout);
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      // Ends its processes at once, without tidying up.
      server.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<{ uid: number, gid: number } | undefined>} undefined where this is not root */
async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const ask = async (flag, name) => Number((await execute("id", [flag, name])).stdout);
  const of = async (name) => ({ uid: await ask("-u", name), gid: await ask("-g", name) });
  return of("postgres").catch(() => of("nobody"));
}

/** Reads the log until the server says that it takes connections, and goes on reading, so that it can go on writing. */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr.setEncoding("utf8").on("data", (text) => {
      if (log === undefined) return;
      log += text;
      if (!log.includes("ready to accept connections")) return;
      log = undefined;
      resolve();
    });
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}.\n${log ?? ""}`)));
    server.once("error", reject);
  });
}

export const POSTGRES_ADVICE =
  "The tests of the server need PostgreSQL. Install it (Debian, Ubuntu: sudo apt-get install postgresql), or name the " +
  "folder of its programs in POSTGRES_BIN, and try again.";
