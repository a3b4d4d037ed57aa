/**
 * Rules of VeeValidate 1 and 2's directive, as Vue 2's compiler writes `<input v-validate="'required|email'" name="mail">`:
 * `h("input", {directives: [{rawName: "v-validate", value: "required|email"}], attrs: {name: "mail"}})`. The field is named by
 * `data-vv-name`, by `name`, or by what `v-model` fills.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { stringOf, type Value } from "../../../evaluate/value.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { ObjectExpression } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import type { Subject } from "../../validation/rule.ts";
import { modelOf } from "../../validation/vue-model.ts";
import { isWord } from "../../validation/words.ts";

interface Directed {
  readonly subject: Subject;
  readonly rules: Value;
}

export function directedRules({ node, module }: Sighting<ObjectExpression>, ev: Evaluator): readonly Directed[] {
  const list = propertyOf(node, "directives");
  const directives = list?.type === "ArrayExpression" ? list.elements.filter((one) => one !== null) : [];
  const validates = directives.find((one) => literalString(propertyOf(one, "rawName")) === "v-validate");
  const rules = propertyOf(validates, "value");
  if (!rules) return [];
  const attributes = propertyOf(node, "attrs");
  const names = ["data-vv-name", "name"].flatMap((key) => propertyOf(attributes, key) ?? []);
  const [named] = names.flatMap((at): readonly Subject[] => {
    const name = stringOf(ev.evaluate(at, module));
    return isWord(name) ? [{ name, sources: [placeOfNode(at, module)] }] : [];
  });
  const models = [node, ...directives].flatMap((one) => modelOf(one, module) ?? []);
  const subject = named ?? models[0];
  return subject ? [{ subject, rules: ev.evaluate(rules, module) }] : [];
}
