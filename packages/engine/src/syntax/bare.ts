/** What stands in parentheses, which the tree keeps: `(a)` is `a`. */
import type { Expression, Node } from "./nodes.ts";

export const bare = <T extends Node>(node: T): T | Expression =>
  node.type === "ParenthesizedExpression" ? bare(node.expression) : node;
