/**
 * What is known of regular expressions: `tools/patterns.txt` has a line for each, its digest and the degree of the time
 * that it may take for a text that does not match (1: linear, `exponential` beyond every degree).
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./workspace.mjs";

const FILE = join(ROOT, "tools", "patterns.txt");

/** @param {{ pattern: string, flags: string }} regex */
export const digestOf = ({ pattern, flags }) =>
  createHash("sha256").update(`/${pattern}/${flags}`).digest("hex").slice(0, 16);

/** @returns {Map<string, string>} degrees by digest */
export function knownDegrees() {
  const lines = existsSync(FILE) ? readFileSync(FILE, "utf8").split("\n") : [];
  return new Map(lines.filter(Boolean).map((line) => /** @type {[string, string]} */ (line.split(" "))));
}

/** @param {ReadonlyMap<string, string>} degrees */
export function writeDegrees(degrees) {
  const lines = [...degrees].map(([digest, degree]) => `${digest} ${degree}\n`);
  writeFileSync(FILE, lines.sort().join(""));
}

/** Otherwise recheck 4.5 ends each step of its search after a time, and finds something else on a busy machine. */
const WITHOUT_CLOCK = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null };

/**
 * Asks recheck, which proves or searches for texts that take long; the same answer each time.
 *
 * @param {{ pattern: string, flags: string }} regex
 */
export async function degreeOf({ pattern, flags }) {
  const { check } = await import("recheck");
  const { status, complexity } = await check(pattern, flags, WITHOUT_CLOCK);
  if (status === "safe") return "1";
  if (status !== "vulnerable") return "unknown";
  return complexity.type === "polynomial" ? String(complexity.degree) : complexity.type;
}
