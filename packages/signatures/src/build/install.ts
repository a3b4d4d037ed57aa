/**
 * Installs the packages of the curated list with the ordinary package client, in groups, without running any install
 * script, with all that the packages pull in. What cannot be installed is left out and reported.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FLAGS = [
  "--ignore-scripts",
  "--legacy-peer-deps",
  "--omit=optional",
  "--no-package-lock",
  "--no-audit",
  "--no-fund",
  "--prefer-offline",
  "--loglevel=error",
];

const GROUP = 24;
const DONE = ".installed";

/** `name@range` to its two parts. */
function splitSpec(spec: string): readonly [name: string, range: string] {
  const at = spec.lastIndexOf("@");
  return at > 0 ? [spec.slice(0, at), spec.slice(at + 1)] : [spec, "*"];
}

/** Installs below `folder`, a folder per group; what is there already is kept. Gives what could not be installed. */
export function installAll(specs: readonly string[], folder: string): readonly string[] {
  const failed: string[] = [];
  for (let at = 0; at < specs.length; at += GROUP) {
    for (const spec of installGroup(specs.slice(at, at + GROUP), join(folder, String(at)))) failed.push(spec);
  }
  return failed;
}

/** A group that fails is halved until the one that cannot be had is alone. */
function installGroup(specs: readonly string[], folder: string): readonly string[] {
  if (existsSync(join(folder, DONE)) || install(specs, folder)) return [];
  rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  if (specs.length === 1) return specs;
  const half = specs.length >>> 1;
  return [...installGroup(specs.slice(0, half), `${folder}a`), ...installGroup(specs.slice(half), `${folder}b`)];
}

function install(specs: readonly string[], folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const dependencies = Object.fromEntries(specs.map(splitSpec));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  const shell = process.platform === "win32";
  const { status } = spawnSync("npm", ["install", ...FLAGS], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    shell,
  });
  if (status === 0) writeFileSync(join(folder, DONE), "");
  return status === 0;
}
