/**
 * Defaults as lowered code writes them: `void 0===e?"GET":e`, `null!=e?e:x`, and for parameters
 * `arguments.length>1&&void 0!==arguments[1]?arguments[1]:"GET"` (Babel, TypeScript, SWC).
 */
import { isNothing } from "./literals.ts";
import type { Expression, Node } from "./nodes.ts";

type Conditional = Extract<Node, { type: "ConditionalExpression" }>;

export interface LoweredDefault {
  readonly value: Expression;
  readonly fallback: Expression;
}

/** Whether the value compared with nothing is the one that is taken otherwise; compared as text, which is exact. */
export function loweredDefault({ test, consequent, alternate }: Conditional, text: string): LoweredDefault | undefined {
  const comparison = test.type === "LogicalExpression" && test.operator === "&&" ? test.right : test;
  if (comparison.type !== "BinaryExpression" || comparison.left.type === "PrivateIdentifier") return undefined;
  const { operator, left, right } = comparison;
  const compared = isNothing(left) ? right : isNothing(right) ? left : undefined;
  if (!compared) return undefined;
  const written = (node: Expression): string => text.slice(node.start, node.end);
  if ((operator === "===" || operator === "==") && written(alternate) === written(compared))
    return { value: alternate, fallback: consequent };
  if ((operator === "!==" || operator === "!=") && written(consequent) === written(compared))
    return { value: consequent, fallback: alternate };
  return undefined;
}
