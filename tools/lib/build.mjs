/**
 * Builds what is not up to date: the TypeScript projects (which know for themselves what has changed), the command
 * line in one file, then the web application where any of its inputs has changed since it was built.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundleCommandLine } from "./bundle.mjs";
import { StepFailed } from "./step.mjs";
import { ROOT, run } from "./workspace.mjs";

const WEB = join(ROOT, "apps", "web");
const STAMP = join(WEB, "dist", ".built-from");
const VIEWER = join(WEB, "dist", "viewer.html");
const SKIPPED = new Set(["dist", "node_modules"]);

export async function build() {
  await must("tsc", ["-b"]);
  await bundleCommandLine();
  if (!existsSync(join(WEB, "package.json"))) return {};
  const state = stateOfInputs();
  const isBuilt = existsSync(VIEWER) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === state;
  if (isBuilt) return {};
  await must("npm", ["run", "build", "-w", "@as-built/web"]);
  writeFileSync(STAMP, state);
  return {};
}

async function must(command, args) {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new StepFailed(`${output}\n${[command, ...args].join(" ")} failed.`);
}

/** A digest of everything that goes into the web application. */
function stateOfInputs() {
  const inputs = ["apps/web", "packages/spec/src", "packages/engine/src", "apps/server/src"].map((path) =>
    join(ROOT, path),
  );
  const digest = createHash("sha256");
  for (const path of [...inputs.flatMap(filesOf), join(ROOT, "package-lock.json")].sort()) {
    digest.update(path.slice(ROOT.length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return digest.digest("hex");
}

function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}
