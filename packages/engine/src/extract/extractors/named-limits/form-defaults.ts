/**
 * What the fields of a form begin with: `useForm({defaultValues:{period:30,kind:"daily"}})` (React Hook Form 7),
 * `initialValues` (Formik 2, Mantine, final-form). The field is the name; empty and unset fields say nothing.
 */
import { keyName, literalString, literalValue } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import type { Fact } from "../../fact.ts";
import { isSentence } from "../../message.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";

/** The option of a form that holds them. */
export const STARTS = /^(?:defaultValues|initialValues)$/;
const MAX_TEXT = 60;

export function starts(node: ObjectExpression, { module, unit }: Sighting<Node>): readonly Fact[] {
  return node.properties.flatMap((property) => {
    const name = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || name === undefined || isStyleName(name)) return [];
    const value = telling(property.value);
    if (value === undefined) return [];
    const sources = [placeOfNode(property.value, module)];
    const parts = { name, named: [placeOfNode(property.key, module)], value, sources, says: "default of a field" };
    return [constantFact(parts, { node: property, module, unit })];
  });
}

function telling(node: Node): string | number | undefined {
  const text = literalString(node);
  if (text !== undefined) return text.length > 1 && text.length <= MAX_TEXT && !isSentence(text) ? text : undefined;
  const value = literalValue(node)?.value;
  return typeof value === "number" && value >= 2 ? value : undefined;
}
