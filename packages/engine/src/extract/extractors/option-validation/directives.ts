/**
 * Rules of VeeValidate 1 and 2's directive, as Vue 2's compiler writes `<input v-validate="'required|email'" name="mail">`:
 * `h("input", {directives: [{rawName: "v-validate", value: "required|email"}], attrs: {name: "mail"}})`. The field is named by
 * `data-vv-name`, by `name`, by what a component takes for its name where the template asks for its errors by that, or by what
 * `v-model` fills.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedValues, propertyOf } from "../../../syntax/object-keys.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { ruleFact, type Subject } from "../../validation/rule.ts";
import { directiveOf, modelOf } from "../../validation/vue-model.ts";
import { type DrawnWords, fieldText, wordsFor } from "../../validation/vuelidate-words.ts";
import { isWord } from "../../validation/words.ts";
import { namedRules } from "./piped-rules.ts";

export function directedFacts(
  at: Sighting<ObjectExpression>,
  drawn: readonly DrawnWords[],
  context: ExtractContext,
): readonly Fact[] {
  const { ev } = context;
  const rules = directiveOf(at.node, "v-validate");
  const named = rules && fieldOf(at, drawn, ev);
  if (!named) return [];
  const asked = namedRules(ev.evaluate(rules, at.module), context);
  return asked.flatMap(({ name, rule }) => {
    const message = wordsFor(named.field, name, asked.length, at, drawn);
    // of a rule of the program's own only its words tell something
    if (!message) return rule ? [ruleFact(named.subject, rule, at)] : [];
    return [ruleFact(named.subject, { ...(rule ?? { rule: "custom" }), message }, at)];
  });
}

/** The field as the bag of errors calls it, and as it is stated. */
function fieldOf(
  at: Sighting<ObjectExpression>,
  drawn: readonly DrawnWords[],
  ev: Evaluator,
): { readonly field: string; readonly subject: Subject } | undefined {
  const attributes = propertyOf(at.node, "attrs");
  const written = attributes?.type === "ObjectExpression" ? [...fixedValues(attributes)] : [];
  const given = written.flatMap(([key, node]) => {
    const field = fieldText(node, at, ev);
    const isName = key === "data-vv-name" || key === "name" || drawn.some((one) => one.field === field);
    return field !== undefined && isName ? [{ key, field, sources: [placeOfNode(node, at.module)] }] : [];
  });
  const own = given.find(({ key }) => key === "data-vv-name") ?? given.find(({ key }) => key === "name") ?? given[0];
  const list = propertyOf(at.node, "directives");
  const directives = list?.type === "ArrayExpression" ? list.elements : [];
  const [model] = [at.node, ...directives].flatMap((one) => (one && modelOf(one, at.module)) || []);
  if (own && isWord(own.field)) return { field: own.field, subject: { name: own.field, sources: own.sources } };
  return model && { field: own?.field ?? model.name, subject: model };
}
