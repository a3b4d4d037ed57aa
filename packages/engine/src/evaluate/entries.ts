/**
 * Objects made from the entries of others: `Object.fromEntries(Object.entries(query).filter(([, value]) => value))`.
 * Of an object that is not known as a whole those properties are left out that the test refuses for sure.
 */
import { truthiness } from "./decided.ts";
import type { Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { isGlobal, isResultOf } from "./global-name.ts";
import { callWith } from "./invoke.ts";
import { knownNames } from "./own-properties.ts";
import { constant, type Layer, type Result, stringOf, UNDEFINED, type Value } from "./value.ts";

export function fromEntries(entries: Value, ev: Evaluation): Value | undefined {
  if (entries.kind === "array") return fromPairs(entries.elements);
  if (entries.kind !== "result") return undefined;
  const whole = entriesOf(entries);
  if (whole) return whole;
  const { callee, args } = entries;
  const of = callee.kind === "member" && callee.key === "filter" ? entriesOf(callee.object) : undefined;
  return of && filtered(of, args[0], entries, ev);
}

/** The object before its entries were filtered by a test that nobody decides. */
export function unfiltered({ callee, args: [entries] }: Result): Value | undefined {
  const isMade = isGlobal(callee, "Object.fromEntries");
  if (!isMade || entries?.kind !== "result") return undefined;
  const of = entries.callee.kind === "member" && entries.callee.key === "filter" ? entries.callee.object : undefined;
  return of?.kind === "array" ? fromPairs(of.elements) : of && entriesOf(of);
}

export function fromPairs(pairs: readonly Value[]): Value | undefined {
  const layers: Layer[] = [];
  for (const pair of pairs) {
    const [name, value] = pair.kind === "array" ? pair.elements : [];
    const key = name && stringOf(name);
    if (key === undefined || !value) return undefined;
    layers.push({ kind: "entry", key, value });
  }
  return { kind: "object", layers };
}

/** The object of `Object.entries(object)`. */
const entriesOf = (value: Value): Value | undefined =>
  isResultOf(value, "Object.entries") ? value.args[0] : undefined;

/** Undefined where callers decide what there is to be filtered. */
function filtered(of: Value, test: Value | undefined, info: Result, ev: Evaluation): Value | undefined {
  if (freeParams([of]).length > 0) return undefined;
  const gone = knownNames(of, ev).flatMap((key): Layer[] => {
    const pair: Value = { kind: "array", elements: [constant(key), ev.member(of, key)], open: false };
    const kept = test?.kind === "function" ? callWith(test, [pair], info, ev) : test;
    return kept && truthiness(kept) === false ? [{ kind: "entry", key, value: UNDEFINED }] : [];
  });
  return { kind: "object", layers: [{ kind: "spread", value: of }, ...gone] };
}
