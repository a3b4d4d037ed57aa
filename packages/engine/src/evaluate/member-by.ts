/** Properties by a key that is a value: `PATHS[kind]`, `client[method](url)`. */
import type { Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { keyText } from "./key-text.ts";
import { ownProperties } from "./own-properties.ts";
import { oneElement, oneOf } from "./picked.ts";
import { ANY_KEY, BOUND_REACHED, type Constant, union, unknown, type Value } from "./value.ts";

/**
 * A property of an object, or any of those that the key may name; open while callers decide of the key.
 *
 * @param round what is the same as long as the key is
 */
export function memberBy(object: Value, key: Value, ev: Evaluation, round = key): Value {
  if (object.kind === "union") return union(object.options.map((one) => memberBy(one, key, ev, round)));
  if (isFixed(key)) return memberOf(object, key, ev);
  const symbol = keyText(key);
  if (symbol !== undefined) return ev.member(object, symbol);
  if (LATER.has(object.kind) && freeParams([key]).length > 0) return { kind: "member", object, key: ANY_KEY, by: key };
  if (key.kind === "union" && key.options.every(isFixed))
    return oneOf(new Map(key.options.map((one) => [String(one.value), memberOf(object, one, ev)])), round);
  return anyMember(object, key, ev, round);
}

const isFixed = (value: Value): value is Constant => value.kind === "constant";

/** Nobody asks for a property "undefined" or "null" on purpose: a key that is not there is one that is not known. */
function memberOf(object: Value, key: Constant, ev: Evaluation): Value {
  const isKnown = object.kind === "object" || (key.value !== undefined && key.value !== null);
  return isKnown ? ev.member(object, String(key.value)) : unknown("too-dynamic");
}

/** What has its properties looked up when the key is known: a client of a library, an instance, what callers pass. */
const LATER: ReadonlySet<Value["kind"]> = new Set([
  "external",
  "global",
  "instance",
  "class",
  "member",
  "param",
  "result",
  "this",
]);

/** Most entries of a table that is read with an open key; of a larger one the entry is looked up when callers say which. */
const MAX_TABLE = 64;

/** `table[key]` with an open key: any of the table's values, where they are few. */
function anyMember(object: Value, key: Value, ev: Evaluation, round: Value): Value {
  const isOpen = freeParams([key]).length > 0;
  if (object.kind === "array" && !object.open) return oneElement(object.elements, isOpen ? key : round);
  if (object.kind === "member" && object.object.kind === "this") return { kind: "member", object, key: ANY_KEY };
  if (object.kind !== "object") return unknown("too-dynamic");
  const all = ownProperties(object, ev);
  if (!all) return unknown("too-dynamic");
  if (all.length > MAX_TABLE) return isOpen ? { kind: "member", object, key: ANY_KEY, by: key } : BOUND_REACHED;
  const table = new Map(all.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value()] as const])));
  if (table.size < all.length) return oneElement(all.map(({ value }) => value()));
  return oneOf(table, isOpen ? key : round);
}
