/**
 * How strongly the known grams of a unit say that it is indexed code, as natural log odds. Scattered grams of many
 * components are chance; grams of one component, or of components that surely stand in the material, are not.
 */
import { greatest, smallest } from "../lists.ts";
import { DOUBTED, mostCovered, type Standing } from "./presence.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { ModuleForm } from "./unit.ts";
import type { Owners, Votes } from "./votes.ts";

/** Log of the likelihood ratio of a known gram: about half of the grams of indexed code, 1 in 100 of other code. */
const HIT = 3.5;
/** A known gram of another component than the unit's main one. */
const OTHER_HIT = 1;
/** An unknown gram, where the index holds all grams of the component; of a sampled one most are missing anyway. */
const MISS = -0.4;
/** Log odds, summed over its units, from which on a component counts as standing in the material. */
const PRESENT = 18;
/** Log odds against any one unit being a component's, before looking at it: in much code chance finds some for each. */
const UNIT = 5;
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
  /** Of those found, the ones that no other component has. */
  sole: number;
}

export function countsOf(known: Votes["known"], index: SignatureIndex): ReadonlyMap<number, Count> {
  const counts = new Map<number, Count>();
  for (const [owners, raw] of known) {
    const every = everyOf(owners, index);
    for (const owner of withTwins(owners, index)) {
      const count = counts.get(owner) ?? { raw: 0, covered: 0, weighed: 0, sole: 0 };
      count.raw += raw;
      count.weighed += raw * Math.min(MAX_WEIGHT, every);
      count.covered += raw * every;
      if (owners.length === 1) count.sole += raw;
      counts.set(owner, count);
    }
  }
  return counts;
}

/** What counts for a component counts for its twin; the form of the module tells them apart. */
function withTwins(owners: Owners, { components }: SignatureIndex): Owners {
  const twins = owners.flatMap((owner) => components[owner]?.twin ?? []);
  return twins.length === 0 ? owners : [...new Set([...owners, ...twins])];
}

/** A gram is sampled by the lowest rate among its owners. */
export const everyOf = (owners: Owners, index: SignatureIndex): number =>
  smallest(owners.map((owner) => index.components[owner]?.every ?? 1));

/** Log odds of a unit being a component's, by that component's grams alone. */
export const oddsOf = (grams: number, { raw, covered }: Count): number =>
  raw * HIT + (Math.max(0, grams - raw) * MISS * raw) / covered;

/**
 * Of a giant that is sampled so rarely hardly a unit has two grams. Where so much of its sample stands in so many units, it is
 * there all the same.
 */
const RARELY = 16;
const MANY_UNITS = 8;
const MUCH_OF_SAMPLE = 0.2;

/** Components that surely stand somewhere in the material: by how many different grams of theirs do. */
export function presentComponents(
  votes: readonly Pick<Votes, "grams">[],
  counts: readonly ReadonlyMap<number, Count>[],
  index: SignatureIndex,
): ReadonlySet<number> {
  const sums = new Map<number, number>();
  const sampled = new Map<number, { units: number; sole: number }>();
  counts.forEach((unit, at) => {
    for (const [number, count] of unit) {
      const odds = oddsOf(votes[at]?.grams ?? 0, count);
      if (odds > UNIT) sums.set(number, (sums.get(number) ?? 0) + odds - UNIT);
      if (count.sole === 0 || (index.components[number]?.every ?? 1) < RARELY) continue;
      const { units, sole } = sampled.get(number) ?? { units: 0, sole: 0 };
      sampled.set(number, { units: units + 1, sole: sole + count.sole });
    }
  });
  const surely = [...sums].flatMap(([number, sum]) => (sum >= PRESENT ? [number] : []));
  const scattered = [...sampled].flatMap(([number, { units, sole }]) =>
    units >= MANY_UNITS && sole >= MUCH_OF_SAMPLE * (index.sole[number] ?? 0) ? [number] : [],
  );
  return new Set([...surely, ...scattered]);
}

/** Components that explain a unit nearly as well as the best one are told apart by how many depend on them. */
const NEARLY = 0.8;
/** A component of little of its own, of which so much stands in the material, is rather there than who copies it. */
const WHOLLY = 0.6;
const LITTLE_OWN = 0.3;
const FEW_OWN = 5;
const OWN_PART = 0.15;
/** One module that holds so much of what only a component has, and so many grams of it, is that component. */
const NEARLY_ALL_OWN = 0.9;
const MANY_OWN = 20;
/** A unit in another form than a component ships weighs so much for it: bundlers put CommonJS into ES modules, too. */
const OTHER_FORM = 0.5;
const MAX_WEIGHT = 2;

