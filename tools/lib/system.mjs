/**
 * Programs that the tests need from the operating system: a browser and PostgreSQL. Installed where that can be done
 * unattended; the variables CHROMIUM and POSTGRES_BIN name other ones.
 */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findPostgres, POSTGRES_ADVICE } from "./postgres.mjs";
import { StepFailed } from "./step.mjs";
import { run } from "./workspace.mjs";

/** The first is Chromium without windows: pages open in half the time (see docs/DECISIONS.md). */
const BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
];

/** @returns {string | undefined} a path */
function findBrowser() {
  const { CHROMIUM, PATH = "" } = process.env;
  const candidates = PATH.split(delimiter).flatMap((folder) => BROWSERS.map((name) => join(folder, name)));
  return [...(CHROMIUM ? [CHROMIUM] : []), ...candidates, ...APPLICATIONS].find((path) => existsSync(path));
}

/** How programs are installed without a question: as root, or through sudo that wants no password. */
async function aptGet() {
  if ((await run("apt-get", ["--version"])).code !== 0) return undefined;
  if (process.getuid?.() === 0) return ["apt-get"];
  return (await run("sudo", ["-n", "true"])).code === 0 ? ["sudo", "-n", "apt-get"] : undefined;
}

/**
 * @param {{ find: () => string | undefined, names: readonly string[], advice: string }} program `names` of Debian's
 *   packages, of which the first that can be installed is
 * @returns {Promise<{ said: string, value: string }>} the path that `find` gives
 */
async function installed({ find, names, advice }) {
  const found = find();
  if (found !== undefined) return { said: found, value: found };
  const apt = await aptGet();
  if (apt === undefined) throw new StepFailed(advice);
  const [command, ...before] = apt;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(command, [...before, "update"], { env });
  let said = "";
  for (const name of names) {
    const { output } = await run(command, [...before, "install", "-y", "--no-install-recommends", name], { env });
    const path = find();
    if (path !== undefined) return { said: `installed ${path}`, value: path };
    said += output;
  }
  throw new StepFailed(`${said}\n${advice}`);
}

const BROWSER_ADVICE =
  "The browser tests need Chromium or Chrome. Install it (Debian: sudo apt-get install chromium-headless-shell, Ubuntu: chromium) and try again.";

/** The browser's path. */
export const installBrowser = () =>
  installed({ find: findBrowser, names: BROWSERS.slice(0, 2), advice: BROWSER_ADVICE });

/** The folder of PostgreSQL's programs. */
export const installPostgres = () => installed({ find: findPostgres, names: ["postgresql"], advice: POSTGRES_ADVICE });
