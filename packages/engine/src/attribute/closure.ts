/**
 * Third-party code by the graph: libraries never import the product, so whatever surely recognised library code uses
 * is third-party too.
 */
import type { Known } from "./known.ts";
import type { AttributionUnit } from "./unit.ts";

/** Only units recognised by themselves speak for what they use: so many known grams, such a share of all. */
const MIN_HITS = 4;
const MIN_SHARE = 0.2;
const MIN_ALONE = 5;
const MIN_ODDS = 6;

export interface Closure {
  /** Units that recognised code uses, directly or not, and that are not recognised themselves. */
  readonly used: readonly boolean[];
}

/** `isHelper`: units of bundlers and transpilers, which call the product as much as anything else. */
export function usedByKnown(
  units: readonly AttributionUnit[],
  known: Known,
  isHelper: (unit: number) => boolean,
): Closure {
  const used = units.map(() => false);
  const waiting = units.flatMap((_, at) => (isSource(known, at) && !isHelper(at) ? [at] : []));
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const next of units[at]?.uses ?? []) {
      if (used[next] || known.recognised[next]) continue;
      used[next] = true;
      waiting.push(next);
    }
  }
  return { used };
}

function isSource({ evidence, odds, recognised }: Known, at: number): boolean {
  const own = evidence[at];
  if (!own || !recognised[at]) return false;
  const strong = own.odds >= MIN_ALONE && (odds[at] ?? 0) >= MIN_ODDS;
  return strong && own.hits >= MIN_HITS && own.share >= MIN_SHARE;
}
