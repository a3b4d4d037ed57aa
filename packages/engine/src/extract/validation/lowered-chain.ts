/** Optional chaining as lowered code writes it (esbuild, Babel, TypeScript, SWC). */
import { literalValue } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";

/**
 * `e == null ? void 0 : e.length`, `(t = e.name) === null || t === void 0 ? void 0 : t.length`, and where only the truth
 * counts `e != null && e.length`, `(t = e.name) != null && t.length`: what is read of it.
 */
export function loweredChain(node: Node): Node | undefined {
  if (node.type === "ConditionalExpression") {
    const { consequent, alternate } = node;
    return isNothing(consequent) && isRead(alternate) ? alternate : undefined;
  }
  if (node.type !== "LogicalExpression" || node.operator !== "&&") return undefined;
  const { left, right } = node;
  if (left.type !== "BinaryExpression" || left.operator !== "!=" || !isNothing(left.right)) return undefined;
  const held = unwrapped(left.left);
  const name = held.type === "AssignmentExpression" ? held.left : held;
  return name.type === "Identifier" && isRead(right) && rootName(right) === name.name ? right : undefined;
}

const isRead = ({ type }: Node): boolean => type === "MemberExpression" || type === "CallExpression";

/** `null`, `void 0`. */
function isNothing(node: Node): boolean {
  const literal = literalValue(node);
  return literal !== undefined && (literal.value ?? null) === null;
}

const unwrapped = (node: Node): Node => (node.type === "ParenthesizedExpression" ? unwrapped(node.expression) : node);

function rootName(node: Node): string | undefined {
  if (node.type === "MemberExpression") return rootName(node.object);
  if (node.type === "CallExpression") return rootName(node.callee);
  return node.type === "Identifier" ? node.name : undefined;
}
