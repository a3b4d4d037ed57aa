/**
 * The default of an input that is described as data: `{label:"Model",name:"modelName",type:"string",default:"small"}`
 * (kits that draw forms from descriptions), `{field:"rate",type:"integer",schema:{default_value:500}}` (Directus' fields,
 * as its extensions describe them). The input is the name.
 */
import { literalString, literalValue } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { propertyWith } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import type { Fact } from "../../fact.ts";
import { isSentence } from "../../message.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";

const NAMES = ["name", "field", "key", "attr"];
const DEFAULTS = ["default", "defaultValue", "default_value"];
const MAX_TEXT = 60;
/** What the evidence says of them. */
export const DESCRIBED = "default of an input";

export function inputDefault({ node, module, unit }: Sighting<ObjectExpression>): readonly Fact[] {
  const named = literalOf(node, NAMES);
  if (!named || literalOf(node, ["type"]) === undefined) return [];
  const schema = propertyWith(node, "schema")?.value;
  const given =
    propertyWith(node, ...DEFAULTS) ?? (schema?.type === "ObjectExpression" && propertyWith(schema, ...DEFAULTS));
  if (!given || isStyleName(named.text) || !/^[\w.-]+$/.test(named.text)) return [];
  const value = telling(given.value);
  if (value === undefined) return [];
  const sources = [placeOfNode(given.value, module)];
  const parts = { name: named.text, named: [placeOfNode(named.node, module)], value, sources };
  return [constantFact({ ...parts, says: DESCRIBED }, { node: given, module, unit })];
}

/** 0, 1 and an empty text are how an input begins that has no default. */
function telling(node: Node): string | number | undefined {
  const text = literalString(node);
  if (text !== undefined)
    return text.length > 1 && text.length <= MAX_TEXT && !isSentence(text) && !/[<{]|^#[\da-f]+$/i.test(text)
      ? text
      : undefined;
  const value = literalValue(node)?.value;
  return typeof value === "number" && (value >= 2 || (value > 0 && value < 1)) ? value : undefined;
}

function literalOf(
  node: ObjectExpression,
  keys: readonly string[],
): { readonly text: string; readonly node: Node } | undefined {
  const property = propertyWith(node, ...keys);
  const text = property && literalString(property.value);
  return property && text !== undefined ? { text, node: property.value } : undefined;
}
