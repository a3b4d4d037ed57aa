/** Plain data that stands literally in the tree: objects, arrays and texts. What is not literal is left out. */
import { keyName, literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";

/** Deepest nesting that is read. */
const MAX_DEPTH = 10;

export function plainData(node: Node, depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined;
  if (node.type === "ObjectExpression") return plainObject(node, depth);
  if (node.type === "ArrayExpression")
    return node.elements.map((element) => (element ? plainData(element, depth + 1) : undefined));
  if (node.type === "Literal" && typeof node.value === "number") return node.value;
  return literalString(node);
}

function plainObject(node: ObjectExpression, depth: number): unknown {
  const out = new Map<string, unknown>();
  for (const property of node.properties) {
    if (property.type !== "Property") continue;
    const key = keyName(property.key, property.computed);
    if (key !== undefined) out.set(key, plainData(property.value, depth + 1));
  }
  return Object.fromEntries(out);
}
