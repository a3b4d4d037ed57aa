/**
 * `typeof x>"u"` as it was written: `typeof x==="undefined"`. No other type stands behind "u" in the alphabet, so esbuild (from
 * 0.14) and SWC (from 1.3) save seven letters.
 */
import { literalString } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import { spanOf } from "./build.ts";

export function raisedTypeof(node: Node): Node {
  if (!asksForUndefined(node) || node.left.type === "PrivateIdentifier") return node;
  const isFirst = isTypeof(node.left);
  const [asked, letter] = isFirst ? [node.left, node.right] : [node.right, node.left];
  return {
    type: "BinaryExpression",
    left: asked,
    operator: isFirst === (node.operator === ">") ? "===" : "!==",
    right: { type: "Literal", value: "undefined", raw: '"undefined"', ...spanOf(letter) },
    ...spanOf(node),
  };
}

export const asksForUndefined = (node: Node): node is Extract<Node, { type: "BinaryExpression" }> =>
  node.type === "BinaryExpression" &&
  (node.operator === "<" || node.operator === ">") &&
  ((isTypeof(node.left) && literalString(node.right) === "u") ||
    (isTypeof(node.right) && literalString(node.left) === "u"));

const isTypeof = (node: Node): boolean => node.type === "UnaryExpression" && node.operator === "typeof";
