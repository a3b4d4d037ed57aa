/**
 * Tables that are read with a key that callers pass, `PATHS[kind]`: any of the paths until the kind is filled in. And one of
 * several things that no caller picks, `for (const entry of ENTRIES)`: all that is read of it is of the same one.
 */
import { freeParams, freeThis } from "./free-params.ts";
import { ANY_KEY, MAX_OPTIONS, type Picked, UNDEFINED, union, type Value } from "./value.ts";

/** Any value of a table, with the key where it is still to be filled in, or tells which parts belong together. */
function anyOfTable(picked: Picked): Value {
  const { from, key } = picked;
  const whole = union([...from.values()]);
  const isKept = key.kind === "named" ? from.size <= MAX_OPTIONS : freeParams([key]).length > 0;
  if (from.size < 2 || !isKept) return whole;
  // of too many nothing is said until one is picked
  return { kind: "union", options: whole.kind === "union" ? whole.options : [whole], picked };
}

/** One of several things, by its key: one that no caller fills in has a name of its own, or is compared by what it is. */
export function oneOf(from: ReadonlyMap<string, Value>, key: Value): Value {
  const values = [...from.values()];
  if (freeParams([key]).length > 0) return anyOfTable({ from, key });
  // of one alone no parts can be mixed
  if (values.length < 2) return union(values);
  return anyOfTable({ from, key: key.kind === "named" ? key : nobodysKey(TELLS.has(key.kind) ? key : undefined) });
}

const TELLS: ReadonlySet<Value["kind"]> = new Set(["global", "member", "result"]);

export const oneElement = (elements: readonly Value[], key: Value = nobodysKey()): Value =>
  elements.length > MAX_OPTIONS ? union(elements) : oneOf(new Map(elements.map((one, at) => [String(at), one])), key);

/** What a loop reads of a list, or hands to a function for each: one of its elements. */
export function elementOf(list: Value, key: Value): Value {
  if (list.kind === "union") return union(list.options.map((one) => elementOf(one, key)));
  if (list.kind === "array" && !list.open) return oneElement(list.elements, key);
  return anyElement(list, key)[0] ?? { kind: "member", object: list, key: "0" };
}

/** Any element of a list that callers hand in, or that an object holds; of others none. */
export const anyElement = (list: Value, key = nobodysKey()): readonly Value[] =>
  freeParams([list]).length + freeThis([list]).length > 0
    ? [{ kind: "member", object: list, key: ANY_KEY, by: key }]
    : [];

/** The same as itself only, or as what stands for the same. */
export const nobodysKey = (of?: Value): Value => ({ kind: "named", name: undefined, ...(of && { of }) });

/** What the key picks, where it is known; a key that nothing is known of may be left out by its caller. */
export function pickedBy({ key, from }: Picked): Value | undefined {
  const keys = key.kind === "union" ? key.options : [key];
  const found: Value[] = [];
  for (const one of keys) {
    if (one.kind !== "constant" || one.value === undefined) return undefined;
    found.push(from.get(String(one.value)) ?? UNDEFINED);
  }
  return union(found);
}

/** The same of each value of the table. */
export const ofEach = (picked: Picked, read: (value: Value) => Value): Value =>
  anyOfTable({ ...picked, from: new Map([...picked.from].map(([name, value]) => [name, read(value)])) });
