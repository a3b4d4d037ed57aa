/**
 * Finds the files below a folder. Follows symbolic links that stay inside the folder and never into one of their own
 * ancestors; whatever else is no regular file is reported, not opened. Gives paths relative to the folder.
 */
import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve as resolvePath, sep } from "node:path";
import { CaptureError } from "./capture-error.ts";
import { folderOfPage } from "./saved-page.ts";

export interface Found {
  /** Relative to the root, forward slashes. */
  readonly path: string;
  /** False for what cannot be read: a link that leaves the root or leads nowhere, a pipe, a closed folder. */
  readonly readable: boolean;
}

interface Folder {
  /** Relative to the root, forward slashes, "" for the root. */
  readonly path: string;
  /** Real paths from the root down to this folder. */
  readonly ancestors: readonly string[];
}

type Entry = { readonly as: "folder"; readonly real: string } | { readonly as: "file" | "unreadable" | "cycle" };

/**
 * The files of a folder, or the one file; where that is a saved page, also those of the folder that was saved with it.
 *
 * @throws {CaptureError} `not-a-file-or-folder`, `empty`, `too-many-files`; the file system's own errors
 */
export async function filesOf(path: string, maxFiles: number): Promise<{ root: string; found: readonly Found[] }> {
  const status = await stat(path);
  if (status.isFile()) {
    const [root, name] = [dirname(resolvePath(path)), basename(resolvePath(path))];
    const folder = await folderOfPage(path);
    const saved = folder === undefined ? [] : await walk(root, maxFiles, folder);
    return { root, found: [{ path: name, readable: true }, ...saved] };
  }
  if (!status.isDirectory()) throw new CaptureError("not-a-file-or-folder", path);
  const found = await walk(path, maxFiles);
  if (found.length === 0) throw new CaptureError("empty", path);
  return { root: path, found };
}

/**
 * @param below the folder of the root that is gone through
 * @throws {CaptureError} `too-many-files` above `maxFiles`; the file system's own error where the root is closed
 */
async function walk(root: string, maxFiles: number, below = ""): Promise<readonly Found[]> {
  const realRoot = await realpath(join(root, below));
  const found: Found[] = [];
  const pending: Folder[] = [{ path: below, ancestors: [realRoot] }];
  for (let folder = pending.pop(); folder; folder = pending.pop()) {
    for (const entry of await entriesOf(root, folder, found)) {
      const path = folder.path === "" ? entry.name : `${folder.path}/${entry.name}`;
      const what = await resolve(root, realRoot, path, entry, folder.ancestors);
      if (what.as === "folder") pending.push({ path, ancestors: [...folder.ancestors, what.real] });
      else if (what.as !== "cycle") found.push({ path, readable: what.as === "file" });
      if (found.length + pending.length > maxFiles) throw new CaptureError("too-many-files", String(maxFiles));
    }
  }
  return found;
}

async function entriesOf(root: string, folder: Folder, found: Found[]): Promise<readonly Dirent[]> {
  try {
    return await readdir(join(root, folder.path), { withFileTypes: true });
  } catch (error) {
    if (folder.path === "") throw error;
    found.push({ path: folder.path, readable: false });
    return [];
  }
}

async function resolve(
  root: string,
  realRoot: string,
  path: string,
  entry: Dirent,
  ancestors: readonly string[],
): Promise<Entry> {
  if (entry.isFile()) return { as: "file" };
  if (entry.isDirectory()) return { as: "folder", real: join(ancestors.at(-1) ?? realRoot, entry.name) };
  return entry.isSymbolicLink() ? followed(join(root, path), realRoot, ancestors) : { as: "unreadable" };
}

async function followed(link: string, realRoot: string, ancestors: readonly string[]): Promise<Entry> {
  try {
    const real = await realpath(link);
    if (!isInside(realRoot, real)) return { as: "unreadable" };
    if (ancestors.includes(real)) return { as: "cycle" };
    const target = await stat(real);
    if (target.isDirectory()) return { as: "folder", real };
    return { as: target.isFile() ? "file" : "unreadable" };
  } catch {
    return { as: "unreadable" };
  }
}

function isInside(root: string, path: string): boolean {
  const way = relative(root, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
