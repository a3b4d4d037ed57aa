/**
 * JSON Schema (drafts 4 to 2020-12) as it is handed to ajv, editors and form builders:
 * `{type:"object",required:["name"],properties:{name:{type:"string",minLength:3}}}`.
 */
import { keyName } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import { objectsWith } from "../../objects-with.ts";
import { schemaFacts } from "./schema-rules.ts";

export const jsonSchemaValidation = {
  name: "json-schema-validation",
  all({ objects }, { ev }) {
    const below = new Set<Node>();
    return objectsWith(objects, "properties").flatMap((at) => {
      if (below.has(at.node) || !isObjectSchema(at.node)) return [];
      return schemaFacts(at, below, ev);
    });
  },
} satisfies Extractor;

function isObjectSchema(node: ObjectExpression): boolean {
  let typed = false;
  let properties = false;
  for (const property of node.properties) {
    if (property.type !== "Property") continue;
    const key = keyName(property.key, property.computed);
    if (key === "type") typed = property.value.type === "Literal" || property.value.type === "TemplateLiteral";
    if (key === "properties") properties = property.value.type === "ObjectExpression";
  }
  return typed && properties;
}
