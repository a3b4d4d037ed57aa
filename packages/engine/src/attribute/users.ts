/** Links between units the other way round: which units use each of them. */
import type { AttributionUnit } from "./unit.ts";

/** One list per unit, in the order of the units; `linksOf`: what a unit counts as a user of. */
export function usersOf(
  units: readonly AttributionUnit[],
  linksOf: (unit: AttributionUnit) => readonly number[],
): readonly (readonly number[])[] {
  const users = units.map((): number[] => []);
  units.forEach((unit, at) => {
    for (const used of linksOf(unit)) users[used]?.push(at);
  });
  return users;
}
