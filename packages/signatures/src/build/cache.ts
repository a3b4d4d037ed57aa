/** Keeps what was read of a package version in files, so that extending the list reads only what is new. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, readPackage } from "./grams.ts";
import type { InstalledPackage } from "./packages.ts";
import { runtimeGrams } from "./runtimes.ts";

/** Raised whenever the fingerprint changes, so that old files are not used. */
const FINGERPRINT = 6;

export interface PackageGrams {
  readonly grams: Uint32Array;
  /** Of its style sheets. */
  readonly styles: Uint32Array;
  /** Whether its code holds its own version. */
  readonly states: boolean;
}

export async function cachedGrams(
  installed: InstalledPackage,
  cache: string,
  only: readonly string[] | undefined,
): Promise<PackageGrams> {
  const { name, version } = installed;
  const key = createHash("sha1")
    .update(`${FINGERPRINT} ${name}@${version} ${only?.join() ?? ""}`)
    .digest("hex");
  const path = join(cache, `${key}.grams`);
  if (existsSync(path)) return decoded(readFileSync(path));
  mkdirSync(cache, { recursive: true });
  const added = await runtimeGrams(installed, parse);
  const { grams, styles, states } = readPackage(installed, only);
  const read = { grams: Uint32Array.from(new Set([...grams, ...added])), styles: Uint32Array.from(styles), states };
  writeFileSync(path, encoded(read));
  return read;
}

/** Number of grams, whether the version is stated, then the grams of scripts and of styles. */
const encoded = ({ grams, styles, states }: PackageGrams): Uint32Array =>
  Uint32Array.from([grams.length, states ? 1 : 0, ...grams, ...styles]);

function decoded(bytes: Uint8Array<ArrayBuffer>): PackageGrams {
  const words = new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const [length = 0, states] = words;
  return { grams: words.slice(2, 2 + length), styles: words.slice(2 + length), states: states === 1 };
}
