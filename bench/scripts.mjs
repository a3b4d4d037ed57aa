/** The scripts of a folder, by the endings of their names. Gives paths, sorted. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** @param {string} folder */
export const scriptsIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?js$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
