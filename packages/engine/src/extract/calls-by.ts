/**
 * Calls by the name of the method and by what they are given. Dozens of readers want calls of certain methods, with a
 * fixed text or with an object; each of them gets those from one index, in the order of the code, and does not look at the
 * tens of thousands of others.
 */
import { append } from "../multimap.ts";
import { rememberFor } from "../remember.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import type { Sighting } from "./survey.ts";

type Calls = readonly Sighting<CallLike>[];

/** Places in the list of calls, ascending. */
interface Index {
  /** By the name through which the callee is reached: `find` of `list.find(...)`. */
  readonly methods: ReadonlyMap<string, readonly number[]>;
  /** By the text that stands as the first argument. */
  readonly texts: ReadonlyMap<string, readonly number[]>;
  readonly withText: readonly number[];
  readonly withObject: readonly number[];
}

/** What makes a call one of those that are wanted; any of it will do. */
interface Wanted {
  readonly methods?: readonly string[];
  /** Whether the first argument is a text. */
  readonly text?: true;
  /** Whether an object literal is among the arguments. */
  readonly object?: true;
}

/** Calls of methods with one of the names. */
export const callsOf = (calls: Calls, ...methods: readonly string[]): Calls => callsWhich(calls, { methods });

/** Calls whose first argument is a text. */
export const callsWithText = (calls: Calls): Calls => callsWhich(calls, { text: true });

/** Calls with an object literal among their arguments: options, props. */
export const callsWithObject = (calls: Calls): Calls => callsWhich(calls, { object: true });

/** Calls whose first argument is this text. */
export const callsGiven = (calls: Calls, text: string): Calls => at(calls, indexOf(calls).texts.get(text) ?? []);

export function callsWhich(calls: Calls, { methods = [], text, object }: Wanted): Calls {
  const index = indexOf(calls);
  const lists = methods.map((name) => index.methods.get(name) ?? []);
  if (text) lists.push(index.withText);
  if (object) lists.push(index.withObject);
  const [only = [], ...more] = lists.filter(({ length }) => length > 0);
  return at(calls, more.length === 0 ? only : [...new Set([only, ...more].flat())].sort((a, b) => a - b));
}

const at = (calls: Calls, places: readonly number[]): Calls => places.flatMap((place) => calls[place] ?? []);

const indexOf = rememberFor(indexed);

function indexed(calls: Calls): Index {
  const methods = new Map<string, number[]>();
  const texts = new Map<string, number[]>();
  const withText: number[] = [];
  const withObject: number[] = [];
  calls.forEach(({ node: { callee, arguments: given } }, place) => {
    const method = memberName(callee);
    if (method !== undefined) append(methods, method, place);
    if (given.some(isObject)) withObject.push(place);
    const text = literalString(given[0]);
    if (text === undefined) return;
    append(texts, text, place);
    withText.push(place);
  });
  return { methods, texts, withText, withObject };
}

const isObject = ({ type }: Node): boolean => type === "ObjectExpression";
