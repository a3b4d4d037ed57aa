/**
 * Calls by the name of the method and by the text that they are given first. Dozens of readers want calls of certain
 * methods or with a fixed text; each of them gets those from one index, in the order of the code, and does not look at
 * the tens of thousands of others.
 */

import { append } from "../multimap.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import type { CallLike } from "../syntax/nodes.ts";
import type { Sighting } from "./survey.ts";

type Calls = readonly Sighting<CallLike>[];

interface Index {
  /** Places in the list by the name through which the callee is reached: `find` of `list.find(...)`. */
  readonly methods: ReadonlyMap<string, readonly number[]>;
  /** By the text that stands as the first argument. */
  readonly texts: ReadonlyMap<string, Calls>;
  readonly withText: Calls;
}

const known = new WeakMap<Calls, Index>();

/** Calls of methods with one of the names. */
export function callsOf(calls: Calls, ...names: readonly string[]): Calls {
  const { methods } = indexOf(calls);
  const places = names.flatMap((name) => methods.get(name) ?? []);
  if (names.length > 1) places.sort((a, b) => a - b);
  return places.flatMap((place) => calls[place] ?? []);
}

/** Calls whose first argument is this text. */
export const callsGiven = (calls: Calls, text: string): Calls => indexOf(calls).texts.get(text) ?? [];

/** Calls whose first argument is a text. */
export const callsWithText = (calls: Calls): Calls => indexOf(calls).withText;

function indexOf(calls: Calls): Index {
  const made = known.get(calls) ?? indexed(calls);
  known.set(calls, made);
  return made;
}

function indexed(calls: Calls): Index {
  const methods = new Map<string, number[]>();
  const texts = new Map<string, Sighting<CallLike>[]>();
  const withText: Sighting<CallLike>[] = [];
  calls.forEach((call, place) => {
    const { callee, arguments: given } = call.node;
    const method = memberName(callee);
    if (method !== undefined) append(methods, method, place);
    const text = literalString(given[0]);
    if (text === undefined) return;
    append(texts, text, call);
    withText.push(call);
  });
  return { methods, texts, withText };
}
