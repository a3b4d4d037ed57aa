/** The expressions whose value an expression may have: what stands in parentheses, either branch, the last of several. */
import type { Node } from "./nodes.ts";

const MAX_DEPTH = 8;
const OPEN = new Set<Node["type"]>([
  "ChainExpression",
  "AwaitExpression",
  "ConditionalExpression",
  "LogicalExpression",
  "SequenceExpression",
  "AssignmentExpression",
]);

/** Whether an expression stands for others. */
export const hasAlternatives = ({ type }: Node): boolean => OPEN.has(type);

export function alternatives(node: Node, depth = 0): readonly Node[] {
  if (depth > MAX_DEPTH || !hasAlternatives(node)) return [node];
  const into = (inner: Node): readonly Node[] => alternatives(inner, depth + 1);
  switch (node.type) {
    case "ChainExpression":
      return into(node.expression);
    case "AwaitExpression":
      return into(node.argument);
    case "ConditionalExpression":
      return [...into(node.consequent), ...into(node.alternate)];
    case "LogicalExpression":
      return node.operator === "&&" ? into(node.right) : [...into(node.left), ...into(node.right)];
    case "SequenceExpression": {
      const last = node.expressions.at(-1);
      return last ? into(last) : [];
    }
    case "AssignmentExpression":
      return into(node.right);
    default:
      return [node];
  }
}
