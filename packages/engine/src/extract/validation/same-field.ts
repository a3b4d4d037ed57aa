/** Which field of others has to be another: `groups.some(g => g.id !== group.id && g.name.trim() === group.name.trim())`. */
import { memberName } from "../../syntax/literals.ts";
import type { FunctionNode, Node } from "../../syntax/nodes.ts";
import { isIdentity } from "./words.ts";

/** What a text is changed by before it is compared. */
const CONVERSIONS = new Set(["toLowerCase", "toUpperCase", "toLocaleLowerCase", "toLocaleUpperCase", "trim"]);

/** `g.name`, where the function compares it with the same of another thing. */
export function sameField(fn: FunctionNode, body: Node): Node | undefined {
  const [parameter] = fn.params;
  if (parameter?.type !== "Identifier") return undefined;
  for (const { left, right } of equalities(body)) {
    const [one, other] = [fieldIn(left), fieldIn(right)];
    const name = one && memberName(one);
    if (!one || !other || name === undefined || name !== memberName(other) || isIdentity(name)) continue;
    for (const side of [one, other])
      if (side.object.type === "Identifier" && side.object.name === parameter.name) return side;
  }
  return undefined;
}

type Member = Extract<Node, { type: "MemberExpression" }>;

/** `a === b && c === d`. */
function equalities(node: Node): readonly Extract<Node, { type: "BinaryExpression" }>[] {
  if (node.type === "LogicalExpression" && node.operator === "&&")
    return [...equalities(node.left), ...equalities(node.right)];
  return node.type === "BinaryExpression" && (node.operator === "===" || node.operator === "==") ? [node] : [];
}

function fieldIn(node: Node): Member | undefined {
  if (node.type === "ChainExpression") return fieldIn(node.expression);
  if (node.type === "CallExpression")
    return node.callee.type === "MemberExpression" && CONVERSIONS.has(memberName(node.callee) ?? "")
      ? fieldIn(node.callee.object)
      : undefined;
  return node.type === "MemberExpression" ? node : undefined;
}
