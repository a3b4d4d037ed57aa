/**
 * Methods of the language that code brings along for engines without them, where the code asks first whether they are there:
 * `Function.prototype.bind||(Function.prototype.bind=function(){...})`. What they throw is the language's.
 */
import { bindingAt } from "./scope/binding-at.ts";
import { memberName } from "./syntax/literals.ts";
import { isFunction, type Node } from "./syntax/nodes.ts";
import { walk } from "./syntax/walk.ts";
import type { Unit } from "./unpack/units.ts";
import { wordSet } from "./word-set.ts";

/** Whether a unit does nothing but that. */
export function isPolyfill({ node, module: { script } }: Unit): boolean {
  const isOwn = (name: Node): boolean => bindingAt(name, script.scopes) !== undefined;
  return isGuarded(node.type === "ExpressionStatement" ? node.expression : node, isOwn);
}

/** Constructors and namespaces of the language whose members are brought along (ECMAScript 2025, section 19). */
const LANGUAGE = wordSet("Array Date Function Math Number Object Promise RegExp String Symbol");

type IsOwn = (name: Node) => boolean;

function isGuarded(node: Node, isOwn: IsOwn): boolean {
  if (node.type === "SequenceExpression") return node.expressions.every((one) => isGuarded(one, isOwn));
  if (node.type === "LogicalExpression") return asksFor(node.left, written(node.right, isOwn));
  return node.type === "IfStatement" && !node.alternate && asksFor(node.test, writtenIn(node.consequent, isOwn));
}

function writtenIn(body: Node, isOwn: IsOwn): string | undefined {
  const [only, ...more] = body.type === "BlockStatement" ? body.body : [body];
  return only?.type === "ExpressionStatement" && more.length === 0 ? written(only.expression, isOwn) : undefined;
}

/** "bind" of `Function.prototype.bind=function(){...}`. */
function written(node: Node, isOwn: IsOwn): string | undefined {
  if (node.type !== "AssignmentExpression" || !isFunction(node.right) || node.left.type !== "MemberExpression")
    return undefined;
  const { object } = node.left;
  const of = object.type === "MemberExpression" && memberName(object) === "prototype" ? object.object : object;
  return of.type === "Identifier" && LANGUAGE.has(of.name) && !isOwn(of) ? memberName(node.left) : undefined;
}

/** Whether a test reads a member: `!Array.from`, `"function"!=typeof Object.assign`. */
function asksFor(test: Node, name: string | undefined): boolean {
  let asks = false;
  if (name !== undefined)
    walk(test, (node) => {
      asks ||= node.type === "MemberExpression" && memberName(node) === name;
      return undefined;
    });
  return asks;
}
