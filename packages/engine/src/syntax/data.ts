/** Data that is written out in code. */
import type { Node } from "./nodes.ts";

/** Deepest data that are looked into. */
const MAX_DEPTH = 50;

/** `"name"`, `!0`, `[]`, `{from: null}`; with `calls` also what is made of such data, `t("Sorted by name")`. */
export function isData(node: Node, calls = false, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  switch (node.type) {
    case "Literal":
      return true;
    case "TemplateLiteral":
      return node.expressions.length === 0;
    case "UnaryExpression":
      return isData(node.argument, calls, depth + 1);
    case "ArrayExpression":
      return node.elements.every((one) => one === null || isData(one, calls, depth + 1));
    case "ObjectExpression":
      return node.properties.every((one) => one.type === "Property" && isData(one.value, calls, depth + 1));
    case "CallExpression":
      return calls && node.arguments.length > 0 && node.arguments.every((one) => isData(one, calls, depth + 1));
    default:
      return false;
  }
}
