/** Bodies, query objects and headers: which keys they have, and which values are fixed. */
import type { Json, Shape } from "@as-built/spec";
import { isWritten } from "../../evaluate/condition.ts";
import { unfiltered } from "../../evaluate/entries.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { openConditions, openTables } from "../../evaluate/free-params.ts";
import type { Layer, Lazy, ObjectValue, Value } from "../../evaluate/value.ts";
import { ANY_KEY, isConstant, outcomes, stringOf, unknown } from "../../evaluate/value.ts";
import { firstState } from "../../evaluate/vue-state.ts";
import { keyName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { packedIn } from "./packed.ts";

/** Deepest nesting of a payload that is described. */
const MAX_DEPTH = 4;
/** Deepest nesting of what is spread into a payload. */
const MAX_SPREADS = 8;
/** Most keys of one payload. */
const MAX_KEYS = 60;
/** Longest key, and longest text that is stated of a payload. */
const MAX_TEXT = 1000;

/** Keys of an object value, in the order of writing; `open` where there may be more. */
export function keysOf(value: Value, ev: Evaluator, depth = 0): Keys {
  const found = asked[depth]?.get(value) ?? keysIn(value, ev, depth);
  asked[depth]?.set(value, found);
  return found;
}

interface Keys {
  readonly keys: readonly string[];
  /** The same without a bound: those of a table of the program's own. */
  readonly all: readonly string[];
  readonly open: boolean;
}

/**
 * Extractors ask of one element after the other which of many properties it has, and one object is spread many times into
 * what is spread many times. By how deep in what is spread.
 */
const asked = Array.from({ length: MAX_SPREADS + 1 }, () => new WeakMap<Value, Keys>());

function keysIn(value: Value, ev: Evaluator, depth: number): Keys {
  const keys = new Set<string>();
  let open = false;
  for (const outcome of outcomes(value)) {
    const option = asObject(outcome);
    if (option.kind === "object") {
      const own = new Set<string>();
      open = collectKeys(option, own, ev, depth) || open;
      for (const key of own) keys.add(key);
    } else if (option.kind !== "constant") open = true;
  }
  const all = [...keys];
  return { keys: all.filter(({ length }) => length <= MAX_TEXT).slice(0, MAX_KEYS), all, open };
}

/** Whether whatever an object is made of has a key: not where it is spread in under a condition, or written under one. */
export function isAlwaysIn(value: Value, key: string, ev: Evaluator, depth = 0): boolean {
  return (
    depth < MAX_SPREADS &&
    outcomes(value).every((one) => {
      const object = asObject(one);
      return object.kind === "object" && object.layers.some((layer) => isInLayer(layer, key, ev, depth));
    })
  );
}

function isInLayer(layer: ObjectValue["layers"][number], key: string, ev: Evaluator, depth: number): boolean {
  if (layer.kind === "spread") return isAlwaysIn(layer.value, key, ev, depth + 1);
  if (layer.kind !== "literal") return layer.key === key && !(layer.kind === "lazy" && layer.guards?.length);
  return layer.node.properties.some((one) =>
    one.type === "SpreadElement"
      ? isAlwaysIn(ev.apply(ev.evaluate(one.argument, layer.module), layer.env), key, ev, depth + 1)
      : keyName(one.key, one.computed) === key,
  );
}

/** The object that stands behind a value: filtered entries, a state. */
const asObject = (value: Value): Value =>
  (value.kind === "result" ? (unfiltered(value) ?? firstState(value)) : undefined) ?? value;

/** `delete body.id`, whatever else is decided. */
const isTaken = ({ node, guards }: Lazy): boolean =>
  node.type === "UnaryExpression" && node.operator === "delete" && guards?.length === 0;

function collectKeys(object: ObjectValue, keys: Set<string>, ev: Evaluator, depth: number): boolean {
  let open = false;
  const spread = (value: Value): void => {
    const inner = depth < MAX_SPREADS ? keysOf(value, ev, depth + 1) : undefined;
    for (const key of inner?.keys ?? []) keys.add(key);
    open ||= inner?.open ?? true;
  };
  for (const layer of object.layers) {
    if (layer.kind === "entry" || layer.kind === "lazy") {
      if (layer.kind === "lazy" ? isTaken(layer) : isConstant(layer.value, undefined)) keys.delete(layer.key);
      else if (layer.kind === "entry" || isWritten(layer, ev)) keys.add(layer.key);
    } else if (layer.kind === "spread") spread(layer.value);
    else
      for (const property of layer.node.properties) {
        const read = (node: Node): Value => ev.apply(ev.evaluate(node, layer.module), layer.env);
        if (property.type === "SpreadElement") spread(read(property.argument));
        else {
          // `{[FIELD.NAME]: name}`
          const key = keyName(property.key, property.computed) ?? stringOf(read(property.key));
          if (key === undefined) open = true;
          else keys.add(key);
        }
      }
  }
  // a key that is computed is none of that name
  return keys.delete(ANY_KEY) || open;
}

/** A sketch of a payload; {} where nothing is known. */
export function shapeOf(value: Value, ev: Evaluator, depth = 0): Shape {
  const options = outcomes(value).map(asObject);
  const objects = options.filter((option) => option.kind === "object");
  if (objects.length > 0) return objectShape(value, ev, depth);
  const [only] = options;
  if (!only || options.length > 1) return {};
  if (only.kind === "array")
    return {
      type: "array",
      ...(only.elements[0] && depth < MAX_DEPTH ? { items: shapeOf(only.elements[0], ev, depth + 1) } : {}),
    };
  if (only.kind === "template") return { type: "string" };
  if (only.kind !== "constant" || only.value == null || typeof only.value === "bigint") return {};
  const isStated = only.value !== "" && fixedValue(only, ev) !== undefined;
  return { type: typeof only.value, ...(isStated && { enum: [only.value] }) };
}

function objectShape(value: Value, ev: Evaluator, depth: number): Shape {
  const { keys } = keysOf(value, ev);
  const properties: Record<string, Shape> = {};
  for (const key of keys) properties[key] = depth < MAX_DEPTH ? shapeOf(ev.member(value, key), ev, depth + 1) : {};
  return { type: "object", properties };
}

/** What is the same whichever of several a value is: the keys that all objects have, which may be. */
export function certain(value: Value, ev: Evaluator, depth = 0): Value {
  const objects = outcomes(value)
    .map(asObject)
    .filter((one) => one.kind === "object");
  const [first, ...others] = objects.map((one) => keysOf(one, ev).keys);
  if (!first || others.length === 0 || depth > MAX_DEPTH) return value;
  const keys = first.filter((key) => others.every((own) => own.includes(key)));
  if (keys.length === 0) return [first, ...others].every((own) => own.length === 0) ? value : unknown("too-dynamic");
  const layers = keys.map(
    (key) => ({ kind: "entry", key, value: certain(ev.member(value, key), ev, depth + 1) }) as const,
  );
  return { kind: "object", layers };
}

/**
 * An object whose literals are read where a value in them is one of several: what decides which of them decides more of a
 * request, `for (const { url, item } of ITEMS) send(url, { item })`.
 */
export function spelledOut(value: Value, ev: Evaluator, depth = 0): Value {
  if (depth > MAX_DEPTH) return value;
  const read = (one: Value): Value => spelledOut(one, ev, depth + 1);
  if (value.kind === "union") return { ...value, options: value.options.map(read) };
  if (value.kind === "result" && packedIn(value)) return { ...value, args: value.args.map(read) };
  if (value.kind !== "object") return value;
  const layers = value.layers.flatMap((layer): readonly Layer[] => {
    if (layer.kind !== "literal") return [layer];
    const own = layer.node.properties.map((one): Layer | undefined => {
      const given = one.type === "SpreadElement" ? one.argument : one.value;
      const inner = read(ev.apply(ev.evaluate(given, layer.module), layer.env));
      if (one.type === "SpreadElement") return { kind: "spread", value: inner };
      const key = one.kind === "init" ? keyName(one.key, one.computed) : undefined;
      return key === undefined ? undefined : { kind: "entry", key, value: inner };
    });
    const known = own.filter((one) => one !== undefined);
    return known.length === own.length && known.some(isOfSeveral) ? known : [layer];
  });
  return { ...value, layers };
}

const isOfSeveral = (layer: Layer): boolean =>
  "value" in layer && openTables(layer.value).length + openConditions([layer.value]).length > 0;

/** A fixed value, where there is one. */
export function fixedValue(value: Value, ev: Evaluator): Json | undefined {
  if (value.kind !== "constant" || value.value === undefined || typeof value.value === "bigint") return undefined;
  if (typeof value.value !== "string" || value.value.length <= MAX_TEXT) return value.value;
  for (const source of value.sources) ev.budget.cut(source);
  return undefined;
}
