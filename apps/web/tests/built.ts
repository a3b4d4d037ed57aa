/**
 * Builds what a browser test needs, where it is older than its sources: after `npm run build` nothing is built again,
 * and no other test finds a page that is just being written.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = new URL("../../../", import.meta.url);
const at = (path: string): string => fileURLToPath(new URL(path, ROOT));

const SOURCES = ["apps/web/public", "apps/web/src", "packages/spec/src"];
const SETTINGS = [
  "index.html",
  "meta.html",
  "site.html",
  "viewer.html",
  "vite.config.ts",
  "vite.example.ts",
  "vite.server.config.ts",
  "vite.viewer.config.ts",
  "vite.shared.ts",
  "vite.site.config.ts",
  "package.json",
];

/** `dist/viewer.html`. */
export function buildViewer(): void {
  alone(() => {
    if (isOld("apps/web/dist/viewer.html")) vite("-c", "vite.viewer.config.ts");
  });
}

/** `dist/site`, which `asbuilt site` copies, with the viewer in it, and the command. */
export function buildSite(): void {
  alone(() => {
    run("node_modules/typescript/bin/tsc", ["-b", "apps/cli"], ".");
    if (isOld("apps/web/dist/viewer.html")) vite("-c", "vite.viewer.config.ts");
    if (isOld("apps/web/dist/site/site.html", ["packages/engine/src", "packages/capture/src"]))
      vite("-c", "vite.site.config.ts");
  });
}

/** `dist/app`, which the server gives with the viewer in it, what draws its pages there, and the server with its worker as they are shipped. */
export function buildApp(): void {
  alone(() => {
    run("node_modules/typescript/bin/tsc", ["-b", "apps/server"], ".");
    if (isOld("apps/web/dist/viewer.html")) vite("-c", "vite.viewer.config.ts");
    if (isOld("apps/web/dist/app/index.html")) vite();
    if (isOld("apps/web/dist/server/entry-server.js")) vite("-c", "vite.server.config.ts");
  });
}

const LOCK = at("node_modules/.as-built-building");
const PATIENCE_MS = 180_000;
const PAUSE_MS = 250;

/** One test file builds, the others wait for it: each runs in a process of its own. */
function alone(build: () => void): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch {
      const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      // Left by a process that was killed.
      if (Date.now() - since > PATIENCE_MS) rmdirSync(LOCK);
      Atomics.wait(pause, 0, 0, PAUSE_MS);
    }
  }
  try {
    build();
  } finally {
    rmdirSync(LOCK);
  }
}

const vite = (...settings: readonly string[]): void =>
  run("node_modules/vite/bin/vite.js", ["build", "--logLevel", "warn", ...settings], "apps/web");

const run = (script: string, args: readonly string[], cwd: string): void => {
  execFileSync(process.execPath, [at(script), ...args], { cwd: at(cwd), stdio: "inherit" });
};

function isOld(output: string, more: readonly string[] = []): boolean {
  if (!existsSync(at(output))) return true;
  const sources = [...SOURCES, ...more].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: "utf8" }).map((name) => join(at(folder), name)),
  );
  const settings = SETTINGS.map((name) => at(`apps/web/${name}`));
  const changed = Math.max(...[...sources, ...settings].map((path) => statSync(path).mtimeMs));
  return changed > statSync(at(output)).mtimeMs;
}
