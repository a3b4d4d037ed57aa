/**
 * What tree shaking leaves of code that nobody uses: statements that call a function for a value that nobody takes, because the
 * bundler does not know that the function does nothing else. `Codes({NOT_FOUND:"User not found"});` with
 * `function Codes(n){return Object.fromEntries(Object.entries(n).map(...))}`.
 */
import { bindingAt, onlyFunction } from "./scope/binding-at.ts";
import { literalValue, memberName } from "./syntax/literals.ts";
import type { Expression, FunctionNode, Node } from "./syntax/nodes.ts";
import { walk } from "./syntax/walk.ts";
import type { Unit } from "./unpack/units.ts";

/** Methods that change nothing and call nothing but what they are given (ECMAScript 2025: Array, Object). */
const ONLY_READS: ReadonlySet<string> = new Set([
  "concat",
  "entries",
  "filter",
  "flat",
  "flatMap",
  "freeze",
  "fromEntries",
  "join",
  "keys",
  "map",
  "reduce",
  "slice",
  "values",
]);

/** Whether a unit is a call that does nothing. */
export function isLeftOver({ node, module: { script } }: Unit): boolean {
  const call = node.type === "ExpressionStatement" ? node.expression : undefined;
  if (call?.type !== "CallExpression" || !call.arguments.every((one) => one.type !== "SpreadElement" && isData(one)))
    return false;
  const fn = onlyFunction(bindingAt(call.callee, script.scopes));
  return fn !== undefined && !fn.async && !fn.generator && onlyGivesBack(fn);
}

/** Constants, and lists and objects of them. */
function isData(node: Expression): boolean {
  if (node.type === "ArrayExpression")
    return node.elements.every((one) => one === null || (one.type !== "SpreadElement" && isData(one)));
  if (node.type === "ObjectExpression")
    return node.properties.every((one) => one.type === "Property" && !one.computed && isData(one.value));
  return literalValue(node) !== undefined;
}

/** By function: one may be called by thousands of statements. */
const givingBack = new WeakMap<FunctionNode, boolean>();

/** `n=>Object.freeze(n)`, `function(n){return Object.entries(n).map(...)}` */
function onlyGivesBack(fn: FunctionNode): boolean {
  const known = givingBack.get(fn) ?? givesBack(fn);
  givingBack.set(fn, known);
  return known;
}

function givesBack({ body }: FunctionNode): boolean {
  const [only, ...more] = body?.type === "BlockStatement" ? body.body : [];
  const value = body?.type === "BlockStatement" ? (only?.type === "ReturnStatement" ? only.argument : null) : body;
  return value !== null && value !== undefined && more.length === 0 && changesNothing(value);
}

function changesNothing(value: Node): boolean {
  let changes = false;
  walk(value, (node) => {
    if (node.type === "CallExpression" && !ONLY_READS.has(memberName(node.callee) ?? "")) changes = true;
    if (CHANGES.has(node.type)) changes = true;
    return !changes;
  });
  return !changes;
}

const CHANGES: ReadonlySet<string> = new Set([
  "AssignmentExpression",
  "AwaitExpression",
  "ImportExpression",
  "NewExpression",
  "TaggedTemplateExpression",
  "ThrowStatement",
  "UpdateExpression",
]);
