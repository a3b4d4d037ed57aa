/** What `this` is, also where a name stands for it. */
import { thisNamedBy } from "../../scope/names-of-this.ts";
import type { Node, Self } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";

export function selfOf(node: Node, { script: { scopes } }: Module): Self | undefined {
  if (node.type === "ThisExpression") return scopes.thisOf.get(node);
  const own = node.type === "Identifier" ? thisNamedBy(node, scopes) : undefined;
  return own && scopes.thisOf.get(own);
}
