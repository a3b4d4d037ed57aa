/**
 * Constants without a name in two builds of one product. What the program shows of such a value is the value itself, what is
 * done with it, and words that stand around it; bundlers lay code out in different ways, and a minifier writes a value into
 * the places that use it or leaves it where it is declared. So two are one where value, unit and what is done with it are the
 * same and a word is shared. "Used with" says of no use what it is: such a one is another sighting of any constant of its value
 * that shares a word, and has the words of those of its value whose bytes are among its own. Without a shared word nothing is
 * joined, but uses of which neither build tells more than what is done.
 */
import { canonical } from "./canonical.ts";
import type { Constant } from "./statements.ts";

/** Ids of the statements on both sides that say what the other side says. Linear in the constants and their words. */
export function sameConstants(before: readonly Constant[], after: readonly Constant[]): ReadonlySet<string> {
  const [old, young] = [told(before), told(after)];
  const kept = new Set<string>(before.map(({ id }) => id));
  const alike = new Set<string>();
  for (const one of young) if (kept.has(one.id)) alike.add(one.id);
  pair(old, young, alike, ({ does, unit }) => JSON.stringify([does, unit]));
  pair(old.filter(isWeak), young.filter(isStrong), alike);
  pair(old.filter(isStrong), young.filter(isWeak), alike);
  for (const [these, those] of [
    [old, young],
    [young, old],
  ] as const) {
    const known = new Set(those.flatMap((one) => wordKeys(one, "")));
    for (const one of these) if (one.isWeak && wordKeys(one, "").some((key) => known.has(key))) alike.add(one.id);
  }
  return alike;
}

interface Told {
  readonly id: string;
  readonly value: string;
  readonly unit: string | undefined;
  /** The first part of the meaning, "limit of size"; a name is what it is. */
  readonly does: string;
  readonly isNamed: boolean;
  readonly isWeak: boolean;
  readonly words: ReadonlySet<string>;
}

const WEAK = "used with ";

/** Most constants in the bytes of another whose words it takes. */
const MAX_WITHIN = 100;

/** One side: each with the words of those of its value that stand in its bytes, where it says nothing itself. */
function told(constants: readonly Constant[]): readonly Told[] {
  const own = constants.map((constant) => ({ constant, one: toldOf(constant) }));
  const places = Map.groupBy(own, ({ constant, one }) => placeKey(one, constant.evidence[0].file));
  for (const list of places.values()) list.sort((a, b) => startOf(a.constant) - startOf(b.constant));
  return own.map(({ constant, one }) => {
    if (!one.isWeak) return one;
    const within = constant.evidence.flatMap(({ file, start, end }) => {
      const list = places.get(placeKey(one, file)) ?? [];
      const first = firstFrom(list, start);
      return list.slice(first, first + MAX_WITHIN).filter(({ constant: { evidence } }) => evidence[0].end <= end);
    });
    const words = [one, ...within.map((other) => other.one)].flatMap((other) => [...other.words]);
    return { ...one, words: new Set(words) };
  });
}

const placeKey = ({ value }: Told, file: string): string => `${file}\n${value}`;

const startOf = ({ evidence: [first] }: Constant): number => first.start;

/** The index of the first that begins there or behind it. */
function firstFrom(sorted: readonly { readonly constant: Constant }[], start: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one !== undefined && startOf(one.constant) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toldOf({ id, value, unit, name, meaning = "" }: Constant): Told {
  const isWeak = name === undefined && meaning.startsWith(WEAK);
  const [first = "", ...words] = (isWeak ? meaning.slice(WEAK.length) : meaning).split(", ");
  const does = isWeak ? WEAK : first;
  return {
    id,
    value: canonical(value),
    unit,
    does,
    isNamed: name !== undefined,
    isWeak,
    words: new Set([...(name === undefined ? [] : [name]), ...(isWeak ? [first] : []), ...words]),
  };
}

/**
 * Each with the first of the other side that is still open, of the same value and key, where they share a word; or where one
 * of them tells nothing but "setInterval" of 45,000 ms.
 */
function pair(
  old: readonly Told[],
  young: readonly Told[],
  alike: Set<string>,
  keyOf: (one: Told) => string = () => "",
): void {
  const open = new Map<string, Open>();
  const isOpen = ({ isNamed, id }: Told): boolean => !isNamed && !alike.has(id);
  for (const [index, one] of young.filter(isOpen).entries()) {
    for (const key of [
      ...wordKeys(one, keyOf(one)),
      ...bareKeys(one, keyOf(one), ["*", ...(isBare(one) ? ["-"] : [])]),
    ]) {
      const list = open.get(key);
      if (list) list.members.push({ index, id: one.id });
      else open.set(key, { members: [{ index, id: one.id }], at: 0 });
    }
  }
  for (const one of old.filter(isOpen)) {
    const bare = one.unit === undefined ? [] : [isBare(one) ? "*" : "-"];
    const keys = [...wordKeys(one, keyOf(one)), ...bareKeys(one, keyOf(one), bare)];
    const [first] = keys.flatMap((key) => firstOpen(open.get(key), alike)).sort((a, b) => a.index - b.index);
    if (first === undefined) continue;
    alike.add(one.id);
    alike.add(first.id);
  }
}

interface Member {
  readonly index: number;
  readonly id: string;
}

/** In their order; those before `at` have been taken. */
interface Open {
  readonly members: Member[];
  at: number;
}

function firstOpen(list: Open | undefined, alike: ReadonlySet<string>): readonly Member[] {
  if (list === undefined) return [];
  const { members } = list;
  while (alike.has(members[list.at]?.id ?? "")) list.at++;
  return members.slice(list.at, list.at + 1);
}

const isWeak = (one: Told): boolean => one.isWeak;
const isStrong = (one: Told): boolean => !one.isWeak;
const isBare = ({ words }: Told): boolean => words.size === 0;

/** What those have in common that share a value, a key and a word. */
const wordKeys = ({ value, words }: Told, key: string): readonly string[] =>
  Array.from(words, (word) => JSON.stringify([value, key, word]));

const bareKeys = ({ value, isWeak: tells }: Told, key: string, signs: readonly string[]): readonly string[] =>
  tells ? [] : signs.map((sign) => JSON.stringify([value, key, "", sign]));
