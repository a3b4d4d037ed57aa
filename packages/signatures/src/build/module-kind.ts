/** Whether an imported package is CommonJS as a bundler sees it, so that its members keep their names. */
import { dirname, join } from "node:path";
import { hasEsm, type Manifest, readManifest } from "./packages.ts";

const cache = new Map<string, boolean>();

/** Looks the package up as Node does, from the importing file upwards. Relative imports are ES modules. */
export function isCommonJs(specifier: string, file: string): boolean {
  if (specifier.startsWith(".") || specifier.startsWith("#")) return false;
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  const from = dirname(file);
  const key = `${name}\n${from}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const manifest = find(name, from);
  const answer = manifest !== undefined && !hasEsm(manifest);
  cache.set(key, answer);
  return answer;
}

function find(name: string, from: string): Manifest | undefined {
  for (let folder = from, parent = ""; folder !== parent; parent = folder, folder = dirname(folder)) {
    const manifest = readManifest(join(folder, "node_modules", name));
    if (manifest) return manifest;
  }
  return undefined;
}
