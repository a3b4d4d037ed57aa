/**
 * What is thrown at who calls a function in a wrong way, and says nothing of the product: a method that has to be
 * overridden, an argument that was left out, a context that nothing provides.
 *
 *     draw() { throw new Error("Must override draw") }
 *     function keyOf(id) { if (!id) throw new Error("Cannot make a key of nothing"); ... }
 *     const useDesk = () => { const desk = useContext(Desk); if (!desk) throw new Error("There is no desk"); ... }
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isResultOf } from "../../evaluate/global-name.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { stringOf, type Value } from "../../evaluate/value.ts";
import { isVueComponent } from "../../evaluate/vue-globals.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { ancestors } from "../../syntax/ancestors.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import { lastExpression } from "../../syntax/last-expression.ts";
import { isNothing } from "../../syntax/literals.ts";
import { type CallExpression, type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { valueName } from "../callee-names.ts";
import type { Sighting } from "../survey.ts";

/** `at`: a throw, or the error that it throws. */
export function isAssertion({ node, module, unit }: Sighting<Node>, ev: Evaluator): boolean {
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
  if (missesContext(thrown, fn, module, ev)) return true;
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
    asksFor(statement.test, (asked) => isArgument(asked, fn, module))
  );
}

/** The words stand there: `ensure(holds, message)` throws what its callers say. */
const isTold = (thrown: Node): boolean => {
  const words = thrown.type === "NewExpression" || thrown.type === "CallExpression" ? thrown.arguments[0] : thrown;
  return words?.type === "Literal" || words?.type === "TemplateLiteral" || words?.type === "BinaryExpression";
};

type Asked = (node: Node) => boolean;

/** `!id`, `id == null`, `typeof id !== "string"`: nothing but whether something was given, and of which type. */
function asksFor(test: Node, isMeant: Asked): boolean {
  switch (test.type) {
    case "UnaryExpression":
      return isMeant(test.argument);
    case "LogicalExpression":
      return asksFor(test.left, isMeant) && asksFor(test.right, isMeant);
    case "BinaryExpression":
      if (test.operator === "instanceof") return isMeant(test.left);
      return (
        [test.left, test.right].some((side) => isTyped(side, isMeant)) ||
        ([test.left, test.right].some(isNothing) && [test.left, test.right].some(isMeant))
      );
    default:
      return false;
  }
}

const isArgument = (node: Node, fn: FunctionNode, { script }: Module): boolean =>
  bindingAt(node, script.scopes)?.definitions.some(
    (one) => one.kind === "param" && one.of === fn && one.path.length === 0,
  ) ?? false;

const isTyped = (node: Node, isMeant: Asked): boolean =>
  node.type === "UnaryExpression" && node.operator === "typeof" && isMeant(node.argument);

/** `if (!desk) throw ...`, and `if (desk) return desk; throw ...`, also where that stands under another test. */
function missesContext(thrown: Node, fn: FunctionNode, module: Module, ev: Evaluator): boolean {
  const isMeant = (node: Node): boolean => isOfContext(node, fn, module, ev);
  const last = testsAt(fn, thrown).at(-1)?.test;
  if (last) return isMeant(last) || asksFor(last, isMeant);
  const returned = returnedExpressions(fn);
  return returned.length > 0 && returned.every(isMeant);
}

/** What a function asks a context for by itself, or something of it. */
function isOfContext(node: Node, fn: FunctionNode, module: Module, ev: Evaluator): boolean {
  if (node.type === "ChainExpression") return isOfContext(node.expression, fn, module, ev);
  if (node.type === "MemberExpression") return isOfContext(node.object, fn, module, ev);
  if (node.type === "CallExpression") return readsContext(node, module, ev);
  const made = onlyDefinition(bindingAt(node, module.script.scopes));
  return made?.kind === "value" && fn.start <= made.from.start && made.from.end <= fn.end
    ? made.from.type === "CallExpression" && readsContext(made.from, module, ev)
    : false;
}

/** `useContext(Desk)` of React, Preact and Solid, `inject("desk")` of Vue, `getContext("desk")` of Svelte. */
function readsContext({ callee, arguments: [asked] }: CallExpression, module: Module, ev: Evaluator): boolean {
  if (!asked) return false;
  const key = ev.evaluate(asked, module);
  if (key.kind === "result" && valueName(key.callee) === "createContext") return true;
  const reads = ev.evaluate(callee, module);
  if (reads.kind !== "external") return false;
  // a bundle that holds Vue does not keep the names of its functions; this one takes a text or a symbol
  if (reads.path.length === 0) return isVueComponent(reads.component) && isKey(key);
  return READS.has(reads.path.at(-1) ?? "");
}

const READS: ReadonlySet<string> = new Set(["useContext", "inject", "getContext", "hasContext"]);
const isKey = (key: Value): boolean => stringOf(key) !== undefined || isResultOf(key, "Symbol");
