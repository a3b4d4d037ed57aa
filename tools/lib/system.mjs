/**
 * Programs that the tests need from the operating system: a browser. Installed where that can be done unattended; the
 * variable CHROMIUM names another one.
 */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { StepFailed } from "./step.mjs";
import { run } from "./workspace.mjs";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
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

/** @returns {Promise<{ said: string, value: string }>} the browser's path */
export async function installBrowser() {
  const found = findBrowser();
  if (found !== undefined) return { said: found, value: found };
  const apt = await aptGet();
  if (apt === undefined) throw new StepFailed(ADVICE);
  const [command, ...before] = apt;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(command, [...before, "update"], { env });
  const { code, output } = await run(command, [...before, "install", "-y", "--no-install-recommends", "chromium"], {
    env,
  });
  const installed = findBrowser();
  if (code !== 0 || installed === undefined) throw new StepFailed(`${output}\n${ADVICE}`);
  return { said: `installed ${installed}`, value: installed };
}

const ADVICE =
  "The browser tests need Chromium or Chrome. Install it (Debian, Ubuntu: sudo apt-get install chromium) and try again.";
