/** Two of a list, chosen one after the other: a third takes the place of the one that was chosen first. */

export const toggled = (chosen: readonly string[], id: string): readonly string[] =>
  chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen.slice(-1), id];

export interface Pair {
  readonly left: string;
  readonly right: string;
}

/** The older one left. @param newestFirst all that can be chosen */
export function pairOf(newestFirst: readonly string[], chosen: readonly string[]): Pair | undefined {
  const [right, left] = newestFirst.filter((id) => chosen.includes(id));
  return left === undefined || right === undefined ? undefined : { left, right };
}
