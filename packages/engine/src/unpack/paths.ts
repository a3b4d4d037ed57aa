/** Paths of a capture: what a specifier in a file may name. Nothing is ever looked up outside the capture. */
import type { FileId } from "@as-built/spec";

/** Longest path that a file system or a server takes: what is longer names no file. */
export const MAX_PATH = 4096;

/** Most folders between the root of a site and that of its capture: each makes one more candidate as long as the address. */
const MAX_FOLDERS = 100;

/**
 * Candidate file ids for a specifier, best first. Relative ones count from the file. Absolute ones count from the
 * site's root. That may lie below the capture's root, so the folders that hold the file are tried; or above it, so leading
 * segments are dropped one by one. Names of files stand in addresses with escapes (`Our%20orders_files/main.js`).
 */
export function resolvePath(from: FileId, specifier: string): readonly string[] {
  const clean = specifier.replace(/[?#].*$/s, "");
  const plain = unescaped(clean);
  return plain === clean ? candidates(from, clean) : [...candidates(from, clean), ...candidates(from, plain)];
}

function unescaped(address: string): string {
  if (!address.includes("%")) return address;
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function candidates(from: FileId, clean: string): readonly string[] {
  if (clean.length > MAX_PATH || /^[a-z][a-z0-9+.-]*:/i.test(clean) || clean.startsWith("//")) return [];
  if (clean.startsWith(".")) return withEndings(normalize([...from.split("/").slice(0, -1), ...clean.split("/")]));
  const segments = clean.split("/").filter(Boolean);
  if (!clean.startsWith("/")) return [normalize([...from.split("/").slice(0, -1), ...segments]), normalize(segments)];
  const folders = from.split("/").slice(0, -1);
  const below = folders
    .slice(0, MAX_FOLDERS)
    .map((_, left) => normalize([...folders.slice(0, folders.length - left), ...segments]));
  const dropped = Math.max(1, segments.length - MAX_FOLDERS);
  const above = segments.slice(dropped).map((_, index) => normalize(segments.slice(dropped + index)));
  return [normalize(segments), ...below, ...above];
}

/** What is published to be bundled names files as Node and bundlers find them: `./api` is `api.js` or `api/index.js`. */
const withEndings = (path: string): readonly string[] =>
  /\.\w{1,5}$/.test(path) ? [path] : [path, `${path}.js`, `${path}.mjs`, `${path}/index.js`];

function normalize(segments: readonly string[]): string {
  const out: string[] = [];
  for (const segment of segments) {
    if (segment === "..") out.pop();
    else if (segment !== "." && segment !== "") out.push(segment);
  }
  return out.join("/");
}
