/**
 * How much of the material's library code the index knows, measured on code that is library code for another reason:
 * because recognised code uses it.
 */
import type { Known } from "./known.ts";
import type { AttributionUnit } from "./unit.ts";

/** Log odds are kept within these: a false library loses product code, a false product only adds noise. */
const LEAST = -0.5;
const MOST = 2.5;
/** Units with fewer grams say little of whether the index knows their package. */
const MIN_GRAMS = 6;
/** So much library code (code units) is assumed beside what was seen, half of it known: few sightings decide little. */
const ASSUMED = 2000;
/** A unit counts at most this long, so that tables of data decide nothing. */
const LONGEST = 4000;

/** Log odds that code which is neither recognised nor used by recognised code is the product's. */
export function productPrior(units: readonly AttributionUnit[], known: Known, used: readonly boolean[]): number {
  const usedByOther = usedFromOutside(units, known);
  let seen = ASSUMED;
  let covered = ASSUMED * 0.8;
  let recognised = 0;
  let rest = 0;
  units.forEach((unit, at) => {
    const size = Math.min(LONGEST, unit.end - unit.start);
    if (known.recognised[at]) recognised += size;
    else if (!used[at]) rest += size;
    const { grams = 0, hits = 0 } = known.evidence[at] ?? {};
    const unseen = used[at] && hits < 1;
    if (grams < MIN_GRAMS || !(unseen || usedByOther[at])) return;
    seen += size;
    if (!unseen) covered += size;
  });
  const coverage = Math.min(0.99, covered / seen);
  const unknownLibraries = (recognised * (1 - coverage)) / coverage;
  const product = Math.max(0.02 * rest, rest - unknownLibraries);
  return Math.max(LEAST, Math.min(MOST, Math.log((product + 1) / (Math.min(rest, unknownLibraries) + 1))));
}

/** Recognised units that a recognised unit of another component uses. */
function usedFromOutside(units: readonly AttributionUnit[], { recognised, component }: Known): readonly boolean[] {
  const out = units.map(() => false);
  units.forEach(({ uses }, at) => {
    if (!recognised[at]) return;
    for (const used of uses) if (recognised[used] && component[used] !== component[at]) out[used] = true;
  });
  return out;
}
