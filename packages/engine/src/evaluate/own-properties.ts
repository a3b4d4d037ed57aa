/** The properties of an object that is known as a whole, also of `{...defaults, more: 1}` and `Object.assign(target, source)`. */
import { rememberFor } from "../remember.ts";
import { keyName } from "../syntax/literals.ts";
import type { Node, ObjectExpression } from "../syntax/nodes.ts";
import type { Evaluation } from "./evaluation.ts";
import { ANY_KEY, constant, type Layer, type Source, stringOf, type Value } from "./value.ts";

export interface OwnProperty {
  /** Undefined where the key is computed and not known. */
  readonly name: string | undefined;
  readonly sources: readonly Source[];
  readonly value: () => Value;
}

/** Deepest nesting of spreads that are looked into. */
const MAX_DEPTH = 4;

/** In the order of writing, a name once; undefined where something unknown is spread into it, or written to it. */
export const ownProperties = rememberFor((object: Value, ev: Evaluation) => {
  const all = inObject(object, ev, 0, whole);
  if (!all) return undefined;
  const last = new Map<unknown, OwnProperty>();
  for (const one of all) last.set(one.name ?? one, one);
  return [...last.values()];
});

/** Names of properties, as far as they are known, also where something unknown is spread in beside them. */
export const knownNames = (value: Value, ev: Evaluation): readonly string[] =>
  value.kind === "choice"
    ? [...knownNames(value.first, ev), ...knownNames(value.second, ev)]
    : (inObject(value, ev, 0, known) ?? []).flatMap(({ name }) => name ?? []);

/** The key as a value, with the place where it is written. */
export const nameOf = ({ name, sources }: OwnProperty): Value | undefined =>
  name === undefined ? undefined : constant(name, sources);

/** What becomes of parts of which one may not be known. */
type Join = (parts: readonly (readonly OwnProperty[] | undefined)[]) => readonly OwnProperty[] | undefined;

function inObject(object: Value, ev: Evaluation, depth: number, join: Join): readonly OwnProperty[] | undefined {
  if (object.kind !== "object" || depth > MAX_DEPTH) return undefined;
  return join(object.layers.map((layer) => inLayer(layer, ev, depth, join)));
}

function inLayer(layer: Layer, ev: Evaluation, depth: number, join: Join): readonly OwnProperty[] | undefined {
  if (layer.kind === "spread") return inObject(layer.value, ev, depth + 1, join);
  if (layer.kind === "entry" && layer.key !== ANY_KEY)
    return [{ name: layer.key, sources: [], value: () => layer.value }];
  if (layer.kind !== "literal") return undefined;
  const { node, module, env } = layer;
  const read = (one: Node): Value => ev.apply(ev.evaluate(one, module), env);
  const inProperty = (property: ObjectExpression["properties"][number]): readonly OwnProperty[] | undefined => {
    // each copy of a table lists all of it again
    if (!ev.budget.spend("entries")) return undefined;
    if (property.type !== "Property") return inObject(read(property.argument), ev, depth + 1, join);
    const { key, computed, value } = property;
    // `{[KIND.OPEN]: {...}}`
    const name = keyName(key, computed) ?? stringOf(read(key));
    const { start, end } = key;
    return [{ name, sources: [{ script: module.script, start, end }], value: () => read(value) }];
  };
  return join(node.properties.map(inProperty));
}

const whole: Join = (parts) => (parts.every((part) => part !== undefined) ? parts.flat() : undefined);
const known: Join = (parts) => parts.flatMap((part) => part ?? []);
