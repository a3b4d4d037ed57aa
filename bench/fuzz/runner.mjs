/** A process for cases, which is started again where a case has ended it or does not come back. */
import { fork } from "node:child_process";

const OF_CASES = new URL("./worker.mjs", import.meta.url);

export class Runner {
  #child;
  #worker;
  #flags;

  /** @param {readonly string[]} flags of its Node */
  constructor(worker = OF_CASES, flags = []) {
    this.#worker = worker;
    this.#flags = flags;
  }

  /** @returns {Promise<{ findings: readonly string[], seconds?: number }>} */
  run(task, limitMs = 120_000) {
    this.#child ??= fork(this.#worker, {
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      execArgv: ["--max-old-space-size=4000", ...this.#flags],
    });
    const child = this.#child;
    const { promise, resolve } = Promise.withResolvers();
    const end = (finding) => {
      this.#child = undefined;
      child.kill("SIGKILL");
      resolve({ findings: [finding] });
    };
    const timer = setTimeout(() => end(`does not come back within ${limitMs / 1000} s`), limitMs);
    const exited = (code, signal) => end(`ends the process (${signal ?? code})`);
    child.once("exit", exited);
    child.once("message", (answer) => resolve(answer));
    child.send(task);
    return promise.finally(() => {
      clearTimeout(timer);
      child.removeAllListeners("message");
      child.removeListener("exit", exited);
    });
  }

  stop() {
    this.#child?.disconnect();
    this.#child = undefined;
  }
}
