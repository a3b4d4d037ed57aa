/**
 * Makes the installation fit the lock file, and finds out whether its Node is new enough. Runs on Node 18, before
 * anything is installed, so it imports nothing but Node.
 */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { StepFailed } from "./step.mjs";
import { ROOT, run } from "./workspace.mjs";

const OLDEST = [22, 15];

/** npm writes this file last; it is absent after an installation that was broken off. */
const MARK = join(ROOT, "node_modules", ".package-lock.json");
const LOCK = join(ROOT, "package-lock.json");

const isCurrent = () => existsSync(MARK) && statSync(MARK).mtimeMs >= statSync(LOCK).mtimeMs;

/** Runs `npm ci` where there is no installation, or one that is older than the lock file. */
export async function install() {
  if (isCurrent()) return { said: "up to date" };
  const npm = process.env.npm_execpath;
  const { code, output } = npm ? await run("node", [npm, "ci"]) : await run("npm", ["ci"]);
  if (code !== 0) throw new StepFailed(`${output}\nnpm ci failed. Is the package registry reachable?`);
  return {};
}

/** The later steps run on the Node that the installation brought along, or on the one that is there. */
export async function requireNode() {
  const { output } = await run("node", ["-p", "process.versions.node"]);
  const version = output.trim();
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return { said: version };
  throw new StepFailed(
    `This is Node ${version}; Node ${OLDEST.join(".")} or newer is needed.\n` +
      "There is no package with a newer one for this machine. Install it from https://nodejs.org and try again.",
  );
}
