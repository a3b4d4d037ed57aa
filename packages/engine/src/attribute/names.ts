/**
 * Names for third-party units that the index does not recognise by themselves: a few known grams of a component that
 * stands in the material anyway, or, for code too small to be recognised, the one component whose code uses it.
 */
import type { Evidence } from "./evidence.ts";
import type { Known } from "./known.ts";
import type { AttributionUnit } from "./unit.ts";

/** Units with fewer grams may be private helpers of what uses them; larger ones would have been recognised. */
const SMALL = 10;
/** A component is named where so many of its grams stand in the material, or such a share of those in the index. */
const ENOUGH = 25;
const ENOUGH_SHARE = 0.1;
/** A small package is sure where nearly all of a unit is its own, and so many grams of it are no other component's. */
const WHOLE = 0.75;
const WHOLE_SOLE = 5;
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
  const component = sureNames(known);
  const own = (at: number): number => (isHelper(main[at] ?? -1) ? -1 : (main[at] ?? -1));
  const names = component.map((number, at) => (number < 0 && used[at] ? own(at) : number));
  const users = units.map((): number[] => []);
  units.forEach(({ uses }, at) => {
    for (const other of uses) if (used[other]) users[other]?.push(at);
  });
  for (let round = 0; round < ROUNDS; round++) {
    units.forEach((_, at) => {
      if (!used[at] || (names[at] ?? -1) >= 0 || (evidence[at]?.grams ?? 0) >= SMALL) return;
      names[at] = theOnly((users[at] ?? []).map((user) => names[user] ?? -1).filter((name) => !isHelper(name)));
    });
  }
  return names;
}

/** Library code of which too little matches to say whose it is stays without a name. */
function sureNames({ component, evidence, gramsOf }: Known): readonly number[] {
  const hits = new Map<number, number>();
  component.forEach((number, at) => {
    hits.set(number, (hits.get(number) ?? 0) + (evidence[at]?.hits ?? 0));
  });
  const whole = new Set(component.filter((_, at) => isWhole(evidence[at])));
  const isSure = (number: number): boolean => {
    if (whole.has(number)) return true;
    const sum = hits.get(number) ?? 0;
    return sum >= ENOUGH || sum >= ENOUGH_SHARE * gramsOf(number);
  };
  return component.map((number) => (number >= 0 && isSure(number) ? number : -1));
}

const isWhole = (evidence: Evidence | undefined): boolean =>
  evidence !== undefined && evidence.share >= WHOLE && evidence.sole >= WHOLE_SOLE;

function theOnly(numbers: readonly number[]): number {
  const named = new Set(numbers.filter((number) => number >= 0));
  const [only = -1] = named;
  return named.size === 1 ? only : -1;
}
