/** Runs a program in a fresh process and measures it: wall clock from start to end, and the largest resident memory. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const USAGE = new URL("./usage.mjs", import.meta.url).href;

/**
 * @param {readonly string[]} args program and arguments for this Node
 * @param {string} usageFile where the process leaves its memory figure
 * @returns {{ ms: number, megabytes: number }}
 */
export function measure(args, usageFile) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ["--import", USAGE, ...args], {
    encoding: "utf8",
    env: { ...process.env, BENCH_USAGE: usageFile },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}\n${stderr}`);
  return { ms, megabytes: Number(readFileSync(usageFile, "utf8")) / 1024 };
}

/**
 * Runs a program that prints an object of numbers.
 * @param {readonly string[]} args
 * @returns {Record<string, number>}
 */
export function stagesOf(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${args.join(" ")} ended with ${status}\n${stderr}`);
  return JSON.parse(stdout);
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
