/** What has to hold of the parts of a test where the whole is known: both of `a && b` where it holds, neither of `a || b` where not. */
import type { Guard } from "./conditions-around.ts";
import type { Expression, Node } from "./nodes.ts";

export function impliedParts({ test, is }: Guard): readonly Guard[] {
  const inner = innerOf(test);
  if (inner) return impliedParts({ test: inner, is });
  if (test.type === "UnaryExpression" && test.operator === "!") return impliedParts({ test: test.argument, is: !is });
  if (test.type === "LogicalExpression" && test.operator === (is ? "&&" : "||"))
    return [test.left, test.right].flatMap((part) => impliedParts({ test: part, is }));
  return [{ test, is }];
}

/** What an expression comes to, where it says that by another one in it. */
export function innerOf(node: Node): Expression | undefined {
  if (node.type === "ChainExpression") return node.expression;
  // `(await session.load(), !session.user)`
  return node.type === "SequenceExpression" ? node.expressions.at(-1) : undefined;
}
