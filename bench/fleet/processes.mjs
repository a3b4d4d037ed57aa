/** A server and workers as processes of the built command line, on one database, which can be killed and start again. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const ASBUILT = fileURLToPath(new URL("../../apps/cli/bin/asbuilt.cjs", import.meta.url));

/** A port that is free now, and stays the server's over its restarts. */
export async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** One process that runs whenever it is not being killed. */
export class Kept {
  #args;
  #child;
  #log = "";
  #ending = false;
  #closed = false;
  /**
   * Ends that nobody asked for.
   *
   * @type {string[]}
   */
  endedBySelf = [];

  /** @param {string} name @param {readonly string[]} args */
  constructor(name, args) {
    this.name = name;
    this.#args = args;
  }

  start() {
    if (this.#closed) return;
    const child = spawn(process.execPath, [ASBUILT, ...this.#args], { stdio: ["ignore", "ignore", "pipe"] });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      this.#log = (this.#log + text).slice(-20_000);
    });
    child.on("exit", (code) => {
      if (this.#child === child && !this.#ending) this.endedBySelf.push(`${this.name} ended by itself with ${code}`);
    });
    this.#child = child;
    this.#ending = false;
  }

  get pid() {
    return this.#child.pid;
  }

  /** The end of what it has logged, over all its lives. */
  get log() {
    return this.#log;
  }

  /** Ends it for good. @param {NodeJS.Signals} signal */
  async close(signal) {
    this.#closed = true;
    await this.end(signal);
  }

  /** @param {NodeJS.Signals} signal @returns {Promise<number | null>} the exit code; null where a signal ended it */
  async end(signal) {
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    this.#ending = true;
    const exited = once(child, "exit");
    child.kill(signal);
    return (await exited)[0];
  }
}

/**
 * @param {{ databaseUrl: string, workers: number, parallel?: number }} options
 */
export async function startFleet({ databaseUrl, workers, parallel = 1 }) {
  const port = await freePort();
  const place = ["--database-url", databaseUrl];
  const server = new Kept("server", ["serve", ...place, "--port", String(port), "--parallel", "0"]);
  const others = Array.from(
    { length: workers },
    (_, index) => new Kept(`worker ${index + 1}`, ["worker", ...place, "--parallel", String(parallel)]),
  );
  const all = [server, ...others];
  for (const one of all) one.start();
  return {
    server,
    workers: others,
    all,
    url: `http://127.0.0.1:${port}`,
    stop: (signal) => Promise.all(all.map((one) => one.close(signal))),
  };
}
