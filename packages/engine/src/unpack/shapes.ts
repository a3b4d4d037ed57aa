/** Small shapes that several formats share. */
import type { Expression, FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";

/** The expression of an expression statement, with `!function(){}()` and `void` read as the call they hold. */
export function expressionOf(statement: Statement): Expression | undefined {
  if (statement.type !== "ExpressionStatement") return undefined;
  const { expression } = statement;
  return expression.type === "UnaryExpression" && expression.argument.type === "CallExpression"
    ? expression.argument
    : expression;
}

/** The function of `(()=>{...})()`, `(function(){...}).call(this)` and the like. */
export function calledFunction(node: Node | undefined): FunctionNode | undefined {
  if (node?.type !== "CallExpression") return undefined;
  if (isFunction(node.callee)) return node.callee;
  return node.callee.type === "MemberExpression" && isFunction(node.callee.object) ? node.callee.object : undefined;
}
