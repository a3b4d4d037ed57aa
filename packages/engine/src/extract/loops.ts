/**
 * Functions that are called for each element of a list: `list.map(fn)`, `_.map(list, fn)`, Vue 3's `renderList(list, fn)` and
 * Vue 2's `_l(list, fn)`, Svelte 5's `each(anchor, flags, () => list, key, (anchor, one) => ...)`.
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { bindingAt, onlyDefinition } from "../scope/binding-at.ts";
import { literalValue, memberName } from "../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Sighting } from "./survey.ts";

interface Loop {
  readonly list: Node;
  /** Something is made for each, and it is not only asked which there are. */
  readonly isMaking: boolean;
  /** Which parameter holds the element. */
  readonly index: number;
}

export type Loops = ReadonlyMap<FunctionNode, Loop>;

const MAKING = new Set(["forEach", "map", "flatMap", "reduce", "_l"]);
const ASKING = new Set(["filter", "some", "every", "find"]);
export const OF_VUE = /^(?:vue$|@vue\/)/;

export function loopsIn(calls: readonly Sighting<CallLike>[], ev: Evaluator): Loops {
  const out = new Map<FunctionNode, Loop>();
  for (const { node, module } of calls) {
    const { callee, arguments: given } = node;
    const method = memberName(callee);
    const [first, second, third, , fifth] = given;
    const isMaking = method === undefined || MAKING.has(method);
    if (callee.type === "MemberExpression" && method !== undefined && (isMaking || ASKING.has(method))) {
      const index = method === "reduce" ? 1 : 0;
      if (first && isFunction(first)) out.set(first, { list: callee.object, index, isMaking });
      else if (first && second && isFunction(second)) out.set(second, { list: first, index, isMaking });
    } else if (first && second && isFunction(second) && given.length === 2 && !isFunction(first)) {
      const of = ev.evaluate(callee, module);
      if (of.kind === "external" && OF_VUE.test(of.component ?? ""))
        out.set(second, { list: first, index: 0, isMaking });
    } else if (third && fifth && isFunction(fifth) && typeof (second && literalValue(second)?.value) === "number")
      out.set(fifth, { list: third, index: 1, isMaking });
  }
  return out;
}

/** Steps from a part to what is one of several. */
const MAX_DEPTH = 5;

/** The list of which a name holds an element. */
export function listOf(name: Node, { script }: Module, loops: Loops): Node | undefined {
  const only = onlyDefinition(bindingAt(name, script.scopes));
  if (only?.kind === "element") return only.path.length === 0 ? only.of : undefined;
  const loop = only?.kind === "param" && only.path.length === 0 ? loops.get(only.of) : undefined;
  return only?.kind === "param" && loop?.index === only.index ? loop.list : undefined;
}

/** Whether something is a part of one of several for which something is made; Angular hands each to its template as `$implicit`. */
export function isOfEach(node: Node, module: Module, loops: Loops, depth = 0): boolean {
  if (node.type === "ChainExpression") return isOfEach(node.expression, module, loops, depth);
  if (node.type === "MemberExpression")
    return memberName(node) === "$implicit" || isOfEach(node.object, module, loops, depth);
  // `get(room)` of Svelte 5
  const [given, ...others] = node.type === "CallExpression" ? node.arguments : [];
  if (given && others.length === 0) return isOfEach(given, module, loops, depth + 1);
  const only = depth < MAX_DEPTH ? onlyDefinition(bindingAt(node, module.script.scopes)) : undefined;
  if (only?.kind === "value") return isOfEach(only.from, module, loops, depth + 1);
  const loop = only?.kind === "param" ? loops.get(only.of) : undefined;
  return only?.kind === "element" || (only?.kind === "param" && loop?.isMaking === true && loop.index === only.index);
}
