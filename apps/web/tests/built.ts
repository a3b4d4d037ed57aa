/** Builds what a browser test needs, from the sources as they are. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../../", import.meta.url);
const at = (path: string): string => fileURLToPath(new URL(path, ROOT));

const run = (script: string, args: readonly string[], cwd: string): void => {
  execFileSync(process.execPath, [at(script), ...args], { cwd: at(cwd), stdio: "inherit" });
};

const VITE = "node_modules/vite/bin/vite.js";

/** `dist/viewer.html`. */
export const buildViewer = (): void =>
  run(VITE, ["build", "--logLevel", "warn", "-c", "vite.viewer.config.ts"], "apps/web");

/** `dist/app`, which the server gives, and the server with its worker as they are shipped. */
export function buildApp(): void {
  run("node_modules/typescript/bin/tsc", ["-b", "apps/server"], ".");
  run(VITE, ["build", "--logLevel", "warn"], "apps/web");
}
