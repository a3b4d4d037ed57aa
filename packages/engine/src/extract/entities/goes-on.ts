/**
 * What becomes of a value that is read. It goes on where it is drawn, handed over, kept, given back or counted with; what
 * is only tested, compared or used as a key is looked at; what is called on or written to is an object of the program.
 */

import { ELEMENT_PARAMETERS } from "../../platform/kind-methods.ts";
import { memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Parents } from "../../unpack/parents.ts";
import { wordSet } from "../../word-set.ts";

export type Use = "goes on" | "looked at" | "handled";

/** Steps from a read to where its value goes. */
const MAX_STEPS = 30;
/** Names that are followed one behind the other. */
const MAX_NAMES = 3;
/** Uses of a name that are looked at. */
const MAX_USES = 40;

/** Methods of lists, texts, numbers and dates whose result shows what they are called on (ECMAScript). */
const SHOWS = wordSet(`
  at charAt concat flat getTime join padEnd padStart repeat replace replaceAll reverse slice split substring
  toFixed toISOString toLocaleDateString toLocaleLowerCase toLocaleString toLocaleTimeString toLocaleUpperCase
  toLowerCase toString toUpperCase trim trimEnd trimStart valueOf
`);
/** Methods that only ask (ECMAScript). */
const ASKS = wordSet(
  "endsWith has hasOwnProperty includes indexOf lastIndexOf localeCompare match search startsWith test",
);

export function useOf(read: Node, module: Module, parents: Parents, names = 0): Use {
  let node = read;
  for (let step = 0; step < MAX_STEPS; step++) {
    const around = parents.of(node, module.script);
    if (!around) return "looked at";
    if (around.type === "VariableDeclarator")
      return around.init === node ? useOfName(around.id, module, parents, names) : "handled";
    if (!isShownBy(around, node)) return takenBy(around, node);
    node = around;
  }
  return "looked at";
}

/** `const {id, name: n} = user`: what becomes of what a pattern takes out. */
export function useOfName(target: Node, module: Module, parents: Parents, names = 0): Use {
  const name = target.type === "AssignmentPattern" ? target.left : target;
  const binding = name.type === "Identifier" ? module.script.scopes.bindingOf.get(name) : undefined;
  if (!binding || names >= MAX_NAMES) return "goes on";
  const uses = binding.references
    .slice(0, MAX_USES)
    .filter((one) => one !== binding.declaration)
    .map((one) => useOf(one, module, parents, names + 1));
  if (uses.includes("goes on")) return "goes on";
  return uses.includes("handled") ? "handled" : "looked at";
}

/** Whether the value of what is around a value shows it. */
function isShownBy(around: Node, node: Node): boolean {
  switch (around.type) {
    case "AwaitExpression":
    case "ChainExpression":
    case "TemplateLiteral":
      return true;
    case "LogicalExpression":
      return around.operator !== "&&" || around.right === node;
    case "ConditionalExpression":
      return around.test !== node;
    case "SequenceExpression":
      return around.expressions.at(-1) === node;
    case "BinaryExpression":
      return /^[-+*/%]$/.test(around.operator);
    case "MemberExpression":
      return around.object === node;
    case "CallExpression":
      return around.callee === node && shows(memberName(around.callee));
    default:
      return false;
  }
}

const shows = (method: string | undefined): boolean =>
  method !== undefined && (SHOWS.has(method) || ELEMENT_PARAMETERS.has(method));

/** What the code around a value does with it. */
function takenBy(around: Node, node: Node): Use {
  switch (around.type) {
    case "CallExpression":
      if (around.callee !== node) return isAsked(around.callee) ? "looked at" : "goes on";
      return ASKS.has(memberName(around.callee) ?? "") ? "looked at" : "handled";
    case "NewExpression":
      return around.callee === node ? "handled" : "goes on";
    case "AssignmentExpression":
      return around.right === node ? "goes on" : "handled";
    case "UpdateExpression":
      return "handled";
    case "Property":
    case "ArrayExpression":
    case "ArrowFunctionExpression":
    case "ForOfStatement":
    case "PropertyDefinition":
    case "ReturnStatement":
    case "SpreadElement":
      return "goes on";
    default:
      return "looked at";
  }
}

/** `Array.isArray(order.lines)`, `isNaN(order.price)`, `console.log(order.id)` */
function isAsked(callee: Node): boolean {
  const name = memberName(callee) ?? "";
  const of = callee.type === "MemberExpression" ? callee.object : undefined;
  return /^is[A-Z]/.test(name) || (of?.type === "Identifier" && of.name === "console");
}
