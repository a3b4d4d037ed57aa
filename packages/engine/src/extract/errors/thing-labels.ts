/**
 * What choices, inputs and values are called: words that say "Not found" there are a name, and nothing that went wrong.
 *
 *     {text: "operators.not_found", value: "nf"}    {field: "onError", name: "step.on_error"}
 *     {label: "Missing pages", value: pages.missing}    {id: "refuse", icon: "block", name: "Refuse access"}
 *     {outcome: "refused", label: "Probe rejected", description: "..."}
 */

import { literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedValues } from "../../syntax/object-keys.ts";
import { objectsWith } from "../objects-with.ts";
import type { Survey } from "../survey.ts";

/** Of a thing that is shown with its picture; a notice has a title. */
const NAMES = ["name", "label"];
const LABELS = ["text", "title", ...NAMES];

export const thingLabels = (objects: Survey["objects"]): ReadonlySet<Node> =>
  new Set(objectsWith(objects, "value", "field", "icon", "description").flatMap(({ node }) => labelsIn(node)));

function labelsIn(node: ObjectExpression): readonly Node[] {
  const own = fixedValues(node);
  const isNamed = (key: string): boolean => literalString(own.get(key)) !== undefined;
  const isChoice = isNamed("value") || isNamed("field");
  const isLabelled = own.has("value") || own.has("description");
  const labels = isChoice ? LABELS : isLabelled ? ["label"] : isNamed("id") && own.has("icon") ? NAMES : [];
  return labels.flatMap((key) => own.get(key) ?? []);
}
