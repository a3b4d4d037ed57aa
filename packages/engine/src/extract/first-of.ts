/** The first answer that there is, of many: without lists of no answers, where many are asked often. */
export function firstOf<T, R>(all: readonly T[], answer: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = answer(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
