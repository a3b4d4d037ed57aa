/** Keeps the grams of a package version in a file, so that extending the list reads only what is new. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageGrams } from "./grams.ts";
import type { InstalledPackage } from "./packages.ts";

/** Raised whenever the fingerprint changes, so that old files are not used. */
const FINGERPRINT = 3;

export function cachedGrams(
  installed: InstalledPackage,
  cache: string,
  only: readonly string[] | undefined,
): Uint32Array {
  const { name, version } = installed;
  const key = createHash("sha1")
    .update(`${FINGERPRINT} ${name}@${version} ${only?.join() ?? ""}`)
    .digest("hex");
  const path = join(cache, `${key}.grams`);
  if (existsSync(path)) {
    const bytes = readFileSync(path);
    return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  }
  mkdirSync(cache, { recursive: true });
  const grams = Uint32Array.from(packageGrams(installed, only));
  writeFileSync(path, grams);
  return grams;
}
