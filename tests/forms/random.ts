/** Numbers that look random and are the same for the same seed on every machine (mulberry32), and choices made of them. */

export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** From 0 to below `bound`. */
  below(bound: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Two numbers make one sequence: what the seventh combination is does not depend on how the sixth was made. */
export function randomOf(seed: number, index: number): Random {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number): number => Math.floor(next() * bound);
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[below(list.length)];
    if (chosen === undefined) throw new Error("nothing to choose from");
    return chosen;
  };
  return { next, below, chance: (share) => next() < share, pick };
}
