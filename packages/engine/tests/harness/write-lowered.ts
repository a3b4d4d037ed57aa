/**
 * `npm run bench:lowered [-- --accept-losses]`: analyses the examples as SWC lowers them to ES5, says what is missed, and
 * writes the list of gaps that `packages/engine/tests/examples/lowered.test.ts` knows. Fails where an example is lost that
 * was found. Needs `npm run build`.
 */
import { existsSync, writeFileSync } from "node:fs";
import { LOWERED_GAPS, loweredCases, loweredGaps } from "./lowered.ts";

const known = existsSync(LOWERED_GAPS) ? loweredGaps() : undefined;
const cases = loweredCases();
const missed = cases.flatMap(({ key, where, problems }) => {
  const found = problems();
  if (found.length === 0) return [];
  console.log([where, ...found].join("\n  "));
  return [key];
});
const lost = known === undefined ? [] : missed.filter((key) => !known.has(key));
console.log(`${cases.length - missed.length} of ${cases.length} examples are found whole.`);
if (lost.length > 0 && !process.argv.includes("--accept-losses")) {
  console.error(`Lost:\n${lost.join("\n")}`);
  process.exitCode = 1;
} else writeFileSync(LOWERED_GAPS, `${JSON.stringify([...new Set(missed)].sort(), null, 2)}\n`);
