/**
 * `node tools/patterns.mjs`: no regular expression of the sources may need exponential time for a text that does not
 * match: material is hostile, and one pattern can hold an analysis for ever. Lists those that scslre proves to, and ends
 * with 1 where there is one. Deterministic and offline, in a second; what scslre cannot prove is not refused.
 */
import { analyse } from "scslre";
import { walk } from "./lib/patterns.mjs";
import { isTest, readSource, sourcePaths } from "./lib/sources.mjs";

/** A repetition of so many is taken for one without an end: `(?:a{0,2000}b)*` fails in as many ways. */
const MANY = /\{\d+,\d{2,}\}/g;

const patterns = new Map();
for (const path of sourcePaths().filter((one) => !isTest(one))) {
  const { text, parsed } = readSource(path);
  walk(parsed.program, ({ regex, start }) => {
    const key = `/${regex.pattern}/${regex.flags}`;
    if (!patterns.has(key)) patterns.set(key, { ...regex, at: `${path}:${text.slice(0, start).split("\n").length}` });
  });
}

const isExponential = (source, flags) =>
  analyse({ source, flags }, { reportTypes: { Move: false } }).reports.some(({ exponential }) => exponential);

const found = [...patterns].filter(
  ([, { pattern, flags }]) => isExponential(pattern, flags) || isExponential(pattern.replace(MANY, "*"), flags),
);
for (const [key, { at }] of found) console.log(`${at} may take exponential time: ${key}`);
console.log(`${patterns.size} regular expressions, ${found.length} of them exponential`);
process.exitCode = found.length > 0 ? 1 : 0;
