/**
 * In which bundlers an example is looked at. `npm run verify` takes one for each example, always the same one, and the full run
 * esbuild as well: together they still meet every bundler with every kind of example. `npm run bench:bundlers` takes all. esbuild
 * takes every example in both: what is found in its application depends on all programs that it holds.
 */
import { createHash } from "node:crypto";
import type { Example } from "./example.ts";
import { BUNDLERS, type Bundler } from "./forms.ts";

/** Set by `bench/bundlers.mjs`. */
export const EVERY_BUNDLER = process.env.EVERY_BUNDLER === "1";

/**
 * By the name of the example's file and its title, among those that it does not skip. Those that it skips are taken as well: a
 * known gap is told by every run, and so is that it has been closed.
 */
export function bundlersOf(
  file: string,
  { title, skips }: Pick<Example, "title" | "skips">,
  isEvery = EVERY_BUNDLER,
): readonly Bundler[] {
  const whole = BUNDLERS.filter((bundler) => bundler !== "esbuild" && !skips.has(bundler));
  const number = createHash("sha256").update(`${file}: ${title}`).digest().readUInt32BE();
  const one = whole[number % whole.length];
  return BUNDLERS.filter((bundler) => isEvery || bundler === "esbuild" || bundler === one || skips.has(bundler));
}
