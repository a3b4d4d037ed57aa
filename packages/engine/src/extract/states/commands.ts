/**
 * Functions that are told by a word what to do:
 *
 *     function onAction(name) { switch (name) { case "help": router.navigate(["/help"]); break; case "print": print(); break } }
 *     onAction("help")
 *
 * Takes a `switch`, tells whether it is one: what it asks is a parameter, its cases do nothing but call, and every caller
 * gives a text that stands there. Nothing is in such a state: the words are names of functions.
 */
import { outcomes } from "../../evaluate/value.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import type { Node } from "../../syntax/nodes.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import type { CallGraph } from "../call-graph.ts";
import type { SwitchNode } from "../survey.ts";

export function isDispatch(node: SwitchNode, module: Module, calls: CallGraph): boolean {
  const [asked] = alternatives(node.discriminant);
  const only = onlyDefinition(bindingAt(asked, module.script.scopes));
  if (only?.kind !== "param" || only.path.length > 0) return false;
  const sites = calls.sitesOf(only.of);
  return (
    node.cases.every(({ consequent }) => consequent.every(isCommand)) &&
    sites.length > 0 &&
    sites.every(({ env }) => isWritten(env[0]?.args[only.index]))
  );
}

const isWritten = (value: Parameters<typeof outcomes>[0] | undefined): boolean =>
  value !== undefined && outcomes(value).every((one) => one.kind === "constant" && typeof one.value === "string");

/** `print();`, `close(), print();`, `break;` */
function isCommand(node: Node): boolean {
  switch (node.type) {
    case "BlockStatement":
      return node.body.every(isCommand);
    case "ExpressionStatement":
      return isCall(node.expression);
    case "ReturnStatement":
      return !node.argument;
    default:
      return node.type === "BreakStatement";
  }
}

function isCall(node: Node): boolean {
  if (node.type === "SequenceExpression") return node.expressions.every(isCall);
  if (node.type === "AwaitExpression" || node.type === "UnaryExpression") return isCall(node.argument);
  return node.type === "ChainExpression" ? isCall(node.expression) : node.type === "CallExpression";
}
