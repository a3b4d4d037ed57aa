/**
 * A setting that is described with its default: JSON Schema (`port:{type:"integer",default:8080,minimum:1025}`),
 * configuration schemas (`_default:`). What a component takes is described in the same way (Vue: `depth:{type:Number,
 * default:0}`, in production without a type); that is how something is drawn, unless its name says otherwise.
 */

import { hasRole, isStyleName } from "../../../language/amounts.ts";
import { keyName, literalString } from "../../../syntax/literals.ts";
import type { ObjectExpression, ObjectProperty } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";

const DEFAULTS = new Set(["default", "_default"]);
const BOUNDS = new Set(["minimum", "maximum"]);

export function describedSetting(
  name: string,
  node: ObjectExpression,
  at: Sighting<ObjectProperty>,
  { ev }: ExtractContext,
): readonly Fact[] {
  const typed = node.properties.some((property) => property.type === "Property" && isTypeName(property));
  if (isStyleName(name)) return [];
  return fixedProperties(node).flatMap(([key, property]) => {
    if (!DEFAULTS.has(key) && !BOUNDS.has(key)) return [];
    const value = ev.evaluate(property.value, at.module);
    if (value.kind !== "constant" || value.sources.length === 0) return [];
    const constant = value.value;
    if (constant === undefined || constant === null || constant === "" || typeof constant === "bigint") return [];
    // `required: {_type: Type.Boolean, _default: false}`: one word says of nothing that it is so or not
    if (typeof constant === "boolean" && /^[a-z]+$/.test(name)) return [];
    const isProp = key === "default" && !typed;
    if (isProp && !(typeof constant === "number" && constant > 0 && hasRole(name))) return [];
    const own = DEFAULTS.has(key) ? name : `${name}.${key}`;
    const named = [at.node.key, property.key].map((one) => placeOfNode(one, at.module));
    const parts = { name: own, named, value: constant, sources: value.sources, says: key };
    return [constantFact(parts, { ...at, node: property })];
  });
}

/** `type:"integer"`, `_type:["string","null"]`: a word of a schema, not a constructor. */
function isTypeName({ key, computed, value }: ObjectProperty): boolean {
  const name = keyName(key, computed);
  if (name !== "type" && name !== "_type") return false;
  const [first] = value.type === "ArrayExpression" ? value.elements : [value];
  return first !== undefined && first !== null && literalString(first) !== undefined;
}
