/** The way from a name to a property that is written through it: keys that are fixed. */

import { keyName } from "../syntax/literals.ts";
import type { Expression, IdentifierNode, Node } from "../syntax/nodes.ts";
import type { JoiningOperator, PropertyWrite } from "./binding.ts";

export type MemberExpression = Extract<Node, { type: "MemberExpression" }>;

/** `x` of `x.a.b` */
export function baseOf(node: MemberExpression): Node {
  let at: Node = node;
  while (at.type === "MemberExpression") at = at.object;
  return at;
}

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

/** The path of a write whose key is computed. */
export const COMPUTED = ["[]"];

/** What `x.a.b = value`, `x.a += value` or `x[key] = value` writes; nothing for other operators and deeper computed keys. */
export function writtenBy(left: MemberExpression, operator: string, value: Expression): PropertyWrite | undefined {
  const path = propertyPath(left);
  const joining = joiningOperator(operator);
  if (joining) return path?.length === 1 ? { path, value, appended: false, operator: joining } : undefined;
  if (operator !== "=") return undefined;
  if (path) return { path, value, appended: false };
  const { object, property: key } = left;
  const isKey = left.computed && key.type !== "PrivateIdentifier" && object.type === "Identifier";
  return isKey ? { path: COMPUTED, key, value, appended: false } : undefined;
}

/** The property of a name that `delete body.id` takes away: it leaves nothing there. */
export function takenBy(
  { operator, argument }: Extract<Node, { type: "UnaryExpression" }>,
  declared: (name: IdentifierNode) => unknown,
): MemberExpression | undefined {
  if (operator !== "delete" || argument.type !== "MemberExpression") return undefined;
  return argument.object.type === "Identifier" && declared(argument.object) ? argument : undefined;
}

const joiningOperator = (operator: string): JoiningOperator | undefined =>
  operator === "+=" || operator === "||=" || operator === "??=" ? operator : undefined;
