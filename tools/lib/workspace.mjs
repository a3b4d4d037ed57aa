/** Where the repository is, and how its own programs are started: with the Node of the installation before any other. */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const BIN = join(ROOT, "node_modules", ".bin");
const WINDOWS = process.platform === "win32";

/** The environment with the installed programs first, whatever the case of the variable's name (Windows: Path). */
export function environment(extra) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...process.env, [name]: `${BIN}${delimiter}${process.env[name] ?? ""}`, ...extra };
}

/**
 * Runs a program in the repository's root. Its output is shown where `show` is set, and kept otherwise.
 *
 * @param {string} command name of a program, looked for in node_modules/.bin first
 * @param {readonly string[]} args
 * @param {{ show?: boolean, env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number, output: string }>} never rejects: a program that cannot be started has code 127
 */
export function run(command, args, { show = false, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: environment(env),
      stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
      // Programs of npm are .cmd files on Windows, which only a shell starts.
      shell: WINDOWS && command !== "node",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8");
      stream?.on("data", (text) => {
        output += text;
      });
    }
    child.on("error", (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
