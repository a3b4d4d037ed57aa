/** Keeps the grams of a package version in a file, so that extending the list reads only what is new. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageGrams, parse } from "./grams.ts";
import type { InstalledPackage } from "./packages.ts";
import { runtimeGrams } from "./runtimes.ts";

/** Raised whenever the fingerprint changes, so that old files are not used. */
const FINGERPRINT = 3;

export async function cachedGrams(
  installed: InstalledPackage,
  cache: string,
  only: readonly string[] | undefined,
): Promise<Uint32Array> {
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
  const added = await runtimeGrams(installed, parse);
  const grams = Uint32Array.from(new Set([...packageGrams(installed, only), ...added]));
  writeFileSync(path, grams);
  return grams;
}
