/** The way from a name to a property that is written through it: keys that are fixed. */

import { keyName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import type { JoiningOperator } from "./binding.ts";

export type MemberExpression = Extract<Node, { type: "MemberExpression" }>;

/** `x` of `x.a.b` */
export function baseOf(node: MemberExpression): Node {
  let at: Node = node;
  while (at.type === "MemberExpression") at = at.object;
  return at;
}

/** `["a", "b"]` of `x.a.b`; nothing where a key is computed, or where it is longer than `longest`. */
export function propertyPath(
  node: MemberExpression,
  longest = Number.POSITIVE_INFINITY,
): readonly string[] | undefined {
  const path: string[] = [];
  for (let at: Node = node; at.type === "MemberExpression"; at = at.object) {
    const key = keyName(at.property, at.computed);
    if (key === undefined) return undefined;
    path.push(key);
  }
  return path.length > longest ? undefined : path.reverse();
}

/** The operators that keep what stood there, or add to it. */
export const joiningOperator = (operator: string): JoiningOperator | undefined =>
  operator === "+=" || operator === "||=" || operator === "??=" ? operator : undefined;
