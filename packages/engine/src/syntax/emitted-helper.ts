/** Helpers that a compiler writes into the modules that it makes. */
import type { Node } from "./nodes.ts";

/** What TypeScript 1.5 to 5 writes into a module: `var __extends=this&&this.__extends||function(d,b){...}`. */
export function isEmittedHelper(node: Node): boolean {
  if (node.type !== "LogicalExpression" || node.operator !== "||") return false;
  const { left } = node;
  if (left.type !== "LogicalExpression" || left.operator !== "&&" || left.left.type !== "ThisExpression") return false;
  const { right } = left;
  return (
    right.type === "MemberExpression" && right.property.type === "Identifier" && right.property.name.startsWith("__")
  );
}
