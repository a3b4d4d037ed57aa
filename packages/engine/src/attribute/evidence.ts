/**
 * How strongly the known grams of a unit say that it is indexed code, as natural log odds. Scattered grams of many
 * components are chance; grams of one component, or of components that surely stand in the material, are not.
 */
import type { SignatureIndex } from "./signatures.ts";
import type { Owners, Votes } from "./votes.ts";

/** Log of the likelihood ratio of a known gram: about half of the grams of indexed code, 1 in 100 of other code. */
const HIT = 3.5;
/** A known gram of another component than the unit's main one. */
const OTHER_HIT = 1;
/** An unknown gram, where the index holds all grams of the component; of a sampled one most are missing anyway. */
const MISS = -0.4;
/** Log odds, summed over its units, from which on a component counts as standing in the material. */
const PRESENT = 18;
/** What transpilers write into any code counts only where it makes up most of a unit. */
const HELPERS_ALONE = 0.6;

/** Known grams of one component in a unit. */
export interface Count {
  /** As found. */
  raw: number;
  /** Times the sampling rate: how many grams are accounted for. */
  covered: number;
  /** Times the sampling rate, up to a bound: a single gram of a rarely sampled giant says little. */
  weighed: number;
}

export function countsOf({ known }: Votes, index: SignatureIndex): ReadonlyMap<number, Count> {
  const counts = new Map<number, Count>();
  for (const [owners, raw] of known) {
    const every = everyOf(owners, index);
    for (const owner of owners) {
      const count = counts.get(owner) ?? { raw: 0, covered: 0, weighed: 0 };
      count.raw += raw;
      count.weighed += raw * Math.min(MAX_WEIGHT, every);
      count.covered += raw * every;
      counts.set(owner, count);
    }
  }
  return counts;
}

/** A gram is sampled by the lowest rate among its owners. */
const everyOf = (owners: Owners, index: SignatureIndex): number =>
  Math.min(...owners.map((owner) => index.components[owner]?.every ?? 1));

/** Components that surely stand somewhere in the material. */
export function presentComponents(
  votes: readonly Votes[],
  counts: readonly ReadonlyMap<number, Count>[],
): ReadonlySet<number> {
  const sums = new Map<number, number>();
  counts.forEach((unit, at) => {
    const grams = votes[at]?.grams ?? 0;
    for (const [number, { raw, covered }] of unit) {
      const odds = raw * HIT + (Math.max(0, grams - raw) * MISS * raw) / covered;
      if (odds > 0) sums.set(number, (sums.get(number) ?? 0) + odds);
    }
  });
  return new Set([...sums].flatMap(([number, sum]) => (sum >= PRESENT ? [number] : [])));
}

/** Components with nearly as many known grams in a unit as the best one are told apart by how many depend on them. */
const NEARLY = 0.7;
const MAX_WEIGHT = 2;

/**
 * The main component of a unit; -1: none. Packages that copy each other hold the same grams; the origin is the one that
 * most others depend on, which has the lowest number.
 */
export function mainComponent(
  counts: ReadonlyMap<number, Count>,
  present: ReadonlySet<number>,
  index: SignatureIndex,
): number {
  const votes = [...counts]
    .filter(([number]) => present.has(number))
    .map(([number, { weighed }]) => ({ number, value: isHelper(number, index) ? weighed / 4 : weighed }));
  const most = votes.reduce((max, { value }) => Math.max(max, value), 0);
  const close = votes.filter(({ value }) => value >= most * NEARLY);
  return close.reduce((least, { number }) => (least < 0 ? number : Math.min(least, number)), -1);
}

export interface Evidence {
  readonly grams: number;
  readonly odds: number;
  /** Share of the unit's grams that the main component accounts for, at most 1. */
  readonly share: number;
  /** Known grams of the main component. */
  readonly hits: number;
  /** Those of them that no other component has. */
  readonly sole: number;
}

export function evidenceOf(
  { grams, known }: Votes,
  counts: ReadonlyMap<number, Count>,
  main: number,
  present: ReadonlySet<number>,
  index: SignatureIndex,
): Evidence {
  const own = counts.get(main) ?? { raw: 0, covered: 0 };
  let others = 0;
  let sole = 0;
  for (const [owners, raw] of known) {
    if (owners.length === 1 && owners[0] === main) sole += raw;
    if (!owners.includes(main) && owners.some((owner) => present.has(owner) && !isHelper(owner, index))) others += raw;
  }
  const share = grams === 0 ? 0 : Math.min(1, own.covered / grams);
  const incidental = isHelper(main, index) && share < HELPERS_ALONE;
  const hits = incidental ? 0 : own.raw;
  const missed = Math.max(0, grams - hits - others);
  const miss = own.covered > 0 ? (MISS * own.raw) / own.covered : MISS;
  return { grams, odds: hits * HIT + others * OTHER_HIT + missed * miss, share: incidental ? 0 : share, hits, sole };
}

const isHelper = (number: number, index: SignatureIndex): boolean => index.components[number]?.kind === "runtime";
