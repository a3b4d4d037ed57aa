/** A function where it stands, and by the name that it alone has: React's compiler moves those that need nothing out. */
import { bindingAt } from "../scope/binding-at.ts";
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";

export function namedFunction(node: Node, { script: { scopes } }: Module): FunctionNode | undefined {
  if (isFunction(node)) return node;
  const [only, ...more] = (node.type === "Identifier" && scopes.bindingOf.get(node)?.definitions) || [].slice(0, 2);
  if (more.length > 0) return undefined;
  const found = only?.kind === "function" ? only.node : only?.kind === "value" ? only.from : undefined;
  return found && isFunction(found) ? found : undefined;
}

/** A function that is named in one place only: what it is given there is all that it is ever given. */
export function functionNamedOnce(node: Node, module: Module): FunctionNode | undefined {
  const binding = bindingAt(node, module.script.scopes);
  return binding?.references.length === 1 ? namedFunction(node, module) : undefined;
}
