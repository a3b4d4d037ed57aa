/**
 * Names for third-party units that the index does not recognise by themselves: a few known grams of a component that
 * stands in the material anyway, or, for code too small to be recognised, the one component whose code uses it.
 */
import type { Evidence } from "./evidence.ts";
import type { Known } from "./known.ts";
import type { AttributionUnit } from "./unit.ts";
import { usersOf } from "./users.ts";

/**
 * Units with fewer grams may be private helpers of what uses them; larger ones would have been recognised, except where
 * they use the same component in turn: what a component depends on does not depend on it.
 */
const SMALL = 10;
/** A component is named where so many of its grams stand in the material, or such a share of those in the index. */
const ENOUGH = 25;
const ENOUGH_SHARE = 0.1;
/** A small package is sure where nearly all of a unit is its own, and so many grams of it are no other component's. */
const WHOLE = 0.75;
const WHOLE_SOLE = 5;
/** Of what a component that stands there depends on, so many grams in a unit that no other component has. */
const PULLED_SOLE = 3;
/** So many grams in units that are mostly one component's. */
const ENOUGH_IN_OWN = 10;
const OWN = 0.45;
/** Chains of small helpers are followed so far. */
const ROUNDS = 4;

/** Component number per unit; -1: not nameable. */
export function namesByGraph(
  units: readonly AttributionUnit[],
  known: Known,
  used: readonly boolean[],
  isHelper: (component: number) => boolean,
): readonly number[] {
  const { main, evidence } = known;
  const isSure = sureComponents(known);
  const component = known.component.map((number) => (isSure(number) ? number : -1));
  const own = (at: number): number => {
    const number = main[at] ?? -1;
    return isSure(number) && !isHelper(number) ? number : -1;
  };
  const names = component.map((number, at) => (number < 0 && used[at] ? own(at) : number));
  const users = usersOf(units, ({ uses }) => uses.filter((other) => used[other]));
  for (let round = 0; round < ROUNDS; round++) {
    units.forEach((_, at) => {
      if (!used[at] || (names[at] ?? -1) >= 0) return;
      const name = theOnly((users[at] ?? []).map((user) => names[user] ?? -1).filter((other) => !isHelper(other)));
      const isBetween = name >= 0 && (units[at]?.uses ?? []).some((other) => names[other] === name);
      if (isBetween || (evidence[at]?.grams ?? 0) < SMALL) names[at] = name;
    });
  }
  return names;
}

/** Library code of which too little matches to say whose it is stays without a name. */
function sureComponents({ component, evidence, pulled, gramsOf }: Known): (component: number) => boolean {
  const hits = new Map<number, number>();
  const inOwn = new Map<number, number>();
  component.forEach((number, at) => {
    const { hits: own = 0, share = 0 } = evidence[at] ?? {};
    hits.set(number, (hits.get(number) ?? 0) + own);
    if (share >= OWN) inOwn.set(number, (inOwn.get(number) ?? 0) + own);
  });
  const whole = new Set(
    component.filter(
      (number, at) => isWhole(evidence[at]) || (pulled.has(number) && (evidence[at]?.sole ?? 0) >= PULLED_SOLE),
    ),
  );
  return (number) => {
    if (number < 0) return false;
    const sum = hits.get(number) ?? 0;
    return (
      whole.has(number) ||
      sum >= ENOUGH ||
      (inOwn.get(number) ?? 0) >= ENOUGH_IN_OWN ||
      (sum > 0 && sum >= ENOUGH_SHARE * gramsOf(number))
    );
  };
}

const isWhole = (evidence: Evidence | undefined): boolean =>
  evidence !== undefined && evidence.share >= WHOLE && evidence.sole >= WHOLE_SOLE;

function theOnly(numbers: readonly number[]): number {
  const named = new Set(numbers.filter((number) => number >= 0));
  const [only = -1] = named;
  return named.size === 1 ? only : -1;
}
