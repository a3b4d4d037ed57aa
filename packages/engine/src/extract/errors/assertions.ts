/**
 * What is thrown at who wrote the program, and says nothing of the product: a method that has to be overridden, an
 * argument that was left out, an element of the page or a context that is not there, a value that the words call by the
 * name that the code has for it.
 *
 *     draw() { throw new Error("Must override draw") }
 *     function keyOf(id) { if (!id) throw new Error("Cannot make a key of nothing"); ... }
 *     const root = document.getElementById("root"); if (!root) throw new Error("There is no root")
 *     if (!canvas) throw new Error("glCanvas missing")
 */
import type { ThrowStatement } from "@oxc-project/types";
import { bindingAt } from "../../scope/binding-at.ts";
import { ancestors } from "../../syntax/ancestors.ts";
import { memberName } from "../../syntax/literals.ts";
import type { FunctionNode, Node } from "../../syntax/nodes.ts";
import { isFunction } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Sighting } from "../survey.ts";

/** `at`: a throw, or the error that it throws. */
export function isAssertion({ node, module, unit }: Sighting<Node>): boolean {
  const around = ancestors(unit.node, node.start);
  const within = around.findLastIndex((one) => isFunction(one));
  const thrown = around.find((one, at) => at > within && one.type === "ThrowStatement");
  if (thrown?.type !== "ThrowStatement" || !isTold(thrown.argument)) return false;
  const [fn, outer] = [around[within], around[within - 1]];
  const inner = around.slice(within + 1);
  if (fn === undefined) return isLedTo(thrown, inner, undefined, module);
  if (!isFunction(fn) || fn.body?.type !== "BlockStatement") return false;
  // `!function(e){if(!e)throw ...}(file.idle)`: a helper that a minifier has put in place asks for what it is given there
  if (outer?.type === "CallExpression" && outer.callee === fn) return false;
  const [only, ...more] = fn.body.body;
  if (only === thrown && more.length === 0) return outer?.type === "MethodDefinition";
  return isLedTo(thrown, inner, fn, module);
}

/** Whether the test right around a throw, which is a statement of the function's or the module's own, asks for no more. */
function isLedTo(
  thrown: ThrowStatement,
  around: readonly Node[],
  fn: FunctionNode | undefined,
  module: Module,
): boolean {
  const [statement, inner] = around.filter(({ type }) => type !== "BlockStatement" && type !== "Program");
  if (statement?.type !== "IfStatement" || statement.alternate || inner !== thrown) return false;
  const { test } = statement;
  const isNamed = NAME_OF_CODE.test(wordsOf(toldBy(thrown.argument)));
  return asksFor(
    test,
    (node) => isNamed || isLookedUp(node, module) || (fn !== undefined && isArgument(node, fn, module)),
  );
}

/** `"glCanvas missing"`, `"No itemType: "+e`: a word that only code has. */
const NAME_OF_CODE = /(?:^|[\s"'`])[a-z]{2,}[A-Z][a-zA-Z]*(?![\w-])/;

/** What stands there of a message, in code units. */
const MAX_WORDS = 200;

function wordsOf(node: Node | undefined): string {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value.slice(0, MAX_WORDS) : "";
  if (node?.type === "TemplateLiteral") return wordsIn(node.quasis.map(({ value }) => value.raw));
  return node?.type === "BinaryExpression" ? wordsIn([wordsOf(node.left), wordsOf(node.right)]) : "";
}

const wordsIn = (parts: readonly string[]): string => parts.join(" {} ").slice(0, MAX_WORDS);

const toldBy = (thrown: Node): Node | undefined =>
  thrown.type === "NewExpression" || thrown.type === "CallExpression" ? thrown.arguments[0] : thrown;

/** The words stand there: `ensure(holds, message)` throws what its callers say. */
const isTold = (thrown: Node): boolean =>
  /^(?:Literal|TemplateLiteral|BinaryExpression)$/.test(toldBy(thrown)?.type ?? "");

/** `!id`, `id == null`, `typeof id !== "string"`: nothing but whether something was given, and of which type. */
function asksFor(test: Node, isGiven: (node: Node) => boolean): boolean {
  const into = (node: Node): boolean => asksFor(node, isGiven);
  switch (test.type) {
    case "ParenthesizedExpression":
      return into(test.expression);
    case "UnaryExpression":
      return isGiven(test.argument) || isInstance(test.argument);
    case "LogicalExpression":
      return into(test.left) && into(test.right);
    case "BinaryExpression": {
      if (test.operator === "instanceof") return isGiven(test.left);
      const sides = [test.left, test.right];
      return sides.some((side) => isTyped(side, isGiven)) || (sides.some(isNothing) && sides.some(isGiven));
    }
    default:
      return false;
  }
}

/** `!(reader.result instanceof ArrayBuffer)`: a class is nothing that people enter. */
const isInstance = (node: Node): boolean =>
  node.type === "ParenthesizedExpression"
    ? isInstance(node.expression)
    : node.type === "BinaryExpression" && node.operator === "instanceof";

/** What looks up an element of the page (DOM), or what is around a component (React's contexts). */
const LOOK_UPS: ReadonlySet<string> = new Set(["getElementById", "querySelector", "useContext"]);

function isLookedUp(node: Node, { script }: Module): boolean {
  const [only, ...more] = bindingAt(node, script.scopes)?.definitions ?? [];
  const from =
    node.type === "CallExpression" ? node : only?.kind === "value" && more.length === 0 ? only.from : undefined;
  return from?.type === "CallExpression" && LOOK_UPS.has(memberName(from.callee) ?? "");
}

const isArgument = (node: Node, fn: FunctionNode, { script }: Module): boolean =>
  bindingAt(node, script.scopes)?.definitions.some(
    (one) => one.kind === "param" && one.of === fn && one.path.length === 0,
  ) ?? false;

const isTyped = (node: Node, isGiven: (node: Node) => boolean): boolean =>
  node.type === "UnaryExpression" && node.operator === "typeof" && isGiven(node.argument);

/** `null`, `undefined`, `void 0` */
const isNothing = (node: Node): boolean =>
  (node.type === "Literal" && node.value === null) ||
  (node.type === "Identifier" && node.name === "undefined") ||
  (node.type === "UnaryExpression" && node.operator === "void");
