/** What a condition tests: the operands of `!a && (b || c.d)` that are read as true or false. */
import type { Node } from "../../syntax/nodes.ts";
import { leavesOf } from "../../syntax/test-leaves.ts";

/** What `testedIn` looks into, and what it may find there beside names: most of what code hands over is neither. */
const MEMBER_TESTS = new Set<Node["type"]>([
  "MemberExpression",
  "UnaryExpression",
  "LogicalExpression",
  "ChainExpression",
]);

/** Whether a property may be among what is tested. */
export const mayTestMember = ({ type }: Node): boolean => MEMBER_TESTS.has(type);

export const testedIn = (node: Node): readonly Node[] => leavesOf(node, true).map((leaf) => leaf.node);
