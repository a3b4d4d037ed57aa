/**
 * The fixed keys of an object literal, its properties by them, and what stands under one. `{__proto__: null}` sets what
 * an object inherits from, and is no property of it (ECMAScript, PropertyDefinitionEvaluation).
 */
import { rememberFor } from "../remember.ts";
import { keyName } from "./literals.ts";
import type { Expression, Node, ObjectExpression, ObjectProperty } from "./nodes.ts";

const known = new WeakMap<ObjectExpression, ReadonlySet<string>>();

/** Many extractors ask of every object which keys it has, so each set is made once. */
export function fixedKeys(node: ObjectExpression): ReadonlySet<string> {
  const made = known.get(node) ?? keysOf(node);
  known.set(node, made);
  return made;
}

function keysOf({ properties }: ObjectExpression): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const property of properties) {
    const key = property.type === "Property" ? ownKey(property) : undefined;
    if (key !== undefined) keys.add(key);
  }
  return keys;
}

/** `{__proto__: null}`, and none of `{["__proto__"]: a}`, `{__proto__}` and `{__proto__() {}}`. */
export const isPrototype = ({ key, computed, shorthand, method }: ObjectProperty): boolean =>
  keyName(key, computed) === "__proto__" && !computed && !shorthand && !method;

const ownKey = (property: ObjectProperty): string | undefined =>
  isPrototype(property) ? undefined : keyName(property.key, property.computed);

/** Properties with their keys, in their order, without those whose key is computed. */
export function fixedProperties({ properties }: ObjectExpression): readonly (readonly [string, ObjectProperty])[] {
  const out: (readonly [string, ObjectProperty])[] = [];
  for (const property of properties) {
    const key = property.type === "Property" ? ownKey(property) : undefined;
    if (property.type === "Property" && key !== undefined) out.push([key, property]);
  }
  return out;
}

/** What stands under each fixed key; the last, where a key stands there twice. */
export const fixedValues = (node: ObjectExpression): ReadonlyMap<string, Expression> =>
  new Map(fixedProperties(node).map(([key, { value }]) => [key, value]));

/** Where each key stands last, but for setters, and from the last to the first what may have any key: a spread, a computed key. */
const placesOf = rememberFor(({ properties }: ObjectExpression) => {
  const last = new Map<string, ObjectProperty>();
  const open: ObjectExpression["properties"] = [];
  for (const one of properties) {
    const key = one.type === "Property" ? keyName(one.key, one.computed) : undefined;
    if (one.type !== "Property" || key === undefined) open.push(one);
    else if (one.kind !== "set") last.set(key, one);
  }
  return { last, open: open.reverse() };
});

/** The properties that decide what an object has under a key, from the last to the first: what stands before is written over. */
export function* decidingProperties(
  node: ObjectExpression,
  key: string,
): Generator<ObjectExpression["properties"][number]> {
  const { last, open } = placesOf(node);
  const own = last.get(key);
  for (const one of open) {
    if (own && one.start < own.start) break;
    yield one;
  }
  if (own) yield own;
}

/** Properties above which an object is a table, of which many keys are asked. */
const TABLE = 32;

const tables = new WeakMap<ObjectExpression, ReadonlyMap<string, ObjectProperty>>();

/** The first property that has one of the keys. */
export function propertyWith(node: ObjectExpression, ...keys: readonly string[]): ObjectProperty | undefined {
  const [key] = keys;
  if (key !== undefined && keys.length === 1 && node.properties.length > TABLE) return tableOf(node).get(key);
  return node.properties.find((one): one is ObjectProperty => {
    const own = one.type === "Property" ? keyName(one.key, one.computed) : undefined;
    return own !== undefined && keys.includes(own);
  });
}

function tableOf(node: ObjectExpression): ReadonlyMap<string, ObjectProperty> {
  const known = tables.get(node);
  if (known) return known;
  const table = new Map<string, ObjectProperty>();
  for (const one of node.properties) {
    const key = one.type === "Property" ? keyName(one.key, one.computed) : undefined;
    if (one.type === "Property" && key !== undefined && !table.has(key)) table.set(key, one);
  }
  tables.set(node, table);
  return table;
}

/** What an object literal has under a key; the first, where it stands there twice. */
export const propertyOf = (node: Node | undefined, key: string): Expression | undefined =>
  node?.type === "ObjectExpression" ? propertyWith(node, key)?.value : undefined;
