/** Plain data that stands literally in the tree: objects, arrays and texts. What is not literal is left out. */
import { keyName, literalString } from "../../syntax/literals.ts";
import type { CallExpression, FunctionNode, Node, ObjectExpression } from "../../syntax/nodes.ts";
import { isFunction } from "../../syntax/nodes.ts";

/** Deepest nesting that is read. */
const MAX_DEPTH = 10;

export function plainData(node: Node, depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined;
  if (node.type === "ObjectExpression") return plainObject(node, depth);
  if (node.type === "ArrayExpression")
    return node.elements.map((element) => (element ? plainData(element, depth + 1) : undefined));
  if (node.type === "Literal" && (typeof node.value === "number" || node.value === null)) return node.value;
  if (isFunction(node)) return compiledMessage(node);
  return literalString(node);
}

/**
 * vue-i18n 9 compiles a message to a function, `e=>{const{normalize:n,interpolate:o,named:t}=e;return n(["Hi ",o(t("name"))])}`:
 * its text with holes as {name}.
 */
function compiledMessage(fn: FunctionNode): string | undefined {
  const body = fn.body?.type === "BlockStatement" ? fn.body.body.at(-1) : undefined;
  const given = body?.type === "ReturnStatement" ? body.argument : undefined;
  const list = given?.type === "CallExpression" && given.arguments.length === 1 ? given.arguments[0] : undefined;
  if (list?.type !== "ArrayExpression" || list.elements.length === 0) return undefined;
  const parts = list.elements.map(
    (part) => literalString(part) ?? (part?.type === "CallExpression" ? holeOf(part) : undefined),
  );
  return parts.every((part) => part !== undefined) ? parts.join("") : undefined;
}

/** `o(t("name"))`. */
function holeOf({ arguments: [first] }: CallExpression, depth = 0): string {
  if (first?.type === "CallExpression" && depth < 3) return holeOf(first, depth + 1);
  return `{${literalString(first) ?? ""}}`;
}

function plainObject(node: ObjectExpression, depth: number): unknown {
  // without a prototype no key means anything by itself
  const out: Record<string, unknown> = Object.create(null);
  for (const property of node.properties) {
    if (property.type !== "Property") continue;
    const key = keyName(property.key, property.computed);
    if (key !== undefined) out[key] = plainData(property.value, depth + 1);
  }
  return out;
}
