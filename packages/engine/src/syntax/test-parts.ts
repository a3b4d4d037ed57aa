/** How many parts a test is made of: `a && (b || !c)` has three. */
import type { Node } from "./nodes.ts";

/** Counted without recursion, and no further than asked. */
export function holdsMoreParts(test: Node, most: number): boolean {
  const open: Node[] = [test];
  let parts = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === "LogicalExpression") open.push(node.left, node.right);
    else if (node.type === "ChainExpression") open.push(node.expression);
    else if (node.type === "UnaryExpression") open.push(node.argument);
    else if (++parts > most) return true;
    if (open.length > most) return true;
  }
  return false;
}
