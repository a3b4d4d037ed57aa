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

/** Ids of the statements on both sides that say what the other side says. */
export function sameConstants(before: readonly Constant[], after: readonly Constant[]): ReadonlySet<string> {
  const [old, young] = [told(before), told(after)];
  const kept = new Set<string>(before.map(({ id }) => id));
  const alike = new Set<string>();
  for (const one of young) if (kept.has(one.id)) alike.add(one.id);
  pair(old, young, alike, (a, b) => a.does === b.does && a.unit === b.unit && (isNear(a, b) || isBare(a, b)));
  pair(old, young, alike, (a, b) => a.isWeak !== b.isWeak && isNear(a, b));
  for (const [these, those] of [
    [old, young],
    [young, old],
  ] as const) {
    for (const one of these)
      if (one.isWeak && those.some((other) => one.value === other.value && isNear(one, other))) alike.add(one.id);
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

/** One side: each with the words of those of its value that stand in its bytes, where it says nothing itself. */
function told(constants: readonly Constant[]): readonly Told[] {
  const own = constants.map(toldOf);
  return own.map((one, index) => {
    const constant = constants[index];
    if (!one.isWeak || constant === undefined) return one;
    const within = own.filter((other, at) => {
      const theirs = constants[at];
      return other.value === one.value && theirs !== undefined && holds(constant, theirs);
    });
    return { ...one, words: new Set([one, ...within].flatMap(({ words }) => [...words])) };
  });
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

/** Each with at most one of the other side. */
function pair(
  old: readonly Told[],
  young: readonly Told[],
  alike: Set<string>,
  fits: (a: Told, b: Told) => boolean,
): void {
  for (const a of old) {
    if (a.isNamed || alike.has(a.id)) continue;
    const b = young.find(
      (other) => !other.isNamed && !alike.has(other.id) && a.value === other.value && fits(a, other),
    );
    if (b === undefined) continue;
    alike.add(a.id);
    alike.add(b.id);
  }
}

const isNear = (a: Told, b: Told): boolean => [...a.words].some((word) => b.words.has(word));

/** "setInterval" of 45,000 ms, and nothing more. */
const isBare = (a: Told, b: Told): boolean =>
  !a.isWeak && a.unit !== undefined && (a.words.size === 0 || b.words.size === 0);

/** Whether the bytes that show one first are among those of the other. */
const holds = ({ evidence }: Constant, { evidence: [first] }: Constant): boolean =>
  evidence.some(({ file, start, end }) => file === first.file && start <= first.start && end >= first.end);
