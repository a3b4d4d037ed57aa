/**
 * GraphQL documents, which are written for one server: as texts, and compiled to trees (`graphql` 14 to 16, code
 * generators, loaders of bundlers):
 * `{kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Orders"},...}]}`.
 * The library's code has all these words, too, but no operation or fragment of its own with a name, except the one that
 * asks for a schema.
 */
import type { Node } from "@oxc-project/types";
import { literalString } from "../syntax/literals.ts";
import { propertyOf } from "../syntax/object-keys.ts";
import { walk } from "../syntax/walk.ts";

/** Most nodes of a unit that are looked at. */
const MAX_NODES = 20_000;

/** A text that begins with `query Orders(` or `fragment Line on Order {`. */
const NAMED =
  /[`"'](?:\s|\\n)*(?:query|mutation|subscription|fragment)\s+(?!IntrospectionQuery\b)[A-Za-z_]\w*\s*(?:[({]|on\s)/;

/** @param text that of a unit */
export const holdsGraphqlText = (text: string): boolean => NAMED.test(text);

/** @param text that of the unit */
export function holdsGraphqlTree(unit: Node, text: string): boolean {
  if (!text.includes("OperationDefinition") && !text.includes("FragmentDefinition")) return false;
  let nodes = 0;
  let found = false;
  walk(unit, (node) => {
    if (found || ++nodes > MAX_NODES) return false;
    found = node.type === "ObjectExpression" && isDefinition(node);
    return !found;
  });
  return found;
}

function isDefinition(node: Node): boolean {
  const kind = literalString(propertyOf(node, "kind"));
  if (kind !== "OperationDefinition" && kind !== "FragmentDefinition") return false;
  return literalString(propertyOf(propertyOf(node, "name"), "value")) !== undefined;
}
