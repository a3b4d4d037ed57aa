/** What the statements of a case say: what they return, what they set. */
import type { Expression, Statement } from "../../../syntax/nodes.ts";

export function returnedTexts(statements: readonly Statement[]): readonly Expression[] {
  return statements.flatMap((statement): readonly Expression[] => {
    if (statement.type === "BlockStatement") return returnedTexts(statement.body);
    if (statement.type === "ReturnStatement") return statement.argument ? [statement.argument] : [];
    return statement.type === "ExpressionStatement" ? said(statement.expression) : [];
  });
}

/** `message = "..."`, `show("...")`. */
function said(expression: Expression): readonly Expression[] {
  if (expression.type === "AssignmentExpression") return [expression.right];
  if (expression.type !== "CallExpression") return [];
  const first = expression.arguments[0];
  return first && first.type !== "SpreadElement" ? [first] : [];
}
