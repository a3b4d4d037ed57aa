/** Tables that are read with a key that callers pass: `PATHS[kind]` is any of the paths until the kind is filled in. */
import { freeParams } from "./free-params.ts";
import type { Picked, Value } from "./value.ts";
import { UNDEFINED, union } from "./value.ts";

/** Any value of a table, with the key where it is still to be filled in. */
export function anyOfTable(from: ReadonlyMap<string, Value>, key: Value): Value {
  const whole = union([...from.values()]);
  if (from.size < 2 || freeParams([key]).length === 0) return whole;
  // of too many nothing is said until one is picked
  return { kind: "union", options: whole.kind === "union" ? whole.options : [whole], picked: { key, from } };
}

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
export const ofEach = ({ key, from }: Picked, read: (value: Value) => Value): Value =>
  anyOfTable(new Map([...from].map(([name, value]) => [name, read(value)])), key);
