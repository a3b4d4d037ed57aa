/**
 * Lists as long as the material makes them: a spread in a call puts every element on the stack, which throws from some
 * 120,000 elements on.
 */

export function pushAll<T>(list: T[], more: Iterable<T>): void {
  for (const one of more) list.push(one);
}

/** The first answer that there is, of many: without lists of no answers, where many are asked often. */
export function firstOf<T, R>(all: Iterable<T>, answer: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = answer(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The least of some numbers; infinity where there are none, as `Math.min` has it. */
export function smallest(numbers: Iterable<number>): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of numbers) least = Math.min(least, one);
  return least;
}

/** The greatest of some numbers; minus infinity where there are none, as `Math.max` has it. */
export function greatest(numbers: Iterable<number>): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of numbers) most = Math.max(most, one);
  return most;
}
