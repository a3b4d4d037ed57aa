/** What `this` is, also where a name stands for it. */
import { thisMeant } from "../../scope/names-of-this.ts";
import type { Node, Self } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";

export function selfOf(node: Node, { script: { scopes } }: Module): Self | undefined {
  const own = thisMeant(node, scopes);
  return own && scopes.thisOf.get(own);
}
