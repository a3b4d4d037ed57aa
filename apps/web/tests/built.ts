/** Builds what a browser test needs, once a run. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("..", import.meta.url));

/** Builds `dist/viewer.html`, or with `app` the application that the server gives. */
export function build(what: "viewer" | "app"): void {
  const vite = fileURLToPath(new URL("../../../node_modules/vite/bin/vite.js", import.meta.url));
  const config = what === "viewer" ? ["-c", "vite.viewer.config.ts"] : [];
  execFileSync(process.execPath, [vite, "build", "--logLevel", "warn", ...config], { cwd: WEB, stdio: "inherit" });
}
