/**
 * Hooks of the program's own that are given the key of a state, not what it begins with:
 *
 *     const useSetting = (key) => [useSelector((all) => all.settings[key]), (value) => save({[key]: value})];
 *     const [theme, setTheme] = useSetting("theme");
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes } from "../../evaluate/value.ts";
import type { Binding, ScopeTree } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";

/** Hooks that hand the key to another. */
const MAX_DEPTH = 4;
/** Methods of what keeps values under keys. */
const KEEPS = /^(?:getItem|setItem|removeItem|get|set|has|read|write)$/;

/** Whether the first argument of a call is a key, by what is done with it in the function that is called. */
export function takesKey(call: CallLike, module: Module, ev: Evaluator, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  return ev
    .callees(call.callee, module)
    .flatMap((value) => outcomes(value))
    .some((value) => value.kind === "function" && isKeyIn(value.node, value.module, ev, depth));
}

function isKeyIn(fn: FunctionNode, module: Module, ev: Evaluator, depth: number): boolean {
  const [first] = fn.params;
  const { scopes } = module.script;
  const param = bindingAt(first, scopes);
  if (!param || !fn.body) return false;
  let found = false;
  walk(fn.body, (node) => {
    found ||=
      isUsedAsKey(node, param, scopes) || (isHandedOn(node, param, scopes) && takesKey(node, module, ev, depth + 1));
    return !found;
  });
  return found;
}

/** `kept[key]`, `{[key]: value}`, `${scope}.${key}`, `storage.getItem(key)`. */
function isUsedAsKey(node: Node, param: Binding, scopes: ScopeTree): boolean {
  switch (node.type) {
    case "MemberExpression":
      return node.computed && isParam(node.property, param, scopes);
    case "Property":
      return node.computed && isParam(node.key, param, scopes);
    case "TemplateLiteral":
      return node.expressions.some((one) => isParam(one, param, scopes));
    case "CallExpression":
      return (
        node.callee.type === "MemberExpression" &&
        isHandedOn(node, param, scopes) &&
        KEEPS.test(memberName(node.callee) ?? "")
      );
    default:
      return false;
  }
}

const isHandedOn = (node: Node, param: Binding, scopes: ScopeTree): node is CallLike =>
  node.type === "CallExpression" && node.arguments[0] !== undefined && isParam(node.arguments[0], param, scopes);

const isParam = (node: Node, param: Binding, { bindingOf }: ScopeTree): boolean =>
  node.type === "Identifier" && bindingOf.get(node) === param;
