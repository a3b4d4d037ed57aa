/** Which functions' parameters a value still depends on. */
import { pushAll } from "../lists.ts";
import { rememberFor } from "../remember.ts";
import { type FunctionNode, isFunction } from "../syntax/nodes.ts";
import { type ArrayValue, type Condition, isCut, type Picked, type This, type Union, type Value } from "./value.ts";

/** Most values looked at in one question. */
const MAX_STEPS = 400;

/**
 * Functions of open parameters, innermost first. Lazily read objects and closures are not opened: only what the
 * value itself is made of counts.
 */
export function freeParams(values: readonly Value[]): readonly FunctionNode[] {
  if (values.every(isFixed)) return [];
  const found = new Set<FunctionNode>();
  for (const value of partsOfAll(values)) if (value.kind === "param") found.add(value.of);
  return [...found].sort((a, b) => b.start - a.start || a.end - b.end);
}

/** Every `this` of a class, or of what is made of it, that a value still depends on. */
export function freeThis(values: readonly Value[]): readonly This[] {
  if (values.every(isWhole)) return [];
  const found: This[] = [];
  for (const value of partsOfAll(values)) if (value.kind === "this" && !isFunction(value.of)) found.push(value);
  return found;
}

/** Whether a value depends on a field of any instance that its class does not write, or on such a one of the class itself. */
export const lacksFields = (values: readonly Value[]): boolean =>
  [...partsOfAll(values)].some(
    (one) =>
      one.kind === "member" && ((one.object.kind === "instance" && one.object.any) || one.object.kind === "class"),
  );

/** Whether a bound ended the reading of something that a value is made of. */
export const holdsBound = (values: readonly Value[]): boolean => [...partsOfAll(values)].some(isCut);

/** Conditions that decide what a value is, and that are still open. */
export function openConditions(values: readonly Value[]): readonly Decided[] {
  const found: Decided[] = [];
  for (const value of partsOfAll(values))
    if (value.kind === "union" && value.when) found.push({ value, when: value.when });
  return found;
}

/** Tables of which an open key picks. */
export const openTables = (value: Value): readonly Picked[] =>
  [...partsOfAll([value])].flatMap((one) => (one.kind === "union" && one.picked ? [one.picked] : []));

/** A value of two options, with what decides. */
export interface Decided {
  readonly value: Union;
  readonly when: Condition;
}

/** Not made of others, and nothing that is open, or cut. */
const PLAIN = new Set<Value["kind"]>(["constant", "pattern", "function", "class", "external", "global", "namespace"]);
const WHOLE: ReadonlySet<Value["kind"]> = new Set([...PLAIN, "param", "unknown"]);

/** Whether a value is not made of others, and no `this`: most are. */
export const isWhole = ({ kind }: Value): boolean => WHOLE.has(kind);

/** Whether it is no parameter, either. */
const isFixed = ({ kind }: Value): boolean => kind !== "param" && WHOLE.has(kind);

function partsOfAll(values: readonly Value[]): ReadonlySet<Value> {
  const seen = new Set<Value>();
  const open = [...values];
  for (let value = open.pop(); value && seen.size < MAX_STEPS; value = open.pop()) {
    if (seen.has(value)) continue;
    seen.add(value);
    openParts(value, open);
  }
  return seen;
}

/** Shorter lists are looked through again each time. */
const FEW = 12;

/** A long list is given to many calls: what no question is about is left out once, and so is what stands there again. */
const notPlain = rememberFor(({ elements }: ArrayValue) =>
  elements.filter((one, at) => !PLAIN.has(one.kind) && !(isWhole(one) && one === elements[at - 1])),
);

/** What a value itself is made of; of a long list only what may be open, or cut. */
export function openParts(value: Value, open: Value[]): void {
  switch (value.kind) {
    case "template":
      for (const part of value.parts) if (typeof part !== "string") open.push(part);
      return;
    case "member":
      open.push(value.object);
      if (value.by) open.push(value.by);
      return;
    case "result":
      open.push(value.callee);
      pushAll(open, value.args);
      return;
    case "choice":
      open.push(value.first, value.second);
      return;
    case "sum":
      open.push(value.left, value.right);
      return;
    case "union":
      pushAll(open, value.options);
      if (value.when) open.push(value.when.of);
      if (value.picked) open.push(value.picked.key);
      return;
    case "object":
      for (const layer of value.layers) if (layer.kind === "spread" || layer.kind === "entry") open.push(layer.value);
      return;
    case "array":
      pushAll(open, value.elements.length > FEW ? notPlain(value) : value.elements);
      return;
    case "list":
      for (const item of value.items) open.push(item.value);
      return;
    case "element":
      open.push(value.type, value.props);
      return;
    case "instance":
      pushAll(open, value.args);
      return;
    default:
  }
}
