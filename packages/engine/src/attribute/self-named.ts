/**
 * Components that a unit names by itself, beside grams that only they have: in the address of their repository
 * (`See https://github.com/uuidjs/uuid#getrandomvalues-not-supported`), at the start of a message
 * (`react-fast-compare does not handle circular references.`), or as what the unit gives away
 * (`t.pathToRegexp=function`). A name alone shows no code: others mention it, too.
 */
import { type Count, oddsOf } from "./evidence.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { Votes } from "./votes.ts";

/** So many grams that no other component has must stand beside the name. */
const SOLE = 2;
/** Log odds that a name is worth beside them: who else names it has none of its code. */
const NAMED_ODDS = 20;
/** A unit that holds less than this of the component, name included, mentions it. */
const ENOUGH = 5;
/** Names of one short word are words of any code. */
const TELLING = 6;

/** Log odds of a unit that names its component; no more than it takes, for the neighbours share in them. */
export const oddsWithName = (odds: number): number => Math.max(odds, Math.min(odds + NAMED_ODDS, ENOUGH));

/** By unit, the component that it names. */
export function selfNamed(
  votes: readonly Pick<Votes, "grams">[],
  counts: readonly ReadonlyMap<number, Count>[],
  textOf: (unit: number) => string,
  { components }: SignatureIndex,
): ReadonlyMap<number, number> {
  const named = new Map<number, number>();
  counts.forEach((unit, at) => {
    const grams = votes[at]?.grams ?? 0;
    const close: [number, Count][] = [];
    for (const entry of unit) {
      if (entry[1].sole >= SOLE && oddsOf(grams, entry[1]) + NAMED_ODDS >= ENOUGH) close.push(entry);
    }
    if (close.length === 0) return;
    const text = textOf(at);
    const telling = close.filter(([number]) => isNamedIn(text, components[number]?.name ?? ""));
    const best = telling.sort(([, a], [, b]) => b.sole - a.sole)[0];
    if (best) named.set(at, best[0]);
  });
  return named;
}

function isNamedIn(text: string, name: string): boolean {
  const own = name.slice(name.indexOf("/") + 1);
  return isRepository(text, own) || (isTelling(own) && (beginsMessage(text, name) || isGivenAway(text, own)));
}

const isTelling = (own: string): boolean => own.length >= TELLING && /\w[-.]\w/.test(own);

/** `https://github.com/owner/name`, with anything but more of the name behind it. */
function isRepository(text: string, own: string): boolean {
  const address = new RegExp(`github\\.com/[\\w.-]{1,60}/${escaped(own)}(?![\\w-])`);
  return text.includes("github.com/") && address.test(text);
}

/** `"name: ..."`, `"[name] ..."`, `"Warning: name does ..."` */
function beginsMessage(text: string, name: string): boolean {
  return text.includes(name) && new RegExp(`["'\`](?:Warning: |\\[)?${escaped(name)}[\\]:]*\\s`).test(text);
}

/** `t.pathToRegexp=` for `path-to-regexp` */
function isGivenAway(text: string, own: string): boolean {
  const camel = own.replace(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase());
  return text.includes(`.${camel}`) && new RegExp(`\\.${escaped(camel)}=[^=]`).test(text);
}

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