/**
 * The main component of a unit; -1: none. Packages that copy each other hold the same grams; the likelier one is that of
 * which more stands in the material, then the one that most others depend on, which has the lowest number.
 */
export function mainComponent(
  counts: ReadonlyMap<number, Count>,
  { present, doubted, covered, ownCovered }: Standing,
  index: SignatureIndex,
  form: ModuleForm | undefined,
): number {
  if (counts.size === 0) return -1;
  const isOther = (number: number): boolean => {
    const only = index.components[number]?.form;
    return form !== undefined && only !== undefined && only !== form;
  };
  const isHere = (number = -1): boolean => present.has(number) && counts.has(number);
  const weight = (number: number): number => {
    if (isHelper(number, index) || doubted.has(number)) return DOUBTED;
    if (isOther(number)) return OTHER_FORM;
    return isWhole(number) ? 1 + covered(number) / 2 : 1;
  };
  const isWhole = (number: number): boolean => {
    const sole = index.sole[number] ?? 0;
    const itself = sole < FEW_OWN || ownCovered(number) >= WHOLLY / 2;
    return covered(number) >= WHOLLY && sole < LITTLE_OWN * (index.components[number]?.grams ?? 0) && itself;
  };
  const isHeld = (number: number, others: readonly { readonly number: number }[]): boolean =>
    others.some(
      (other) =>
        index.components[number]?.heldBy?.includes(other.number) && ownCovered(other.number) > 2 * ownCovered(number),
    );
  const votes = [...counts]
    .filter(([number]) => present.has(number) && !(isOther(number) && isHere(index.components[number]?.twin)))
    .map(([number, count]) => ({
      number,
      value: count.weighed * (itself(number, count, index) ?? weight(number)),
    }));
  const most = votes.reduce((max, { value }) => Math.max(max, value), 0);
  const close = votes.filter(({ value }) => value >= most * NEARLY);
  const free = close.filter(({ number }) => !isHeld(number, close)).map(({ number }) => number);
  return mostCovered(free, covered, index).reduce(
    (least, number) => (least < 0 ? number : Math.min(least, number)),
    -1,
  );
}

/** A unit that is a whole small package, with what only that one has, weighs more than as a part of a larger one. */
function itself(number: number, { raw, sole }: Count, { components, sole: alone }: SignatureIndex): number | undefined {
  const grams = components[number]?.grams ?? 0;
  if (raw < WHOLLY * grams || sole < Math.max(FEW_OWN, OWN_PART * grams)) return undefined;
  return sole >= MANY_OWN && sole >= NEARLY_ALL_OWN * (alone[number] ?? 0) ? 4 : 2;
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

/** `amid`: the component that stands on both sides, of which the unit may have no gram because few were taken. */
export function evidenceOf(
  { grams, known }: Pick<Votes, "grams" | "known">,
  counts: ReadonlyMap<number, Count>,
  main: number,
  present: ReadonlySet<number>,
  index: SignatureIndex,
  amid = -1,
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
  const miss = own.covered > 0 ? (MISS * own.raw) / own.covered : MISS / (index.components[amid]?.every ?? 1);
  const odds = Math.max(hits * HIT + others * OTHER_HIT + missed * miss, oddsOfAny(grams, counts, present, index));
  return { grams, odds, share: incidental ? 0 : share, hits, sole };
}

/**
 * By a component that accounts for most of a unit, whoever names it: a few grams that only a framework has make its code
 * no less known that a package carries, of which few were taken.
 */
function oddsOfAny(
  grams: number,
  counts: ReadonlyMap<number, Count>,
  present: ReadonlySet<number>,
  index: SignatureIndex,
): number {
  const most = [...counts].filter(
    ([number, { raw, covered }]) =>
      raw >= FEW_OWN && covered >= WHOLLY * grams && present.has(number) && !isHelper(number, index),
  );
  return greatest(most.map(([, count]) => oddsOf(grams, count)));
}

const isHelper = (number: number, index: SignatureIndex): boolean => index.components[number]?.kind === "runtime";
