/**
 * What holds of every part of a test, or of some: `a && b || c`. Each part of a test is asked about by itself, too, and
 * generated code joins thousands of them, so what is known of a part is kept, and a chain is gone along without recursion.
 */
import { lastExpression } from "./last-expression.ts";
import type { Node } from "./nodes.ts";

export function ofParts<More extends readonly unknown[]>(
  which: "every" | "some",
  isSo: (part: Node, ...more: More) => boolean,
): (test: Node, ...more: More) => boolean {
  const known = new WeakMap<Node, boolean>();
  const asked = (test: Node, ...more: More): boolean => {
    const chain: Extract<Node, { type: "LogicalExpression" }>[] = [];
    let first = lastExpression(test);
    for (; first.type === "LogicalExpression" && !known.has(first); first = lastExpression(first.left))
      chain.push(first);
    let is = known.get(first) ?? isSo(first, ...more);
    for (const one of chain.reverse()) {
      if (is === (which === "every")) is = asked(one.right, ...more);
      known.set(one, is);
    }
    return is;
  };
  return asked;
}
