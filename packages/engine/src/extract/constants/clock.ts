/** Moments that a clock gives, and the time that has passed since another: what it is compared with is a time. */
import { onlyValue } from "../../scope/binding-at.ts";
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";

/** `Date.now()-last`, `now-last`, where the name is of such a moment. */
export function isTimeSince(node: Node, module: Module): boolean {
  return node.type === "BinaryExpression" && node.operator === "-" && isMoment(node.left, module);
}

const isMoment = (node: Node, { script: { scopes } }: Module): boolean => isClock(onlyValue(node, scopes) ?? node);

/** `Date.now()`, `performance.now()`, `new Date().getTime()`, `+new Date` (ECMAScript, High Resolution Time). */
export function isClock(node: Node): boolean {
  if (node.type === "UnaryExpression") return node.operator === "+" && isDate(node.argument);
  if (node.type !== "CallExpression" || node.arguments.length > 0 || node.callee.type !== "MemberExpression")
    return false;
  const name = memberName(node.callee);
  const { object } = node.callee;
  if (name === "getTime" || name === "valueOf") return isDate(object);
  return name === "now" && object.type === "Identifier" && (object.name === "Date" || object.name === "performance");
}

const isDate = (node: Node): boolean =>
  node.type === "NewExpression" && node.callee.type === "Identifier" && node.callee.name === "Date";
