/**
 * `npm run quickstart [-- INPUT] [--no-open] [--report]`: from a fresh clone to a specification in the browser. Installs,
 * builds, starts the server with the input in it (default: the bundled example) and opens it; or writes one page and
 * ends. Plain JavaScript without dependencies, since it starts before anything is installed, perhaps on an older Node.
 */
import { existsSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "./lib/build.mjs";
import { install, requireNode } from "./lib/install.mjs";
import { analysed, serve } from "./lib/served.mjs";
import { runTool, StepFailed, step } from "./lib/step.mjs";
import { ROOT, run } from "./lib/workspace.mjs";

const EXAMPLE = join(ROOT, "fixtures", "example", "vite", "material");
const DATA = join(ROOT, "out", "server");
const USAGE = `Usage: npm run quickstart [-- INPUT] [--no-open] [--report]

INPUT      folder with the files a browser is served, an archive of it, or one script (default: a bundled example)
--no-open  only print the address
--report   write the specification as one page and end, instead of starting the server`;

/** Folder names that say nothing about the application inside. */
const PLAIN_NAMES = new Set(["assets", "build", "dist", "material", "out", "public", "static", "www"]);

function argumentsOf(args) {
  const known = ["--no-open", "--report", "--help", "-h"];
  const unknown = args.find((arg) => arg.startsWith("-") && !known.includes(arg));
  const inputs = args.filter((arg) => !arg.startsWith("-"));
  if (unknown !== undefined || inputs.length > 1) throw new StepFailed(USAGE);
  return {
    help: args.includes("--help") || args.includes("-h"),
    open: !args.includes("--no-open"),
    report: args.includes("--report"),
    input: inputs[0],
  };
}

/** Relative to where the person was when npm was called; npm itself moves to the root. */
function locationOf(input) {
  if (input === undefined) return EXAMPLE;
  const location = resolve(process.env.INIT_CWD ?? process.cwd(), input);
  if (existsSync(location)) return location;
  throw new StepFailed(`There is no file or folder ${location}.\n\n${USAGE}`);
}

function nameOf(location) {
  if (location === EXAMPLE) return "example";
  const name = basename(location, extname(location));
  return PLAIN_NAMES.has(name) ? `${basename(dirname(location))}-${name}` : name;
}

/** Whether there is a browser to open, and a person to look at it. */
function canOpen() {
  const { CI, DISPLAY, WAYLAND_DISPLAY, WSL_DISTRO_NAME } = process.env;
  if (CI || !process.stdout.isTTY) return false;
  return process.platform !== "linux" || Boolean(DISPLAY || WAYLAND_DISPLAY || WSL_DISTRO_NAME);
}

async function show(address, wanted) {
  const opened = wanted && canOpen() && (await run("node", ["tools/open-page.mjs", address])).code === 0;
  console.log(opened ? `\nOpened in the browser: ${address}` : `\nOpen in a browser: ${address}`);
}

async function report(location, open) {
  const page = join(ROOT, "out", `${nameOf(location)}.html`);
  const { code } = await run("node", ["apps/cli/bin/asbuilt.cjs", "analyze", location, "--output", page], {
    show: true,
  });
  if (code !== 0) throw new StepFailed("The analysis ended without a specification; the message above says why.");
  await show(pathToFileURL(page).href, open);
}

async function server(location, open) {
  const served = await serve(DATA);
  await show(await analysed(served, location, nameOf(location)), open);
  console.log(`Ctrl+C ends the server. It keeps its data in ${DATA}; npx asbuilt serve starts one for your own.`);
  process.exitCode = await served.ended;
}

async function quickstart() {
  const { help, open, report: isReport, input } = argumentsOf(process.argv.slice(2));
  if (help) return console.log(USAGE);
  const location = locationOf(input);
  await step("1/3 Installing the packages", install);
  await step("    Node", requireNode);
  await step("2/3 Building", build);
  console.log(`3/3 Analysing ${location}\n`);
  await (isReport ? report : server)(location, open);
}

await runTool(quickstart);
