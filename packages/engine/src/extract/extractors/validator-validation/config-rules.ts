/**
 * Schemas of what those who run OpenMRS set up, `defineConfigSchema` of @openmrs/esm-framework (3 to 9): `{weeks: {_type:
 * Type.Number, _default: 4, _validators: [validators.inRange(1, 8)]}}`. What is given is checked against them.
 */
import { lastExpression } from "../../../syntax/last-expression.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import { calleeNames } from "../../callee-names.ts";
import type { ExtractContext } from "../../extractor.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { actionRule } from "../../validation/chain/step-rules.ts";
import { refusedRules } from "../../validation/made-validators.ts";
import type { Rule } from "../../validation/rule.ts";
import { boundedRule } from "../../validation/rule-names.ts";
import { wordingOf } from "../../validation/wording.ts";

export function configRules(
  { objects }: Survey,
  context: ExtractContext,
): readonly (Sighting<ObjectExpression> & { rule: Rule })[] {
  // the elements of a list are under its name
  const elements = new Set(objectsWith(objects, "_elements").map(({ node }) => propertyOf(node, "_elements")));
  return objectsWith(objects, "_type").flatMap((at) => {
    const kind = propertyOf(at.node, "_type");
    const asked = propertyOf(at.node, "_validators");
    const rules = [kind, ...(asked?.type === "ArrayExpression" ? asked.elements : [])].map((one) =>
      one ? rulesAt(one, at, context) : [],
    );
    return rules[0]?.length && !elements.has(at.node) ? rules.flat().map((rule) => ({ ...at, rule })) : [];
  });
}

/** `Type.Number`, `validators.isUrl`, `validators.inRange(1, 8)`, `validator(list => list.length > 0, "...")`. */
function rulesAt(node: Node, { module }: Sighting<Node>, context: ExtractContext): readonly Rule[] {
  const given = node.type === "CallExpression" ? node.arguments : [];
  const values = given.map((one) => context.ev.evaluate(one, module));
  const [first, second] = values;
  const [name] =
    node.type === "CallExpression" ? calleeNames(node.callee, module, context.ev) : [memberName(lastExpression(node))];
  if (name === "validator" && first?.kind === "function" && second)
    return refusedRules(first, wordingOf(second, context), context.ev);
  const asked = actionRule(name, values, { module, ...context }, "Config");
  const bounds = name === "inRange" ? [boundedRule("min", first), boundedRule("max", second)] : [asked];
  return bounds.flatMap((rule) => rule ?? []);
}
