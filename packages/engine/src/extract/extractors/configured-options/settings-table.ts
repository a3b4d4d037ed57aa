/** A table of settings: `{theme:{default:"dark"},perPage:{default:25,sync:true},sounds:{default:true}}`. */
import { keyName } from "../../../syntax/literals.ts";
import type { ObjectExpression, ObjectProperty } from "../../../syntax/nodes.ts";
import { propertyWith } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";

/** Fewest settings, and the share of a table's properties that are settings. */
const MIN_SETTINGS = 4;
const MIN_SHARE = 0.7;

export function settingsTable(at: Sighting<ObjectExpression>, context: ExtractContext): readonly Fact[] {
  const { properties } = at.node;
  if (properties.length < MIN_SETTINGS) return [];
  const settings = properties.flatMap((property) => {
    const value =
      property.type === "Property" && property.value.type === "ObjectExpression" ? property.value : undefined;
    const given = value && propertyWith(value, "default");
    return property.type === "Property" && value && given && !isDescribed(value) ? [{ property, given }] : [];
  });
  if (settings.length < MIN_SETTINGS || settings.length < properties.length * MIN_SHARE) return [];
  return settings.flatMap(({ property, given }) => defaultOf(property, given, at, context));
}

/** With a type it is a schema, which is read as such. */
const isDescribed = (node: ObjectExpression): boolean => propertyWith(node, "type", "_type") !== undefined;

function defaultOf(
  setting: ObjectProperty,
  given: ObjectProperty,
  at: Sighting<ObjectExpression>,
  { ev }: ExtractContext,
): readonly Fact[] {
  const name = keyName(setting.key, setting.computed);
  const value = ev.evaluate(given.value, at.module);
  if (name === undefined || isStyleName(name) || value.kind !== "constant" || value.sources.length === 0) return [];
  const { value: known, sources } = value;
  if (known === undefined || known === null || known === "" || typeof known === "bigint") return [];
  const named = [placeOfNode(setting.key, at.module)];
  return [constantFact({ name, named, value: known, sources, says: "default of a setting" }, { ...at, node: given })];
}
