/**
 * Objects with computed keys, as compilers write them for ES5: `defineProperty(defineProperty({},409,"..."),412,"...")` (Babel 6
 * and 7, SWC 1) for `{[CONFLICT]:"...",[STALE]:"..."}`.
 */

import type { CallExpression, Expression, Node, ObjectExpression } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";

/** A call that adds a number's entry to an object that was made for it; any other stays. */
export function raisedObject(call: CallExpression): Expression {
  const [target, key, value] = call.arguments;
  if (!addsEntry(call) || target?.type !== "ObjectExpression" || key?.type !== "Literal") return call;
  if (!value || value.type === "SpreadElement" || !target.properties.every(isAdded)) return call;
  const { start, end } = call;
  const entry: ObjectExpression["properties"][number] = {
    type: "Property",
    kind: "init",
    key,
    value,
    method: false,
    shorthand: false,
    computed: true,
    start: key.start,
    end: value.end,
  };
  return { type: "ObjectExpression", properties: [...target.properties, entry], start, end };
}

/** `f(x,409,"...")` */
export function addsEntry(node: Node): boolean {
  if (node.type !== "CallExpression" || !isHelper(node.callee)) return false;
  const [target, key] = node.arguments;
  const isMade = target?.type === "ObjectExpression" || target?.type === "CallExpression";
  return node.arguments.length === 3 && isMade && key?.type === "Literal" && typeof key.value === "number";
}

/** `f`, `(0,r.f)`; a method adds to what it is called on. */
const isHelper = (callee: Node): boolean =>
  callee.type === "Identifier" ||
  isFunction(callee) ||
  (callee.type === "SequenceExpression" && callee.expressions[0]?.type === "Literal");

/** What nobody has written into an object, or what was added before: `{}` */
const isAdded = (property: ObjectExpression["properties"][number]): boolean =>
  property.type === "Property" && property.computed;
