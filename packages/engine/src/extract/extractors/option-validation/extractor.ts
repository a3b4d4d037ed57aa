/**
 * Rules as options of a form library: React Hook Form's `register("name",{required:"...",minLength:{value:3,message}})`
 * and `rules` of a Controller, antd's and Element's `rules:[{required:true,message},{max:80,message}]`, Vuelidate's
 * `{name:{required,minLength:minLength(4)}}`, class-validator-like tables. A field's name stands beside them or above.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { stringOf } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { calleeNames } from "../../callee-names.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { namedSubject } from "../../validation/field-validators.ts";
import { ruleFact } from "../../validation/rule.ts";
import { isWord } from "../../validation/words.ts";
import { itemRules, optionRules } from "./option-rules.ts";

export const optionValidation = {
  name: "option-validation",
  call(at, { ev }) {
    return registered(at, ev);
  },
  all({ objects }, { ev }) {
    return objects.flatMap((at) => [...besideName(at, ev), ...byField(at, ev)]);
  },
} satisfies Extractor;

/** `register("name", {...})`, `useController("name", {...})`. */
function registered(at: Sighting<CallLike>, ev: Evaluator): readonly Fact[] {
  const { node, module } = at;
  const { 0: first, 1: second } = node.arguments;
  if (!first || second?.type !== "ObjectExpression" || first.type === "SpreadElement") return [];
  if (
    !calleeNames(node.callee, module, ev).some((name) =>
      /^(?:register|field|useField|defineField|getFieldDecorator)$/.test(name),
    )
  )
    return [];
  const name = stringOf(ev.evaluate(first, module));
  if (!isWord(name)) return [];
  const subject = { name, sources: [placeOfNode(first, module)] };
  return optionRules(ev.evaluate(second, module), ev).map((rule) => ruleFact(subject, rule, at));
}

/** `{name:"email", label:"E-mail", rules:[...]}`: a form item or a controller. */
function besideName(at: Sighting<ObjectExpression>, ev: Evaluator): readonly Fact[] {
  if (!has(at.node, "rules")) return [];
  const object = ev.evaluate(at.node, at.module);
  const rules = rulesIn(ev.member(object, "rules"), ev);
  const subject = rules.length > 0 ? namedSubject(object, ev) : undefined;
  return subject ? rules.map((rule) => ruleFact(subject, rule, at)) : [];
}

/** `rules:{name:[...]}`, `validations:{name:{...}}`: the key is the field. */
function byField(at: Sighting<ObjectExpression>, ev: Evaluator): readonly Fact[] {
  return at.node.properties.flatMap((property) => {
    if (property.type !== "Property") return [];
    const key = keyName(property.key, property.computed);
    if (key === undefined || !/^(?:rules|validations|validationRules|formRules|fieldRules)$/.test(key)) return [];
    return fieldsOf(property.value, at, ev);
  });
}

function fieldsOf(node: Node, at: Sighting<ObjectExpression>, ev: Evaluator): readonly Fact[] {
  if (node.type !== "ObjectExpression") return [];
  return node.properties.flatMap((property) => {
    const name = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || !isWord(name)) return [];
    const value = ev.evaluate(property.value, at.module);
    const subject = { name, sources: [placeOfNode(property.key, at.module)] };
    return rulesIn(value, ev).map((rule) => ruleFact(subject, rule, { ...at, node: property }));
  });
}

const rulesIn = (value: Value, ev: Evaluator) =>
  value.kind === "array" ? value.elements.flatMap((element) => itemRules(element, ev)) : optionRules(value, ev);

const has = (node: ObjectExpression, key: string): boolean =>
  node.properties.some((p) => p.type === "Property" && keyName(p.key, p.computed) === key);
