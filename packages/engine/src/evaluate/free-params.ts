/** Which functions' parameters a value still depends on. */
import type { FunctionNode } from "../syntax/nodes.ts";
import { isClass } from "../syntax/nodes.ts";
import type { Condition, This, Union, Value } from "./value.ts";

/** Most values looked at in one question. */
const MAX_STEPS = 400;

/**
 * Functions of open parameters, innermost first. Lazily read objects and closures are not opened: only what the
 * value itself is made of counts.
 */
export function freeParams(values: readonly Value[]): readonly FunctionNode[] {
  const found = new Set<FunctionNode>();
  for (const value of partsOfAll(values)) if (value.kind === "param") found.add(value.of);
  return [...found].sort((a, b) => b.start - a.start || a.end - b.end);
}

/** Every `this` of a class that a value still depends on. */
export function freeThis(values: readonly Value[]): readonly This[] {
  const found: This[] = [];
  for (const value of partsOfAll(values)) if (value.kind === "this" && isClass(value.of)) found.push(value);
  return found;
}

/** Conditions that decide what a value is, and that are still open. */
export function openConditions(values: readonly Value[]): readonly Decided[] {
  const found: Decided[] = [];
  for (const value of partsOfAll(values))
    if (value.kind === "union" && value.when) found.push({ value, when: value.when });
  return found;
}

/** A value of two options, with what decides. */
export interface Decided {
  readonly value: Union;
  readonly when: Condition;
}

const WHOLE: ReadonlySet<Value["kind"]> = new Set([
  "constant",
  "pattern",
  "param",
  "function",
  "class",
  "external",
  "global",
  "namespace",
  "unknown",
]);

/** Whether a value is not made of others, and no `this`: most are. */
export const isWhole = ({ kind }: Value): boolean => WHOLE.has(kind);

function partsOfAll(values: readonly Value[]): ReadonlySet<Value> {
  const seen = new Set<Value>();
  const open = [...values];
  for (let value = open.pop(); value && seen.size < MAX_STEPS; value = open.pop()) {
    if (seen.has(value)) continue;
    seen.add(value);
    for (const part of partsOf(value)) open.push(part);
  }
  return seen;
}

function partsOf(value: Value): readonly Value[] {
  switch (value.kind) {
    case "template":
      return value.parts.filter((part) => typeof part !== "string");
    case "member":
      return [value.object];
    case "result":
      return [value.callee, ...value.args];
    case "choice":
      return [value.first, value.second];
    case "sum":
      return [value.left, value.right];
    case "union":
      return value.when ? [...value.options, value.when.of] : value.options;
    case "object":
      return value.layers.flatMap((layer) => (layer.kind === "spread" || layer.kind === "entry" ? [layer.value] : []));
    case "array":
      return value.elements;
    case "list":
      return value.items.map((item) => item.value);
    case "element":
      return [value.type, value.props];
    case "instance":
      return value.args;
    default:
      return NONE;
  }
}

const NONE: readonly Value[] = [];
