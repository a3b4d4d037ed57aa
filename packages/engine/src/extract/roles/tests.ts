/** What a condition tests: the operands of `!a && (b || c.d)` that are read as true or false. */
import type { Node } from "../../syntax/nodes.ts";

/** What `testedIn` looks into, and what it may find there beside names: most of what code hands over is neither. */
const MEMBER_TESTS = new Set<Node["type"]>([
  "MemberExpression",
  "UnaryExpression",
  "LogicalExpression",
  "ChainExpression",
]);

/** Whether a property may be among what is tested. */
export const mayTestMember = ({ type }: Node): boolean => MEMBER_TESTS.has(type);

/** Deepest nesting of a condition that is looked into. */
const MAX_DEPTH = 12;

export function testedIn(node: Node, depth = 0): readonly Node[] {
  if (depth > MAX_DEPTH) return [];
  switch (node.type) {
    case "UnaryExpression":
      return node.operator === "!" ? testedIn(node.argument, depth + 1) : [];
    case "LogicalExpression":
      return [...testedIn(node.left, depth + 1), ...testedIn(node.right, depth + 1)];
    case "ChainExpression":
      return testedIn(node.expression, depth + 1);
    default:
      return [node];
  }
}
