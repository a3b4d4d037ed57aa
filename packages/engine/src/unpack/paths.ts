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
  const folder = from.slice(0, from.lastIndexOf("/") + 1);
  if (clean.startsWith(".")) return withEndings(normalize(folder + clean));
  if (!clean.startsWith("/")) return [normalize(folder + clean), normalize(clean)];
  const folders = folder.split("/").slice(0, -1);
  const below = folders
    .slice(0, MAX_FOLDERS)
    .map((_, left) => normalize(folders.slice(0, folders.length - left).join("/") + clean));
  const segments = clean.split("/").filter(Boolean);
  const dropped = Math.max(1, segments.length - MAX_FOLDERS);
  const above = segments.slice(dropped).map((_, index) => normalize(segments.slice(dropped + index).join("/")));
  return [normalize(clean), ...below, ...above];
}

/** What is published to be bundled names files as Node and bundlers find them: `./api` is `api.js` or `api/index.js`. */
const withEndings = (path: string): readonly string[] =>
  /\.\w{1,5}$/.test(path) ? [path] : [path, `${path}.js`, `${path}.mjs`, `${path}/index.js`];

/** Segments that name no folder and no file: `a//b`, `./a`, `a/../b`, `a/`. */
const ODD = /(?:^|\/)\.{0,2}(?:\/|$)/;

function normalize(path: string): string {
  if (!ODD.test(path)) return path;
  const out: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") out.pop();
    else if (segment !== "." && segment !== "") out.push(segment);
  }
  return out.join("/");
}
