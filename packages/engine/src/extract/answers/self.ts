/**
 * What `this` is, where a name stands for it: `const self = this`, and what a constructor gets of its super class,
 * `_this = _super.call(this) || this`, `_callSuper(this, Page, args)`, `_possibleConstructorReturn(this, ...)` (Babel 6 and 7,
 * TypeScript 3 to 5).
 */
import { bindingAt } from "../../scope/binding-at.ts";
import type { Node, Self } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { alternatives } from "../subjects/unwrap.ts";

/** Most ways in which a name for `this` gets its value. */
const MAX_DEFINITIONS = 3;

export function selfOf(node: Node, { script: { scopes } }: Module): Self | undefined {
  if (node.type === "ThisExpression") return scopes.thisOf.get(node);
  const definitions = (node.type === "Identifier" ? bindingAt(node, scopes)?.definitions : undefined) ?? [];
  if (definitions.length > MAX_DEFINITIONS) return undefined;
  for (const one of definitions) {
    if (one.kind !== "value" || one.path.length > 0) continue;
    const own = alternatives(one.from)
      .map(thisIn)
      .find((self) => self !== undefined);
    if (own) return scopes.thisOf.get(own);
  }
  return undefined;
}

function thisIn(node: Node): Node | undefined {
  if (node.type === "ThisExpression") return node;
  const [first] = node.type === "CallExpression" ? node.arguments : [];
  return first?.type === "ThisExpression" ? first : undefined;
}
