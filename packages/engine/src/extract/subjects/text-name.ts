/** Names that stand as texts: the name of an event, the last segment of an address. */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { texts, written } from "../../evaluate/text.ts";
import { firstOf } from "../../lists.ts";
import { memberName } from "../../syntax/literals.ts";
import { isFunction, type Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { type Named, namedAt } from "./named.ts";
import { aboutOf, isEmptyName, segmentOf } from "./words.ts";

export function textName(node: Node | undefined, module: Module, ev: Evaluator): Named | undefined {
  const value = node && ev.evaluate(node, module);
  if (value?.kind !== "constant" || typeof value.value !== "string" || isEmptyName(value.value)) return undefined;
  const [at] = value.sources;
  return at && { name: value.value, at, sent: true };
}

export function addressName(node: Node, module: Module, ev: Evaluator): Named | undefined {
  if (isFunction(node) || node.type === "ObjectExpression" || node.type === "SpreadElement") return undefined;
  return firstOf(texts(ev.evaluate(node, module)), (text) => {
    const name = segmentOf(written(text));
    const at = text.sources.at(-1);
    const about = name === undefined ? undefined : (aboutOf(name) ?? name);
    return about !== undefined && !isEmptyName(about) && at ? { name: about, at, sent: true } : undefined;
  });
}

/** `useApi(api.getAllOrders)`: a hook of one's own that is given the method to ask by. */
export function askedFor(method: Node, module: Module): Named | undefined {
  if (method.type !== "MemberExpression") return undefined;
  const about = aboutOf(memberName(method) ?? "");
  return about === undefined ? undefined : namedAt(about, method.property, module);
}
