/**
 * Defaults of a schema: `z.number().default(20)`, `schema.default({sort:"name",limit:20})` (zod 3 and 4, yup, joi). Where
 * the schema stands under a name, the words before it tell.
 */
import { literalString, literalValue } from "../../../syntax/literals.ts";
import type { Expression, Node } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { keptWords } from "../../constants/surroundings.ts";
import { listOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";

/** Larger defaults are data. */
const MAX_PROPERTIES = 12;

export function schemaDefault(node: Node, at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  if (node.type === "ObjectExpression") {
    if (node.properties.length > MAX_PROPERTIES) return [];
    return fixedProperties(node).flatMap(([name, property]) =>
      defaultOf(name, property.value, { ...at, node: property }, context),
    );
  }
  const { script } = at.module;
  const name = keptWords(script, { start: Math.max(0, at.node.start - 60), end: at.node.start }).at(-1);
  return isValue(node) ? defaultOf(name, node, { ...at, node }, context) : [];
}

const isValue = (node: Node): node is Expression =>
  node.type === "Literal" || node.type === "TemplateLiteral" || node.type === "UnaryExpression";

function defaultOf(
  name: string | undefined,
  node: Expression,
  at: Sighting<Node>,
  { ev }: ExtractContext,
): readonly Fact[] {
  const says = "default of a schema";
  const sources = [placeOfNode(node, at.module)];
  if (node.type === "ArrayExpression") {
    const list = listOf(ev.evaluate(node, at.module));
    return list ? [constantFact({ ...(name ? { name } : {}), ...list, says }, at)] : [];
  }
  const value = literalString(node) ?? literalValue(node)?.value;
  const isTelling = typeof value === "string" || typeof value === "number";
  if (!isTelling || value === "" || value === 0 || name === undefined) return [];
  return [constantFact({ name, value, sources, says }, at)];
}
