/** The texts, numbers and lists in an object of settings, each with its way from the outside as its name. */
import type { Json } from "@as-built/spec";
import type { Source, Value } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression, ObjectProperty } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { wordSet } from "../../../word-set.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isSentence } from "../../message.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";

const MAX_DEPTH = 2;
/** Larger objects are data. */
const MAX_PROPERTIES = 30;
const MAX_TEXT = 80;

export function settingsIn(
  node: ObjectExpression,
  path: readonly ObjectProperty[],
  at: Sighting<Node>,
  context: ExtractContext,
): readonly Fact[] {
  if (path.length > MAX_DEPTH || node.properties.length > MAX_PROPERTIES) return [];
  return fixedProperties(node).flatMap(([key, property]) => {
    if (isStyleName(key) || NAMES.has(key)) return [];
    const way = [...path, property];
    if (property.value.type === "ObjectExpression") return settingsIn(property.value, way, at, context);
    return setting(way, context.ev.evaluate(property.value, at.module), { ...at, node: property });
  });
}

/** What tells one thing of a kind from the others: the name of a slice, the type of an action, the group of a node. */
const NAMES = wordSet(`
  name id type key kind $ref group content subtype tag excludes queryKey mutationKey method credentials
`);

/** The value of a setting; flags are left out, since nearly every option of a library is one. */
function setting(way: readonly ObjectProperty[], value: Value, at: Sighting<Node>): readonly Fact[] {
  const known = settingValue(value);
  if (!known) return [];
  const name = way.map(({ key, computed }) => keyName(key, computed) ?? "").join(".");
  const named = way.map(({ key }) => placeOfNode(key, at.module));
  return [constantFact({ name, named, ...known, says: "setting" }, at)];
}

function settingValue(
  value: Value,
): { readonly value: string | number | readonly Json[]; readonly sources: readonly Source[] } | undefined {
  if (value.kind === "choice") return settingValue(value.second);
  if (value.kind === "constant") {
    const { value: known, sources } = value;
    if (sources.length === 0) return undefined;
    if (typeof known === "number") return known === 0 ? undefined : { value: known, sources };
    return typeof known === "string" && isSetting(known) ? { value: known, sources } : undefined;
  }
  if (value.kind !== "array" || value.open || value.elements.length === 0 || value.elements.length > 12)
    return undefined;
  const texts = value.elements.flatMap((one) =>
    one.kind === "constant" && typeof one.value === "string" ? [one] : [],
  );
  if (texts.length < value.elements.length) return undefined;
  return { value: texts.map((one) => String(one.value)), sources: texts.flatMap(({ sources }) => sources).slice(0, 2) };
}

/** No sentence, no picture and no markup. */
const isSetting = (text: string): boolean =>
  text.length > 0 && text.length <= MAX_TEXT && !isSentence(text) && !/^(?:data:|<|#[\da-f]{3,8}$|rgb)/i.test(text);
