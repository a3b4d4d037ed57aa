/** The innermost class around a node. */

import type { Node } from "../syntax/nodes.ts";
import { isClass } from "../syntax/nodes.ts";
import type { ScopeTree } from "./binding.ts";

const known = new WeakMap<ScopeTree, readonly Node[]>();

export function classAround({ start, end }: Pick<Node, "start" | "end">, scopes: ScopeTree): Node | undefined {
  const classes = known.get(scopes) ?? [...scopes.scopeOf.keys()].filter(isClass);
  known.set(scopes, classes);
  let found: Node | undefined;
  for (const one of classes)
    if (one.start <= start && end <= one.end && (!found || one.start > found.start)) found = one;
  return found;
}

/** Whether two nodes of a script stand in the same class. */
export function isInClass(one: Node, other: Node, scopes: ScopeTree): boolean {
  const around = classAround(one, scopes);
  return around !== undefined && around === classAround(other, scopes);
}
