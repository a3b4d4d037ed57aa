/** A changed property element by element: which members a list, or which keys a record, gained and lost. */
import { canonical } from "./canonical.ts";
import type { PropertyChange } from "./compare.ts";
import type { Json } from "./statements.ts";

export interface ElementChanges {
  readonly added: readonly Json[];
  readonly removed: readonly Json[];
}

/** `undefined` where the property is one value on either side, or where only the order of a list differs. */
export function elementChanges({ before = null, after = null }: PropertyChange): ElementChanges | undefined {
  const [old, young] = [elementsOf(before), elementsOf(after)];
  if (old === undefined || young === undefined) return undefined;
  const changes = { added: without(young, old), removed: without(old, young) };
  return changes.added.length + changes.removed.length === 0 ? undefined : changes;
}

/** Nothing is an empty list; a record is the list of its entries. */
function elementsOf(value: Json): readonly Json[] | undefined {
  if (value === null) return [];
  if (isList(value)) return value;
  return typeof value === "object" ? Object.entries(value).map(([key, member]) => ({ [key]: member })) : undefined;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function without(list: readonly Json[], others: readonly Json[]): readonly Json[] {
  const known = new Set(others.map(canonical));
  return list.filter((member) => !known.has(canonical(member)));
}
