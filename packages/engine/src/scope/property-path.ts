/** The way from a name to a property that is written through it: keys that are fixed. */
import { keyName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";

export type MemberExpression = Extract<Node, { type: "MemberExpression" }>;

/** `["a", "b"]` of `x.a.b`; nothing where a key is computed. */
export function propertyPath(node: MemberExpression): readonly string[] | undefined {
  const path: string[] = [];
  for (let at: Node = node; at.type === "MemberExpression"; at = at.object) {
    const key = keyName(at.property, at.computed);
    if (key === undefined) return undefined;
    path.push(key);
  }
  return path.reverse();
}
