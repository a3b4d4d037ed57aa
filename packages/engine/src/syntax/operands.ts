/**
 * Operands of a chain of binary operators, from left to right. `a + b + c` nests to the left, and generated code chains
 * thousands of pieces, so the chain is unrolled without recursion.
 */
import type { Node } from "./nodes.ts";

type Chain = Extract<Node, { type: "BinaryExpression" | "LogicalExpression" }>;

const isChain = (node: Node): node is Chain => node.type === "BinaryExpression" || node.type === "LogicalExpression";

/** @param operator where given, a chain ends where another one begins */
export function operandsOf(node: Chain, operator?: Chain["operator"]): readonly Node[] {
  const out: Node[] = [];
  let at: Node = node;
  while (isChain(at) && (operator === undefined || at.operator === operator)) {
    out.push(at.right);
    at = at.left;
  }
  out.push(at);
  return out.reverse();
}
