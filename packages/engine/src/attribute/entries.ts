/**
 * The entry of a component, in a release that the index knows too little of: `module.exports = createInstance(defaults)`. It holds
 * something that only the component has, and uses what the component keeps to itself: modules that nobody else uses. Product code
 * that calls a library uses what the library gives away, and others use that, too; it holds none of the library's code.
 */
import type { AttributionUnit } from "./unit.ts";
import { usersOf } from "./users.ts";

/** Fewer modules that nobody else uses tell nothing: the product may be the only user of what a library gives away. */
const LEAST = 3;

export interface EntriesInput {
  readonly units: readonly AttributionUnit[];
  /** Component number per unit, -1 none. */
  readonly names: readonly number[];
  /** The component of which a unit holds most, -1 none, and its grams that no other component has. */
  readonly main: readonly number[];
  readonly sole: (unit: number) => number;
  readonly grams: (unit: number) => number;
  readonly isThird: (unit: number) => boolean;
  readonly isHelper: (unit: number) => boolean;
  /** Units of which something else is known. */
  readonly isSettled: (unit: number) => boolean;
}

/** The component of which each unit is the entry, hands the entry on, or is a part that only the entry uses; -1: none. */
export function entriesOf(input: EntriesInput): readonly number[] {
  const { units, names, main, sole, grams, isThird, isHelper, isSettled } = input;
  const users = usersOf(units, ({ uses }) => uses);
  const isOpen = (at: number): boolean => !isThird(at) && !isSettled(at);
  const isPart = (used: number, of: number): boolean =>
    isOpen(used) && (units[used]?.uses.length ?? 0) === 0 && (users[used] ?? []).every((user) => user === of);
  const out = units.map((unit, at) => {
    const component = main[at] ?? -1;
    if (!isOpen(at) || component < 0 || sole(at) === 0 || unit.loads.length > 0) return -1;
    const staysInside = unit.uses.every(
      (used) => isHelper(used) || isPart(used, at) || (isThird(used) && [component, -1].includes(names[used] ?? -1)),
    );
    const inner = unit.uses.filter(
      (used) => names[used] === component && (users[used] ?? []).every((user) => user === at || isThird(user)),
    );
    return staysInside && inner.length >= LEAST ? component : -1;
  });
  const entries = out.flatMap((component, at) => (component >= 0 ? [at] : []));
  for (const at of entries) {
    for (const used of units[at]?.uses ?? []) if (isPart(used, at)) out[used] = out[at] ?? -1;
    // `module.exports = require("./lib/axios")`
    for (const user of users[at] ?? [])
      if (isOpen(user) && grams(user) === 0 && units[user]?.uses.length === 1) out[user] = out[at] ?? -1;
  }
  return out;
}
