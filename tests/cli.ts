/** Runs the built command line as a user does, on material made for one test. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export const ASBUILT = fileURLToPath(new URL("../apps/cli/bin/asbuilt.cjs", import.meta.url));

/** A path in the test's folder to its content. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** An empty folder that is removed after the test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "asbuilt-test-"));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** A folder of the given name, below one of its own, with the files in it. */
export function material(files: Files, name = "app"): string {
  const root = join(folder(), name);
  place(files, root);
  return root;
}

/** Writes files into a folder, which need not be there. */
export function place(files: Files, root: string): void {
  mkdirSync(root, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

/** Writes programs of the given names into a folder of their own, and gives the environment in which they are found first. */
export function withPrograms(root: string, programs: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const bin = join(root, "bin");
  place(programs, bin);
  for (const name of Object.keys(programs)) chmodSync(join(bin, name), 0o755);
  return { ...process.env, PATH: [bin, dirname(process.execPath), process.env.PATH].join(delimiter) };
}

/** `npx asbuilt ...`, and as the action calls it: `npx --yes --package X asbuilt ...`; both run the program of this repository. */
export const NPX = `#!/bin/sh
while [ "$1" != asbuilt ]; do
  if [ "$1" = --package ]; then shift; fi
  shift
done
shift
exec "${process.execPath}" "${ASBUILT}" "$@"
`;

export interface Result {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function asbuilt(args: readonly string[], env: Readonly<Record<string, string>> = {}): Result {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ASBUILT, ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  return { code: status, stdout, stderr };
}

/** The same beside what runs here: a server of the test can answer it. */
export async function asbuiltBeside(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const child = spawn(process.execPath, [ASBUILT, ...args], { env: { ...process.env, ...env } });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code, stdout, stderr };
}

/** The first bytes of an image. */
export const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52,
]);

/** A small application: a page, its script, a chunk that is there, and a call. */
export const SMALL: Files = {
  "index.html": '<!doctype html><title>Ledger</title><script type="module" src="/assets/main.js"></script>',
  "assets/main.js":
    'import("./orders.js").then(({ load }) => load("42"));\n' +
    'export function save(order) {\n  return fetch("/api/orders", { method: "POST", body: JSON.stringify(order) });\n}\n',
  "assets/orders.js":
    'export function load(id) {\n  return fetch("/api/orders/" + id).then((answer) => answer.json());\n}\n',
};
