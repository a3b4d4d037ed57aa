/**
 * GraphQL documents that are compiled to trees (`graphql` 14 to 16, code generators, loaders of bundlers):
 * `{kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"Orders"},...}]}`.
 * The library's code has all these words, too, but no operation or fragment of its own with a name.
 */
import type { Node } from "@oxc-project/types";
import { walk } from "../syntax/walk.ts";

type ObjectNode = Node & { readonly type: "ObjectExpression" };

/** Most nodes of a unit that are looked at. */
const MAX_NODES = 20_000;

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

function isDefinition(node: ObjectNode): boolean {
  const kind = textOf(valueIn(node, "kind"));
  if (kind !== "OperationDefinition" && kind !== "FragmentDefinition") return false;
  const name = valueIn(node, "name");
  return name?.type === "ObjectExpression" && textOf(valueIn(name, "value")) !== undefined;
}

function valueIn({ properties }: ObjectNode, key: string): Node | undefined {
  const found = properties.find(
    (p) =>
      p.type === "Property" &&
      (p.key.type === "Identifier" ? p.key.name : p.key.type === "Literal" && p.key.value) === key,
  );
  return found?.type === "Property" ? found.value : undefined;
}

/** A string, also as a template without a hole, as Oxc's minifier writes it. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  const [quasi, ...more] = node?.type === "TemplateLiteral" ? node.quasis : [];
  return more.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined;
}
