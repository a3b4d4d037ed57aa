/**
 * A setting that is described with its default: JSON Schema (`port:{type:"integer",default:8080,minimum:1025}`),
 * configuration schemas (`_default:`), form fields (`defaultValue:`).
 */
import { keyName } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";

const DEFAULTS = new Set(["default", "_default"]);
const BOUNDS = new Set(["minimum", "maximum"]);

export function describedSetting(
  name: string,
  node: ObjectExpression,
  at: Sighting<Node>,
  { ev }: ExtractContext,
): readonly Fact[] {
  const keys = node.properties.map((p) => (p.type === "Property" ? keyName(p.key, p.computed) : undefined));
  const typed = keys.some((key) => key === "type" || key === "_type");
  if (isStyleName(name)) return [];
  return node.properties.flatMap((property, index) => {
    const key = keys[index];
    if (property.type !== "Property" || key === undefined) return [];
    if (!DEFAULTS.has(key) && !BOUNDS.has(key)) return [];
    const value = ev.evaluate(property.value, at.module);
    if (value.kind !== "constant" || value.sources.length === 0) return [];
    const constant = value.value;
    if (constant === undefined || constant === null || constant === "" || typeof constant === "bigint") return [];
    if (!typed && !isPlainDefault(constant)) return [];
    const own = DEFAULTS.has(key) ? name : `${name}.${key}`;
    return [constantFact({ name: own, value: constant, sources: value.sources, says: key }, { ...at, node: property })];
  });
}

/** Without a type beside it, a longer text may be anything: class names of a variant, say. */
const isPlainDefault = (value: string | number | boolean): boolean =>
  typeof value !== "string" || /^[a-z]\w*$/i.test(value);
