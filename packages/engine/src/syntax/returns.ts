/** The expressions that the own return statements of a function give back, not those of functions inside it. */
import type { FunctionNode, Node } from "./nodes.ts";
import { isClass, isFunction } from "./nodes.ts";
import { walk } from "./walk.ts";

export function ownReturns({ body }: FunctionNode, most: number): readonly Node[] {
  return body && body.type !== "BlockStatement" ? [body] : body ? returnsIn(body, most) : [];
}

/** The same of a statement. */
export function returnsIn(statement: Node, most: number): readonly Node[] {
  const out: Node[] = [];
  walk(statement, (node) => {
    if (isFunction(node) || isClass(node)) return false;
    if (node.type === "ReturnStatement" && node.argument && out.length < most) out.push(node.argument);
    return undefined;
  });
  return out;
}
