/**
 * Names for third-party units that the index does not recognise by themselves: a few known grams of a component that
 * stands in the material anyway, or, for code too small to be recognised, the one component whose code uses it.
 */
import type { Known } from "./known.ts";
import type { AttributionUnit } from "./unit.ts";

/** Units with fewer grams may be private helpers of what uses them; larger ones would have been recognised. */
const SMALL = 10;
/** Chains of small helpers are followed so far. */
const ROUNDS = 4;

/** Component number per unit; -1: not nameable. */
export function namesByGraph(
  units: readonly AttributionUnit[],
  { component, main, evidence }: Known,
  used: readonly boolean[],
  isHelper: (component: number) => boolean,
): readonly number[] {
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

function theOnly(numbers: readonly number[]): number {
  const named = new Set(numbers.filter((number) => number >= 0));
  const [only = -1] = named;
  return named.size === 1 ? only : -1;
}
