/** What a call reaches behind the wrappers that compilers put around a callee so that it is called without a receiver. */

import { lastExpression } from "./last-expression.ts";
import type { Node } from "./nodes.ts";

/** `x.y` of `(0,x.y)(...)` (Babel, SWC, webpack 5) and of `Object(x.y)(...)` (webpack 2 to 4). */
export function reached(callee: Node): Node {
  if (callee.type === "SequenceExpression") return lastExpression(callee);
  if (callee.type !== "CallExpression" || callee.callee.type !== "Identifier" || callee.callee.name !== "Object")
    return callee;
  const [only, ...more] = callee.arguments;
  return only && more.length === 0 && only.type !== "SpreadElement" ? only : callee;
}
