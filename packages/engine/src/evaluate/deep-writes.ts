/**
 * Writes below a property, `app.views.list={...}`, as properties of an object: what stands under the first key already, and
 * what is written into it.
 */
import { append } from "../multimap.ts";
import type { PropertyWrite } from "../scope/binding.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { EMPTY_OBJECT, type Layer, type ObjectValue, type Value } from "./value.ts";

/** Deepest object of objects that is put together. */
const MAX_DEPTH = 6;

/** A write, and the module in whose code it stands. */
export interface WriteIn {
  readonly write: PropertyWrite;
  readonly module: Module;
}

/** The object with further layers for all writes whose path is longer than one key. */
export function withDeepWrites(
  object: ObjectValue,
  writes: readonly WriteIn[],
  ev: Evaluation,
  depth = 0,
): ObjectValue {
  const below = new Map<string, WriteIn[]>();
  for (const { write, module } of writes) {
    const [key, ...path] = write.path;
    if (key !== undefined && path.length > 0) append(below, key, { write: { ...write, path }, module });
  }
  if (below.size === 0 || depth >= MAX_DEPTH) return object;
  const layers = [...below].flatMap(([key, inner]) => {
    const held = heldObject(ev.member(object, key));
    return held ? [{ kind: "entry" as const, key, value: withLayers(held, inner, ev, depth + 1) }] : [];
  });
  return layers.length > 0 ? { kind: "object", layers: [...object.layers, ...layers] } : object;
}

/** The object with what is written to it, at any depth. */
export const withLayers = (object: ObjectValue, writes: readonly WriteIn[], ev: Evaluation, depth = 0): ObjectValue =>
  withDeepWrites({ kind: "object", layers: [...object.layers, ...writes.flatMap(plainLayer)] }, writes, ev, depth);

function plainLayer({ write: { path, value, appended, operator, key: computed }, module }: WriteIn): readonly Layer[] {
  const [key, ...rest] = path;
  if (key === undefined || computed || rest.length > 0 || appended) return [];
  return [{ kind: "lazy", key, node: value, module, env: [], ...(operator && { operator }) }];
}

/** What is written into nothing makes an object; what is no object is left as it is. */
function heldObject(value: Value): ObjectValue | undefined {
  if (value.kind === "object") return value;
  return value.kind === "constant" && value.value === undefined ? EMPTY_OBJECT : undefined;
}
