/**
 * The texts of a template with a tag, as compilers lower it: a function makes the list once and then gives it back (ECMAScript,
 * GetTemplateObject). `function t(){var e=helper(["a/","/b"]);return t=function(){return e},e}` (Babel 7 and 8), called as
 * `tag(t(),id)`. Its texts are the author's, also where the helper is written into it.
 */
import { literalString } from "./literals.ts";
import type { Node } from "./nodes.ts";
import { walk } from "./walk.ts";

export function isTemplateObject(node: Node): boolean {
  if (node.type !== "FunctionDeclaration" || node.params.length > 0 || !node.id || !node.body) return false;
  const { name } = node.id;
  const { body } = node.body;
  const last = body.at(-1);
  if (last?.type !== "ReturnStatement" || body.length > MAX_STATEMENTS) return false;
  return body.flatMap(stepsOf).some((one) => replaces(one, name)) && body.some(holdsTexts);
}

/** Statements of such a function: its variables, what the helper does, the new function, what it gives back. */
const MAX_STATEMENTS = 5;

function stepsOf(statement: Node): readonly Node[] {
  const run =
    statement.type === "ReturnStatement"
      ? statement.argument
      : statement.type === "ExpressionStatement"
        ? statement.expression
        : null;
  if (run?.type === "SequenceExpression") return run.expressions;
  return run ? [run] : [];
}

/** `t=function(){return e}` */
const replaces = (node: Node, name: string): boolean =>
  node.type === "AssignmentExpression" &&
  node.left.type === "Identifier" &&
  node.left.name === name &&
  node.right.type === "FunctionExpression";

function holdsTexts(statement: Node): boolean {
  let holds = false;
  walk(statement, (node) => {
    if (node.type === "ArrayExpression" && node.elements.length > 0)
      holds ||= node.elements.every((one) => literalString(one) !== undefined);
    return holds ? false : undefined;
  });
  return holds;
}
