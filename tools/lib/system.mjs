/** Programs that the tests need from the operating system: a browser. Installed where that can be done unattended. */
import { existsSync } from "node:fs";
import { StepFailed } from "./step.mjs";
import { run } from "./workspace.mjs";

const BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
  "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
];

async function findBrowser() {
  const there = APPLICATIONS.find((path) => existsSync(path));
  if (there !== undefined) return there;
  for (const name of BROWSERS) if ((await run(name, ["--version"])).code === 0) return name;
  return undefined;
}

/** How programs are installed without a question: as root, or through sudo that wants no password. */
async function aptGet() {
  if ((await run("apt-get", ["--version"])).code !== 0) return undefined;
  if (process.getuid?.() === 0) return ["apt-get"];
  return (await run("sudo", ["-n", "true"])).code === 0 ? ["sudo", "-n", "apt-get"] : undefined;
}

export async function installBrowser() {
  const found = await findBrowser();
  if (found !== undefined) return { said: found };
  const apt = await aptGet();
  if (apt === undefined) throw new StepFailed(ADVICE);
  const [command, ...before] = apt;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run(command, [...before, "update"], { env });
  const { code, output } = await run(command, [...before, "install", "-y", "--no-install-recommends", "chromium"], {
    env,
  });
  if (code !== 0) throw new StepFailed(`${output}\n${ADVICE}`);
  return { said: "installed chromium" };
}

const ADVICE =
  "The browser tests need Chromium or Chrome. Install it (Debian, Ubuntu: sudo apt-get install chromium) and try again.";
