/** The fixed keys of an object literal, and what stands under one. */
import { keyName } from "./literals.ts";
import type { Expression, Node, ObjectExpression } from "./nodes.ts";

const known = new WeakMap<ObjectExpression, ReadonlySet<string>>();

/** Many extractors ask of every object which keys it has, so each set is made once. */
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

/** What an object literal has under a key; the first, where it stands there twice. */
export function propertyOf(node: Node | undefined, key: string): Expression | undefined {
  if (node?.type !== "ObjectExpression") return undefined;
  const found = node.properties.find((one) => one.type === "Property" && keyName(one.key, one.computed) === key);
  return found?.type === "Property" ? found.value : undefined;
}
