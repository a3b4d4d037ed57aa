/**
 * Holds imports against the table of boundaries. Pure: takes the table and the imports of every file, gives what is
 * wrong as lines of text, sorted; an empty list where nothing is.
 */
import { posix } from "node:path";
import { cyclesOf } from "./cycles.mjs";

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {readonly (string | RegExp)[]} files
 * @property {readonly string[]} may permissions, each of which must be used
 * @property {readonly string[]} [before] further permissions, which need not be used
 */

/**
 * @param {readonly Row[]} table
 * @param {ReadonlyMap<string, readonly import("./imports.mjs").Import[]>} importsByFile
 * @returns {readonly string[]}
 */
export function checkBoundaries(table, importsByFile) {
  const used = new Set();
  const problems = [];
  for (const [file, imports] of importsByFile) {
    const row = rowOf(table, file);
    if (row === undefined) problems.push(`${file}: no row of the table holds it`);
    else problems.push(...imports.flatMap((entry) => forbidden(table, row, file, entry, used)));
  }
  problems.push(...staleRows(table, importsByFile, used));
  for (const cycle of cyclesOf(graphOf(importsByFile))) problems.push(`cycle: ${[...cycle, cycle[0]].join(" -> ")}`);
  return problems.sort();
}

const holds = (row, file) =>
  row.files.some((part) => {
    if (part instanceof RegExp) return part.test(file);
    return part.endsWith("/") ? file.startsWith(part) : file === part;
  });

const rowOf = (table, file) => table.find((row) => holds(row, file));

function forbidden(table, row, file, { from, typeOnly }, used) {
  if (!from.startsWith(".")) return outside(row, file, from, typeOnly, used);
  const target = resolved(file, from);
  if (workspaceOf(target) !== workspaceOf(file) && !row.may.includes("*")) {
    return [`${file}: imports ${from} out of its package; use the package's name`];
  }
  const other = rowOf(table, target);
  if (other === undefined || other === row) return [];
  return permitted(row, [other.name], typeOnly, used)
    ? []
    : [`${file}: ${row.name} may not import ${other.name} (${from})`];
}

function outside(row, file, from, typeOnly, used) {
  const general = from.startsWith("node:") ? "node:*" : from.startsWith("@as-built/") ? undefined : "npm:*";
  const names = general === undefined ? [from] : [from, general];
  return permitted(row, names, typeOnly, used) ? [] : [`${file}: ${row.name} may not import ${from}`];
}

function permitted(row, names, typeOnly, used) {
  const permissions = [...names.flatMap((name) => (typeOnly ? [`types:${name}`, name] : [name])), "*"];
  if (permissions.some((candidate) => row.before?.includes(candidate))) return true;
  const permission = permissions.find((candidate) => row.may.includes(candidate));
  if (permission !== undefined) used.add(`${row.name} ${permission}`);
  return permission !== undefined;
}

const resolved = (file, from) => posix.normalize(posix.join(posix.dirname(file), from.replace(/\?.*$/, "")));

/** `packages/engine` of `packages/engine/src/index.ts`; the rest of the repository is one. */
const workspaceOf = (path) => /^(?:packages|apps)\/[^/]+/.exec(path)?.[0] ?? "";

function staleRows(table, importsByFile, used) {
  const files = [...importsByFile.keys()];
  return table.flatMap((row) => {
    if (!files.some((file) => rowOf(table, file) === row)) return [`stale row: ${row.name} has no files`];
    const unused = row.may.filter((permission) => !used.has(`${row.name} ${permission}`));
    return unused.map((permission) => `stale permission: nothing in ${row.name} imports ${permission}`);
  });
}

/** Imports of types alone are no cycle: nothing of them is there when the program runs. */
function graphOf(importsByFile) {
  return new Map(
    [...importsByFile].map(([file, imports]) => [
      file,
      imports.filter(({ from, typeOnly }) => from.startsWith(".") && !typeOnly).map(({ from }) => resolved(file, from)),
    ]),
  );
}
