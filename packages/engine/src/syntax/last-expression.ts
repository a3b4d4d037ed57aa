/** What a sequence gives, its last expression: minifiers join with commas what stands before, `if(wait(),ready)`. */
import type { Node } from "./nodes.ts";

export const lastExpression = (node: Node): Node =>
  node.type === "SequenceExpression" ? (node.expressions.at(-1) ?? node) : node;
