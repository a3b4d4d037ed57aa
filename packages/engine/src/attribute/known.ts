/**
 * Which units the index recognises. Evidence per unit is smoothed along its module; code of the recognised kind is
 * third-party and has a component.
 */
import type { SignatureIndex } from "./signatures.ts";
import { smooth } from "./smooth.ts";
import type { AttributionUnit } from "./unit.ts";
import { countVotes, endOfModule, type Votes } from "./votes.ts";

/** Natural log of the likelihood ratio of a known gram in indexed code (half of them) and in other code (1 in 100). */
const HIT = 3.5;
/** The same for an unknown gram. */
const MISS = -0.4;
/** Smoothed log odds from which on a unit counts as recognised. */
const RECOGNISED = 3;
/** What transpilers write into any code counts only where it makes up most of a unit. */
const HELPERS_ALONE = 0.6;

export interface Known {
  readonly votes: readonly Votes[];
  /** Log odds of being indexed code, alone. */
  readonly alone: readonly number[];
  /** The same given the neighbours. */
  readonly odds: readonly number[];
  /** Component number per unit; -1: not recognised, or not nameable. */
  readonly component: readonly number[];
  readonly recognised: readonly boolean[];
}

export function recognise(units: readonly AttributionUnit[], index: SignatureIndex): Known {
  const votes = countVotes(units, index);
  const alone = votes.map((vote) => evidence(vote, index));
  const odds = smoothed(units, alone);
  const recognised = odds.map((value) => value > RECOGNISED);
  const own = votes.map((vote, at) => (recognised[at] ? strongest(vote, index) : -1));
  return { votes, alone, odds, recognised, component: named(units, own, recognised) };
}

function evidence({ grams, hits, components }: Votes, index: SignatureIndex): number {
  let helpers = 0;
  for (const [number, count] of components) if (index.components[number]?.kind === "runtime") helpers += count;
  const counted = Math.min(grams, helpers > grams * HELPERS_ALONE ? hits : hits - helpers);
  return counted * HIT + (grams - counted) * MISS;
}

function smoothed(units: readonly AttributionUnit[], alone: readonly number[]): readonly number[] {
  const odds: number[] = [];
  for (let from = 0; from < units.length; ) {
    const to = endOfModule(units, from);
    odds.push(...smooth(alone.slice(from, to)));
    from = to;
  }
  return odds;
}

/** The component with most grams; of equals the lower number, so the answer does not depend on order. */
function strongest({ components }: Votes, index: SignatureIndex): number {
  let best = -1;
  let most = 0;
  for (const [number, count] of [...components].sort(([a], [b]) => a - b)) {
    const helper = index.components[number]?.kind === "runtime" && components.size > 1;
    const value = helper ? count / 4 : count;
    if (value > most) {
      best = number;
      most = value;
    }
  }
  return best;
}

/** A recognised unit without a gram of its own takes the name of its nearest named neighbour in the same run. */
function named(
  units: readonly AttributionUnit[],
  own: readonly number[],
  recognised: readonly boolean[],
): readonly number[] {
  const forward = carried(units, own, recognised, 1);
  const backward = carried(units, own, recognised, -1);
  return own.map((number, at) => {
    if (number >= 0 || !recognised[at]) return number;
    const before = forward[at] ?? { number: -1, distance: Number.POSITIVE_INFINITY };
    const after = backward[at] ?? before;
    return after.number >= 0 && (before.number < 0 || after.distance < before.distance) ? after.number : before.number;
  });
}

interface Carried {
  readonly number: number;
  readonly distance: number;
}

function carried(
  units: readonly AttributionUnit[],
  own: readonly number[],
  recognised: readonly boolean[],
  step: 1 | -1,
): readonly Carried[] {
  const out: Carried[] = [];
  let last: Carried = { number: -1, distance: 0 };
  for (let i = 0; i < units.length; i++) {
    const at = step === 1 ? i : units.length - 1 - i;
    const next = units[at];
    const previous = units[at - step];
    const breaks = !recognised[at] || previous?.module !== next?.module || previous?.file !== next?.file;
    const number = own[at] ?? -1;
    last = number >= 0 ? { number, distance: 0 } : { number: breaks ? -1 : last.number, distance: last.distance + 1 };
    out[at] = last;
  }
  return out;
}
