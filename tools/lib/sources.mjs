/** The hand-written sources of the repository, read and parsed once. Paths are relative to the root, with slashes. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { ROOT } from "./workspace.mjs";

const FOLDERS = ["packages", "apps", "tools", "bench", "tests"];
const SKIPPED = new Set(["node_modules", "dist", "material", "fixtures"]);
const SOURCE = /(?<!\.d)\.(?:ts|tsx|mts|mjs|cjs|js)$/;

/**
 * @typedef {object} Source
 * @property {string} path
 * @property {string} text
 * @property {import("oxc-parser").ParseResult} parsed
 */

/** @returns {readonly string[]} sorted */
export const sourcePaths = () => FOLDERS.flatMap((folder) => pathsIn(folder)).sort();

/** @returns {string[]} */
function pathsIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : pathsIn(path);
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

/**
 * @param {string} path
 * @returns {Source}
 */
export function readSource(path) {
  const text = readFileSync(join(ROOT, path), "utf8");
  return { path, text, parsed: parseSync(path, text) };
}

/** @param {string} path */
export const isTest = (path) => /\.test\.tsx?$/.test(path) || path.startsWith("tests/");
