/** The expressions that the own return statements of a function give back, not those of functions inside it. */
import type { FunctionNode, Node } from "./nodes.ts";
import { isClass, isFunction } from "./nodes.ts";
import { walk } from "./walk.ts";

export function ownReturns({ body }: FunctionNode, most: number): readonly Node[] {
  if (!body) return [];
  if (body.type !== "BlockStatement") return [body];
  const out: Node[] = [];
  walk(body, (node) => {
    if (isFunction(node) || isClass(node)) return false;
    if (node.type === "ReturnStatement" && node.argument && out.length < most) out.push(node.argument);
    return undefined;
  });
  return out;
}
