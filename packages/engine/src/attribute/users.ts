/** Links between units the other way round: which units use each of them. */

/** One list per unit, in the order of the units; `linksOf`: what a unit counts as a user of. */
export function usersOf<T>(
  units: readonly T[],
  linksOf: (unit: T) => readonly number[],
): readonly (readonly number[])[] {
  const users = units.map((): number[] => []);
  units.forEach((unit, at) => {
    for (const used of linksOf(unit)) users[used]?.push(at);
  });
  return users;
}
