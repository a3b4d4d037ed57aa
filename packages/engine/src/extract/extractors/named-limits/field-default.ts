/**
 * What a field of a form begins with: `{name:"otp.period",defaultValue:30}` (React Hook Form 7's `Controller`),
 * `{name:"period",controller:{defaultValue:30,rules}}` (Keycloak's and PatternFly's kits of fields), `{name:"period",
 * initialValue:30}` (antd 5). The field is the name.
 */
import type { ObjectExpression, ObjectProperty } from "../../../syntax/nodes.ts";
import { propertyOf, propertyWith } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import { numbersOf, textsOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";

const DEFAULTS: readonly string[] = ["defaultValue", "initialValue"];

export function fieldDefault(at: Sighting<ObjectExpression>, { ev }: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const named = propertyOf(node, "name");
  const given = named && (propertyWith(node, ...DEFAULTS) ?? inController(node));
  if (!named || !given) return [];
  const [field, ...others] = textsOf(ev.evaluate(named, module));
  if (!field || others.length > 0 || /\s/.test(field.value) || isStyleName(field.value)) return [];
  const value = ev.evaluate(given.value, module);
  const texts = textsOf(value).filter((text) => /^[1-9]\d{0,8}$/.test(text.value));
  return [...numbersOf(value).filter((number) => number.value >= 1), ...texts].map((found) =>
    inOwnUnit(
      constantFact(
        { name: field.value, named: field.sources, ...found, says: "default of a field" },
        { ...at, node: given },
      ),
    ),
  );
}

/** Times of the platform are in milliseconds; a form has the unit of the product, which only the name may tell. */
function inOwnUnit(fact: Fact): Fact {
  if (fact.point !== "constants" || fact.content.unit !== "ms") return fact;
  const { unit, ...content } = fact.content;
  return /ms$|milli/i.test(content.name ?? "") ? { ...fact, content: { ...content, unit } } : { ...fact, content };
}

function inController(node: ObjectExpression): ObjectProperty | undefined {
  const controller = propertyOf(node, "controller");
  return controller?.type === "ObjectExpression" ? propertyWith(controller, ...DEFAULTS) : undefined;
}
