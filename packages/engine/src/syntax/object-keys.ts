/** The fixed keys of an object literal. Many extractors ask of every object which keys it has, so each set is made once. */
import { keyName } from "./literals.ts";
import type { ObjectExpression } from "./nodes.ts";

const known = new WeakMap<ObjectExpression, ReadonlySet<string>>();

export function fixedKeys(node: ObjectExpression): ReadonlySet<string> {
  const made = known.get(node) ?? keysOf(node);
  known.set(node, made);
  return made;
}

function keysOf(node: ObjectExpression): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const property of node.properties) {
    const key = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (key !== undefined) keys.add(key);
  }
  return keys;
}
