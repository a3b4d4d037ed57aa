/**
 * `node --import counted.mjs`: runs the sources of engine and format with a count at each place where work is done: functions,
 * bodies of loops, and what the language goes through by itself (`includes`, spreading, copying a set, sorting), by its size.
 */
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { pathOf, resolveToSource } from "../packages.mjs";
import { withCounts } from "./counting-code.mjs";

const COUNTED = /^packages\/(?:engine|spec)\/src\/.*\.ts$/;
/** Texts are gone through many characters at a time. */
const CHARACTERS = 16;
const MOST_PLACES = 100_000;

/** By number: `file:line function kind`. */
export const places = [];
/** By number how often a place was gone through. */
export const counts = new Float64Array(MOST_PLACES);

const sizeOf = (value) => {
  if (typeof value === "string") return value.length / CHARACTERS;
  if (Array.isArray(value)) return value.length;
  return value instanceof Set || value instanceof Map ? value.size : 0;
};

const isIterator = (value) =>
  typeof value === "object" && value !== null && typeof value.next === "function" && Symbol.iterator in value;

/** What the code with counts calls. Each gives back what it is given. */
globalThis.growthOf = {
  counts,
  value(at, value) {
    counts[at] += sizeOf(value);
    return value;
  },
  /** A text is cut without being copied. */
  list(at, value) {
    if (typeof value !== "string") counts[at] += sizeOf(value);
    return value;
  },
  /** What can be gone through once becomes a list. */
  items(at, value) {
    const list = isIterator(value) ? [...value] : value;
    counts[at] += sizeOf(list);
    return list;
  },
  keys(at, value) {
    if (typeof value === "object" && value !== null) counts[at] += Object.keys(value).length;
    return value;
  },
};

registerHooks({
  resolve: resolveToSource,
  load: (url, context, next) => {
    const path = pathOf(url);
    if (!COUNTED.test(path)) return next(url, context);
    const source = withCounts(path, stripTypeScriptTypes(readFileSync(new URL(url), "utf8")), places);
    return { format: "module", source, shortCircuit: true };
  },
});
