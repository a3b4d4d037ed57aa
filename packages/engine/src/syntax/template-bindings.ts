/**
 * What a template function of Angular's compiler (Ivy, 9 to 20) binds to the elements that it has made under numbers. It goes
 * from one to the next by so many, or by one: `if (flags & 2) { advance(4); property("ngModel", ctx.name)("required", true); }`.
 */
import { lastExpression } from "./last-expression.ts";
import { literalNumber, literalString } from "./literals.ts";
import type { CallLike, FunctionNode, Node } from "./nodes.ts";

/** What is bound, by the number of its element and by its name in lower case. */
export function boundIn({ body }: FunctionNode): ReadonlyMap<number, ReadonlyMap<string, Node>> {
  const out = new Map<number, Map<string, Node>>();
  let index = 0;
  for (const step of body?.type === "BlockStatement" ? body.body.flatMap(updates) : []) {
    if (step.type === "VariableDeclaration") index = 0;
    const moved = step.type === "CallExpression" ? advanced(step) : undefined;
    index += moved ?? 0;
    const own = out.get(index) ?? new Map<string, Node>();
    out.set(index, own);
    // `property("a", x)("b", y)`
    for (let call: Node = step; call.type === "CallExpression"; call = call.callee) {
      const [name, value] = call.arguments;
      const key = literalString(name);
      if (key !== undefined && value && value.type !== "SpreadElement") own.set(key.toLowerCase(), value);
    }
  }
  return out;
}

/** By how many a step goes on. */
function advanced({ callee, arguments: given }: CallLike): number | undefined {
  if (callee.type === "CallExpression" || given.length > 1) return undefined;
  return given.length === 0 ? 1 : literalNumber(given[0]);
}

/** The steps of `if (flags & 2) {...}`, `flags & 2 && (...)`, `if (flags & 1 && (...), flags & 2) {...}`. */
function updates(statement: Node): readonly Node[] {
  if (statement.type === "IfStatement")
    return isUpdate(lastExpression(statement.test)) ? stepsOf(statement.consequent) : [];
  return stepsOf(statement).flatMap((step) =>
    step.type === "LogicalExpression" && isUpdate(step.left) ? stepsOf(step.right) : [],
  );
}

const isUpdate = (test: Node): boolean =>
  test.type === "BinaryExpression" &&
  test.operator === "&" &&
  [test.left, test.right].some((one) => literalNumber(one) === 2);

function stepsOf(node: Node): readonly Node[] {
  switch (node.type) {
    case "BlockStatement":
      return node.body.flatMap(stepsOf);
    case "ExpressionStatement":
    case "ParenthesizedExpression":
      return stepsOf(node.expression);
    case "SequenceExpression":
      return node.expressions.flatMap(stepsOf);
    default:
      return [node];
  }
}
