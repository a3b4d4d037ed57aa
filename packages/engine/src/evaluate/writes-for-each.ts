/**
 * Properties that are written for each element of a known list, `["get", "post"].forEach((m) => { client[m] = ... })`, and
 * those that are copied one by one, `Object.entries(data).forEach(([key, value]) => form.append(key, value))`.
 */
import type { ComputedWrite } from "../scope/class-fields.ts";
import { memberName } from "../syntax/literals.ts";
import { isFunction, type Node } from "../syntax/nodes.ts";
import { wayTo } from "../syntax/way-to.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { globalName } from "./global-name.ts";
import { constant, type Frame, type Layer, type Value } from "./value.ts";

const PER_ELEMENT = new Set(["forEach", "map"]);

/** Longest list whose elements are told apart. */
const MAX_ELEMENTS = 64;

/**
 * One entry for each element of a known list, or all properties of what is copied; nothing where neither is known.
 * `scope` stands around the write.
 */
export function writesForEach(scope: Node, write: ComputedWrite, module: Module, ev: Evaluation): readonly Layer[] {
  const way = wayTo(scope, write.value);
  const inner = way.slice(1, -1);
  if (inner.filter(isFunction).length > 1) return [];
  const copied = isFunction(write.value) ? undefined : copiedIn(inner, write.key, module, ev);
  return copied ? [{ kind: "spread", value: copied }] : entriesFor(framesAround(inner, module, ev), write, module, ev);
}

function entriesFor(frames: readonly Frame[], write: ComputedWrite, module: Module, ev: Evaluation): readonly Layer[] {
  const layers = frames.map((frame) => entryFor(frame, write, module, ev));
  return layers.every((layer) => layer !== undefined) ? layers : [];
}

/** What a computed write gives in one call of the function around it; undefined where the key is not known. */
export function entryFor(
  frame: Frame,
  { key, value }: ComputedWrite,
  module: Module,
  ev: Evaluation,
): Layer | undefined {
  const name = ev.apply(ev.evaluate(key, module), [frame]);
  if (name.kind !== "constant") return undefined;
  return { kind: "entry", key: String(name.value), value: ev.apply(ev.evaluate(value, module), [frame]) };
}

/** What a loop on the way copies, key by key: `for (const key in from) to[key] = from[key]`. */
function copiedIn(way: readonly Node[], key: Node, module: Module, ev: Evaluation): Value | undefined {
  for (const [index, node] of way.entries()) {
    const over = loopOver(node, way[index + 1]);
    const object = over && objectOf(over, key, module, ev);
    if (object) return ev.evaluate(object, module);
  }
  return undefined;
}

interface Loop {
  readonly each: Node;
  readonly list: Node;
  /** Whether what is gone through is an object, whose keys are given. */
  readonly isObject: boolean;
}

function loopOver(node: Node, next: Node | undefined): Loop | undefined {
  if (node.type === "ForInStatement" || node.type === "ForOfStatement") {
    const each = node.left.type === "VariableDeclaration" ? node.left.declarations[0]?.id : node.left;
    return each && { each, list: node.right, isObject: node.type === "ForInStatement" };
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression" || !next || !isFunction(next))
    return undefined;
  const each = PER_ELEMENT.has(memberName(node.callee) ?? "") ? next.params[0] : undefined;
  return each && { each, list: node.callee.object, isObject: false };
}

/** The object whose keys, or keys and values, a loop goes through, where one of its names is the key. */
function objectOf({ each, list, isObject }: Loop, key: Node, module: Module, ev: Evaluation): Node | undefined {
  if (isObject) return isSameName(each, key, module) ? list : undefined;
  if (list.type !== "CallExpression" || list.arguments[0]?.type === "SpreadElement") return undefined;
  const name = keyOfEach(globalName(ev.evaluate(list.callee, module)), each);
  return name && isSameName(name, key, module) ? list.arguments[0] : undefined;
}

/** The name of the key in what is given for each element of `Object.keys(data)` or `Object.entries(data)`. */
export function keyOfEach(lister: string | undefined, each: Node | undefined): Node | null | undefined {
  if (lister === "Object.keys") return each;
  return lister === "Object.entries" && each?.type === "ArrayPattern" ? each.elements[0] : undefined;
}

export function isSameName(one: Node, other: Node, { script }: Module): boolean {
  if (one.type !== "Identifier" || other.type !== "Identifier") return false;
  return one.name === other.name && script.scopes.bindingOf.get(one) === script.scopes.bindingOf.get(other);
}

/** What the function on the way is called with, for each element. */
function framesAround(way: readonly Node[], module: Module, ev: Evaluation): readonly Frame[] {
  const at = way.findIndex(isFunction);
  const fn = way[at];
  const call = way[at - 1];
  if (!fn || !isFunction(fn) || call?.type !== "CallExpression" || call.arguments[0] !== fn) return [];
  if (call.callee.type !== "MemberExpression" || !PER_ELEMENT.has(memberName(call.callee) ?? "")) return [];
  return elementsOf(ev.evaluate(call.callee.object, module)).map((element, index) => ({
    of: fn,
    args: [element, constant(index)],
  }));
}

const elementsOf = (list: Value): readonly Value[] =>
  list.kind === "array" && !list.open && !list.varies && list.elements.length <= MAX_ELEMENTS ? list.elements : [];
