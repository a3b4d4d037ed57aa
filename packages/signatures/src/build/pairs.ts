/**
 * All (gram, package) pairs as one sorted list. A pair is one number, gram * 65536 + package, so that a plain sort of
 * numbers groups the packages of a gram.
 */

const PACKAGES = 65536;

export const pairOf = (gram: number, number: number): number => gram * PACKAGES + number;

/** Sorted; a pair stands once. Packages are numbered by their place in the list. */
export function gramPairs(packages: readonly ReadonlySet<number>[]): Float64Array {
  const pairs = new Float64Array(packages.reduce((sum, grams) => sum + grams.size, 0));
  let at = 0;
  packages.forEach((grams, number) => {
    for (const gram of grams) pairs[at++] = pairOf(gram, number);
  });
  return pairs.sort();
}

/** Calls `visit` for every gram with the numbers of its packages, ascending. The list is reused between calls. */
export function forEachGram(pairs: Float64Array, visit: (gram: number, owners: readonly number[]) => void): void {
  let owners: number[] = [];
  let current = -1;
  for (const pair of pairs) {
    const gram = Math.floor(pair / PACKAGES);
    if (gram !== current) {
      if (owners.length > 0) visit(current, owners);
      owners = [];
      current = gram;
    }
    owners.push(pair % PACKAGES);
  }
  if (owners.length > 0) visit(current, owners);
}
