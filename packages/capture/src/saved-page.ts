/**
 * The folder beside a page that a browser saved as "complete": `orders.html` and `orders_files/`, in the words of the
 * browser's language (`orders-Dateien/`). It is known by its name, which begins with the page's, and by the page, which
 * refers to it.
 */
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { DEFAULT_LIMITS } from "./limits.ts";

/** @returns the folder's name; undefined where the file is no such page, or nothing stands beside it */
export async function folderOfPage(path: string): Promise<string | undefined> {
  const stem = /^(.+)\.x?html?$/i.exec(basename(resolve(path)))?.[1];
  if (stem === undefined || (await stat(path)).size > DEFAULT_LIMITS.maxFileBytes) return undefined;
  const beside = await readdir(dirname(resolve(path)), { withFileTypes: true });
  const folders = beside.filter((entry) => entry.isDirectory() && /^[ ._-]/.test(after(entry.name, stem)));
  if (folders.length === 0) return undefined;
  const text = await readFile(path, "utf8");
  const isNamed = (name: string): boolean =>
    [name, encodeURI(name), encodeURIComponent(name)].some((one) => text.includes(`${one}/`));
  return folders.map(({ name }) => name).find(isNamed);
}

/** "" where the name does not begin with the stem. */
const after = (name: string, stem: string): string => (name.startsWith(stem) ? name.slice(stem.length) : "");
