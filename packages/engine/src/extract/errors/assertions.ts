/**
 * What is thrown at who calls a function in a wrong way, and says nothing of the product: a method that has to be
 * overridden, an argument that was left out.
 *
 *     draw() { throw new Error("Must override draw") }
 *     function keyOf(id) { if (!id) throw new Error("Cannot make a key of nothing"); ... }
 */

import { bindingAt } from "../../scope/binding-at.ts";
import { ancestors } from "../../syntax/ancestors.ts";
import { lastExpression } from "../../syntax/last-expression.ts";
import { isNothing } from "../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Sighting } from "../survey.ts";

/** `at`: a throw, or the error that it throws. */
export function isAssertion({ node, module, unit }: Sighting<Node>): boolean {
  const around = ancestors(unit.node, node.start);
  const within = around.findLastIndex((one) => isFunction(one));
  const fn = around[within];
  const thrown = around.find((one, at) => at > within && one.type === "ThrowStatement");
  if (
    thrown?.type !== "ThrowStatement" ||
    !isTold(lastExpression(thrown.argument)) ||
    !fn ||
    !isFunction(fn) ||
    fn.body?.type !== "BlockStatement"
  )
    return false;
  const outer = around[within - 1];
  // `!function(e){if(!e)throw ...}(file.idle)`: a helper that a minifier has put in place asks for what it is given there
  if (outer?.type === "CallExpression" && outer.callee === fn) return false;
  const [only, ...more] = fn.body.body;
  if (only === thrown && more.length === 0) return outer?.type === "MethodDefinition";
  // the test right around it, which is a statement of the function's own
  const [statement, inner] = around.slice(within + 2).filter(({ type }) => type !== "BlockStatement");
  return (
    statement?.type === "IfStatement" &&
    !statement.alternate &&
    inner === thrown &&
    asksForArgument(statement.test, fn, module)
  );
}

/** The words stand there: `ensure(holds, message)` throws what its callers say. */
const isTold = (thrown: Node): boolean => {
  const words = thrown.type === "NewExpression" || thrown.type === "CallExpression" ? thrown.arguments[0] : thrown;
  return words?.type === "Literal" || words?.type === "TemplateLiteral" || words?.type === "BinaryExpression";
};

/** `!id`, `id == null`, `typeof id !== "string"`: nothing but whether an argument was given, and of which type. */
function asksForArgument(test: Node, fn: FunctionNode, module: Module): boolean {
  switch (test.type) {
    case "UnaryExpression":
      return isArgument(test.argument, fn, module);
    case "LogicalExpression":
      return asksForArgument(test.left, fn, module) && asksForArgument(test.right, fn, module);
    case "BinaryExpression":
      if (test.operator === "instanceof") return isArgument(test.left, fn, module);
      return (
        [test.left, test.right].some((side) => isTyped(side, fn, module)) ||
        ([test.left, test.right].some(isNothing) &&
          [test.left, test.right].some((side) => isArgument(side, fn, module)))
      );
    default:
      return false;
  }
}

const isArgument = (node: Node, fn: FunctionNode, { script }: Module): boolean =>
  bindingAt(node, script.scopes)?.definitions.some(
    (one) => one.kind === "param" && one.of === fn && one.path.length === 0,
  ) ?? false;

const isTyped = (node: Node, fn: FunctionNode, module: Module): boolean =>
  node.type === "UnaryExpression" && node.operator === "typeof" && isArgument(node.argument, fn, module);
