/**
 * The tarball of a published package, by npm itself: so it comes from the registry, with the rights, the certificates and
 * the proxy of the user's own configuration, and is checked against its digest. Nothing of the package is run.
 */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { CaptureError } from "../capture-error.ts";

/** Milliseconds. */
const MAX_TIME = 10 * 60_000;

/**
 * @param specifier name and version, as `shop@1.4.0`
 * @param use is given the path of the tarball, which is gone afterwards
 * @throws {CaptureError} `package-no-npm`, `package-not-there`, `package-not-fetched`
 */
export async function withTarball<T>(specifier: string, use: (tarball: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "asbuilt-package-"));
  try {
    await pack(specifier, folder);
    const name = (await readdir(folder)).find((one) => one.endsWith(".tgz"));
    if (name === undefined) throw new CaptureError("package-not-fetched", specifier);
    return await use(join(folder, name));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function pack(specifier: string, folder: string): Promise<void> {
  const { command, first } = npm();
  const args = [...first, "pack", specifier, "--ignore-scripts", "--pack-destination", folder, "--loglevel", "error"];
  return new Promise((done, fail) => {
    execFile(command, args, { timeout: MAX_TIME, maxBuffer: 2 ** 26 }, (error, _, stderr) => {
      if (error === null) done();
      else fail(errorOf(specifier, error, stderr));
    });
  });
}

/** The program stands beside Node; elsewhere it is found by its name, which on Windows only a shell could start. */
function npm(): { readonly command: string; readonly first: readonly string[] } {
  const { npm_execpath: given = "" } = process.env;
  const folder = dirname(process.execPath);
  const places = [
    ...(basename(given) === "npm-cli.js" ? [given] : []),
    join(folder, "node_modules", "npm", "bin", "npm-cli.js"),
    join(folder, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const program = places.find((place) => existsSync(place));
  return program === undefined ? { command: "npm", first: [] } : { command: process.execPath, first: [program] };
}

function errorOf(specifier: string, error: Error, stderr: string): CaptureError {
  if ("code" in error && error.code === "ENOENT")
    return new CaptureError("package-no-npm", specifier, { cause: error });
  const lines = stderr.split("\n").flatMap((line) => /^npm (?:error|ERR!) (.*)$/.exec(line)?.[1] ?? []);
  const isAbsent = lines.some((line) => /^code (?:E404|ETARGET)$/.test(line));
  const said = lines.find((line) => !/^(?:code|errno|syscall) /.test(line)) ?? error.message;
  const code = isAbsent ? "package-not-there" : "package-not-fetched";
  return new CaptureError(code, isAbsent ? specifier : `${specifier}: ${said.trim()}`, { cause: error });
}
