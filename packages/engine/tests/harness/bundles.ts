/**
 * The bundles of all examples, from a cache on disk. They are built once for a state of the examples:
 * the first test that asks builds, others wait for it.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { TextFile } from "./analysis.ts";
import { ENTRIES, FILES } from "./build/files.ts";
import type { Bundles, Plan } from "./build/plan.ts";
import { exampleName } from "./example-files.ts";
import type { Bundler } from "./forms.ts";
import { scriptExamples } from "./script-examples.ts";
import { bundlersOf, EVERY_BUNDLER } from "./share.ts";
import { compileJsx } from "./written.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const CACHE = join(ROOT, "node_modules", ".cache", "examples");
/** What bundlers keep between builds. */
const KEPT = "kept";
const HARNESS = fileURLToPath(new URL("./", import.meta.url));
const SOURCES = fileURLToPath(new URL("../../src/", import.meta.url));
const EXAMPLES = "**/{examples.jsx,*.examples.jsx}";
/** What decides how examples become bundles. */
const BUILD = [
  "{annotation,example,fact-kinds,forms,script-examples,share,written}.ts",
  "frame.jsx",
  "build/*.{ts,js}",
];

/** A build takes half a minute, on a busy machine ten times that; whoever holds the lock for longer has died. */
export const LOCK_SECONDS = 600;

export const programName = (file: string, index: number): string => `${file}-${index + 1}`;

/** What a browser loads for an entry: a program's name, or for esbuild the name of an example file. */
export async function bundleOf(bundler: Bundler, entry: string): Promise<readonly TextFile[]> {
  const folder = join(await ready(), bundler);
  const paths: Bundles["entries"] = JSON.parse(readFileSync(join(folder, ENTRIES), "utf8"));
  const files = (paths[entry] ?? []).map((path) => ({ path, text: readFileSync(join(folder, FILES, path), "utf8") }));
  if (files.length === 0) throw new Error(`there is no bundle of ${entry}`);
  return files;
}

let built: Promise<string> | undefined;

/** When all bundles are there; where they have to be built first, that takes a minute. */
export function ready(): Promise<string> {
  built ??= builtFolder();
  return built;
}

async function builtFolder(): Promise<string> {
  const folder = join(CACHE, digest());
  const lock = join(CACHE, "lock");
  mkdirSync(CACHE, { recursive: true });
  for (let waited = 0; !existsSync(folder); waited++) {
    if (waited > LOCK_SECONDS * 10) rmSync(lock, { force: true });
    if (takes(lock)) buildInto(folder, lock);
    else await setTimeout(100);
  }
  return folder;
}

function takes(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/** Builds beside the folder and renames, so that a folder that is there is complete. Older states are removed. */
function buildInto(folder: string, lock: string): void {
  try {
    if (existsSync(folder)) return;
    for (const name of readdirSync(CACHE))
      if (name !== "lock" && name !== KEPT) rmSync(join(CACHE, name), { recursive: true });
    const work = join(CACHE, "work");
    mkdirSync(work, { recursive: true });
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(HARNESS, "build", "main.ts"), work, join(CACHE, KEPT)],
      {
        input: JSON.stringify(planOf()),
        encoding: "utf8",
        cwd: ROOT,
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
    if (status !== 0) throw new Error(`the examples could not be bundled:\n${stderr}`);
    renameSync(work, folder);
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Of all that the bundles depend on: examples, how they are shared out, read and built, versions of bundlers and libraries. */
function digest(): string {
  const hash = createHash("sha256");
  const add = (folder: string, pattern: string | string[]): void => {
    for (const path of globSync(pattern, { cwd: folder }).sort())
      hash.update(path).update(readFileSync(join(folder, path)));
  };
  add(SOURCES, EXAMPLES);
  add(HARNESS, BUILD);
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  return hash
    .update(JSON.stringify([devDependencies, EVERY_BUNDLER]))
    .digest("hex")
    .slice(0, 16);
}

function planOf(): Plan {
  const files = globSync(EXAMPLES, { cwd: SOURCES }).sort().map(planOfFile);
  return { programs: files.flatMap(({ programs }) => programs), apps: files.flatMap(({ apps }) => apps) };
}

/** An example file that cannot be read is left out here; its own test says what is wrong with it. */
function planOfFile(path: string): Plan {
  const name = exampleName(path);
  try {
    const examples = scriptExamples(readFileSync(join(SOURCES, path), "utf8"));
    const programs = examples.map((example, index) => ({
      name: programName(name, index),
      code: compileJsx(example.text).code,
      bundlers: bundlersOf(name, example),
    }));
    const ofApp = programs.filter(({ bundlers }) => bundlers.includes("esbuild"));
    return { programs, apps: ofApp.length === 0 ? [] : [{ name, programs: ofApp.map((program) => program.name) }] };
  } catch {
    return { programs: [], apps: [] };
  }
}
