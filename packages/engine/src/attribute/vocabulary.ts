/**
 * The product's vocabulary: names and texts that several units have which are the product's by what they show
 * themselves, and that no known third-party code has. Code that shows nothing itself and shares much of it was written by
 * the same people: a package of the same organisation, a part that only computes.
 */
import { smallest } from "../lists.ts";

export interface VocabularyInput {
  /** Tokens of each unit, as the fingerprint has them. */
  readonly tokens: readonly Uint32Array[];
  readonly isThird: (unit: number) => boolean;
  /** Whether a unit is the product's by what it shows itself. */
  readonly isSure: (unit: number) => boolean;
}

/**
 * A word is of the vocabulary from so many units on: a kit of components that no index knows shares its options with the
 * few that use each of them. Code of the product has many of these words, or some that are much of what it has, counting
 * those that no third-party code has.
 */
const USERS = 3;
const ENOUGH = [
  { words: 8, part: 0.2 },
  { words: 4, part: 0.4 },
] as const;
const FEWEST = smallest(ENOUGH.map(({ words }) => words));

/** The second one hears what the first one found; more add little. */
const ROUNDS = 2;

/** Words are told apart by so many bits: of two hundred thousand each twentieth is taken for another one. */
const BITS = 22;
const THIRD = 255;

/** By unit, whether it speaks the product's language. */
export function speaksAlike({ tokens, isThird, isSure }: VocabularyInput): readonly boolean[] {
  const users = new Uint8Array(1 << BITS);
  tokens.forEach((words, unit) => {
    if (isThird(unit)) for (const word of words) users[slotOf(word)] = THIRD;
  });
  const own = tokens.map((words, unit) => (isThird(unit) || words.length < FEWEST ? [] : ownSlots(words, users)));
  const counted = tokens.map(() => false);
  const count = (unit: number): void => {
    counted[unit] = true;
    for (const slot of own[unit] ?? []) users[slot] = Math.min((users[slot] ?? 0) + 1, THIRD - 1);
  };
  let alike: readonly boolean[] = tokens.map((_, unit) => !isThird(unit) && isSure(unit));
  for (let round = 0; round < ROUNDS; round++) {
    alike.forEach((is, unit) => {
      if (is && !counted[unit]) count(unit);
    });
    alike = own.map((slots, unit) => hasEnough(slots, users, counted[unit] ? USERS + 1 : USERS));
  }
  return alike;
}

function hasEnough(slots: readonly number[], users: Uint8Array, least: number): boolean {
  let shared = 0;
  for (const slot of slots) if ((users[slot] ?? 0) >= least) shared++;
  return ENOUGH.some(({ words, part }) => shared >= words && shared >= slots.length * part);
}

/** Where the words of a unit are counted, each once, but for those that third-party code has. */
function ownSlots(words: Uint32Array, users: Uint8Array): readonly number[] {
  const slots = new Set<number>();
  for (const word of words) {
    const slot = slotOf(word);
    if (users[slot] !== THIRD) slots.add(slot);
  }
  return [...slots];
}

const slotOf = (word: number): number => word >>> (32 - BITS);
