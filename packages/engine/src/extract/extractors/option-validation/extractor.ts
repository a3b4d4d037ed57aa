/**
 * Rules as options of a form library: React Hook Form's `register("name",{required:"...",minLength:{value:3,message}})`
 * and `rules` of a Controller, antd's and Element's `rules:[{required:true,message},{max:80,message}]`, Vuelidate's
 * `{name:{required,minLength:minLength(4)}}`, class-validator-like tables, VeeValidate's `rules:"required|min:3"`. A
 * field's name stands beside them or above.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";
import { isWord } from "../../../language/given-names.ts";
import { keyName, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys, fixedProperties, fixedValues, propertyOf } from "../../../syntax/object-keys.ts";
import { calleeNames } from "../../callee-names.ts";
import { callsOf } from "../../calls-by.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import { objectsWhere, objectsWith } from "../../objects-with.ts";
import type { AssignmentNode, Sighting } from "../../survey.ts";
import { type DrawnMessage, drawnFact, fieldMessages, messageNear } from "../../validation/drawn-messages.ts";
import { holdsRules, namedSubject, ruleHolders, rulesHeld } from "../../validation/field-validators.ts";
import { pathOf } from "../../validation/form-path.ts";
import { ruleFact, type Subject } from "../../validation/rule.ts";
import { type RuleList, ruleLists } from "../../validation/rule-lists.ts";
import { directiveOf, modelOf } from "../../validation/vue-model.ts";
import { vuelidateFacts } from "../../validation/vuelidate-rules.ts";
import { type DrawnWords, drawnWords, fieldText, wordsFor } from "../../validation/vuelidate-words.ts";
import { extenderRules, rulesWithMessages } from "./keyed-rules.ts";
import { BOUNDS, itemRules, optionRules } from "./option-rules.ts";
import { namedRules } from "./piped-rules.ts";

export const optionValidation = {
  name: "option-validation",
  all(survey, context) {
    const lists = ruleLists(survey, context.ev);
    const validates = callsOf(survey.calls, "validate").filter(isGivenRules);
    // the rules of a call are read once, with their messages
    const read = validates.flatMap(({ node }) => node.arguments);
    const listed = new Set<Node>([...lists.map(({ at }) => at.node), ...read]);
    const drawn = drawnWords(survey, context.ev);
    const drawnNear = fieldMessages(survey, context.ev);
    const ofCalls = survey.calls.flatMap((at) => registered(at, drawnNear, context));
    const said = new Set(ofCalls.map((one) => one.said));
    return [
      ...ofCalls.map(({ fact }) => fact),
      ...drawnNear.filter((one) => !said.has(one)).map(drawnFact),
      ...objectsWhere(survey.objects, (key) => holdsRules(key) || FIELDS.test(key)).flatMap((at) => {
        const ofVuelidate = vuelidateFacts(at, drawn, context);
        return [...besideName(at, context), ...(ofVuelidate.length > 0 ? ofVuelidate : byField(at, listed, context))];
      }),
      ...objectsWith(survey.objects, "directives").flatMap((at) => directedFacts(at, drawn, context)),
      ...tables(survey.objects).flatMap((at) => fieldsOf(at.node, at, listed, context)),
      ...lists.flatMap((list) => inList(list, context)),
      ...survey.assignments.flatMap((at) => extended(at, context)),
      ...validates.flatMap((at) => validated(at, context)),
    ];
  },
} satisfies Extractor;

/** `register("name", {...})`, `useController("name", {...})`. */
function registered(
  at: Sighting<CallLike>,
  drawn: readonly DrawnMessage[],
  context: ExtractContext,
): readonly { readonly fact: Fact; readonly said: DrawnMessage | undefined }[] {
  const { node, module } = at;
  const { ev } = context;
  const { 0: first, 1: second } = node.arguments;
  if (!first || !second || first.type === "SpreadElement" || second.type === "SpreadElement") return [];
  if (
    !calleeNames(node.callee, module, ev).some((name) =>
      /^(?:register|field|useField|defineField|getFieldDecorator)$/.test(name),
    )
  )
    return [];
  const name = pathOf(ev.evaluate(first, module));
  if (!isWord(name)) return [];
  const subject = { name, sources: [placeOfNode(first, module)] };
  const options = outcomes(ev.evaluate(second, module));
  return options
    .flatMap((one) => optionRules(one, context))
    .map((rule) => {
      const said = rule.message ? undefined : messageNear(name, rule, at, drawn);
      return { fact: ruleFact(subject, said ? { ...rule, message: said.rule.message } : rule, at), said };
    });
}

/** `{name:"email", label:"E-mail", rules:[...]}`: a form item or a controller, or what hands its props to one. */
function besideName(at: Sighting<ObjectExpression>, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const holders = ruleHolders(at.node);
  if (holders.length === 0) return [];
  const object = ev.evaluate(at.node, at.module);
  const rules = rulesHeld(object, holders, ev).flatMap((value) => rulesIn(value, context));
  const subject = rules.length > 0 ? namedSubject(object, ev) : undefined;
  return subject ? rules.map((rule) => ruleFact(subject, rule, at)) : [];
}

/** `{name:[{required:true,message:"..."}]}`, whatever holds it. */
const inList = ({ subject, items, at }: RuleList, context: ExtractContext): readonly Fact[] =>
  items.flatMap((item) => itemRules(item, context)).map((rule) => ruleFact(subject, rule, at));

/** `this.band = ko.observable("").extend({required:{message:"..."}})` */
function extended(at: Sighting<AssignmentNode>, context: ExtractContext): readonly Fact[] {
  const { left, right } = at.node;
  const name = memberName(left);
  if (!isWord(name) || left.type !== "MemberExpression" || right.type !== "CallExpression") return [];
  const { callee } = right;
  const [options] = right.arguments;
  if (callee.type !== "MemberExpression" || memberName(callee) !== "extend" || !options) return [];
  if (callee.object.type !== "CallExpression" || !OBSERVABLES.test(memberName(callee.object.callee) ?? "")) return [];
  const subject = { name, sources: [placeOfNode(left.property, at.module)] };
  return extenderRules(context.ev.evaluate(options, at.module), context).map((rule) => ruleFact(subject, rule, at));
}

const OBSERVABLES = /^(?:observable(?:Array)?|(?:pureC|c)omputed)$/;

/** `$("#form").validate({rules:{band:{...}},messages:{band:{...}}})` */
function validated(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const [options] = at.node.arguments;
  if (options?.type !== "ObjectExpression") return [];
  const rules = propertyOf(options, "rules");
  if (rules?.type !== "ObjectExpression") return [];
  const { ev } = context;
  const messages = ev.member(ev.evaluate(options, at.module), "messages");
  return fixedProperties(rules).flatMap(([name, property]) => {
    if (!isWord(name)) return [];
    const subject = { name, sources: [placeOfNode(property.key, at.module)] };
    const given = ev.evaluate(property.value, at.module);
    const found = rulesWithMessages(given, ev.member(messages, name), context);
    return found.map((rule) => ruleFact(subject, rule, { ...at, node: property }));
  });
}

/** Rules by field beside the messages by field. */
function isGivenRules({ node }: Sighting<CallLike>): boolean {
  const [options] = node.arguments;
  if (options?.type !== "ObjectExpression") return false;
  return ["rules", "messages"].every((key) => propertyOf(options, key)?.type === "ObjectExpression");
}

/** What holds the rules of fields by their names. */
const FIELDS = /^(?:rules|validations|validationRules|formRules|fieldRules)$/;

/** `rules:{name:[...]}`, `validations:{name:{...}}`: the key is the field. */
function byField(at: Sighting<ObjectExpression>, listed: ReadonlySet<Node>, context: ExtractContext): readonly Fact[] {
  if (listed.has(at.node)) return [];
  return at.node.properties.flatMap((property) => {
    if (property.type !== "Property") return [];
    const key = keyName(property.key, property.computed);
    if (key === undefined || !FIELDS.test(key)) return [];
    return fieldsOf(property.value, at, listed, context);
  });
}

/** `{title: {required: true, minLength: 3}, code: {pattern: /^\d+$/, message: "..."}}`, of programs that ask by themselves. */
function tables(objects: readonly Sighting<ObjectExpression>[]): readonly Sighting<ObjectExpression>[] {
  const ruled = objectsWith(objects, "required", ...BOUNDS.keys()).filter(({ node }) =>
    [...fixedKeys(node)].every((key) => key === "required" || key === "message" || BOUNDS.has(key)),
  );
  const inner = new Set<Node>(ruled.map(({ node }) => node));
  // the ends of a scale, and what has to be given to a component, are no rules of what is typed
  const telling = new Set<Node>(objectsWith(objects, ...[...BOUNDS.keys()].slice(2)).map(({ node }) => node));
  return objects.filter(({ node: { properties } }) => {
    const values = properties.map((one) => (one.type === "Property" ? one.value : one));
    return values.length > 1 && values.every((one) => inner.has(one)) && values.some((one) => telling.has(one));
  });
}

function fieldsOf(
  node: Node,
  at: Sighting<ObjectExpression>,
  listed: ReadonlySet<Node>,
  context: ExtractContext,
): readonly Fact[] {
  if (node.type !== "ObjectExpression") return [];
  return fixedProperties(node).flatMap(([name, property]) => {
    if (!isWord(name) || VALIDATORS.test(name) || listed.has(property)) return [];
    const value = context.ev.evaluate(property.value, at.module);
    const subject = { name, sources: [placeOfNode(property.key, at.module)] };
    return rulesIn(value, context).map((rule) => ruleFact(subject, rule, { ...at, node: property }));
  });
}

/** Functions of validator.js 13 that take options, which ORMs name beside a column: `validations: {isLength: {max: 80}}`. */
const VALIDATORS = /^is(?:Length|ByteLength|Int|Float|In|Email|URL|UUID|Empty)$/;

const rulesIn = (value: Value, context: ExtractContext) =>
  value.kind === "array"
    ? value.elements.flatMap((element) => itemRules(element, context))
    : value.kind === "constant"
      ? namedRules(value, context).flatMap(({ rule }) => rule ?? [])
      : optionRules(value, context);

/**
 * Rules of VeeValidate 1 and 2's directive, as Vue 2's compiler writes `<input v-validate="'required|email'" name="mail">`:
 * `h("input", {directives: [{rawName: "v-validate", value: "required|email"}], attrs: {name: "mail"}})`. The field is named by
 * `data-vv-name`, by `name`, by what a component takes for its name where the template asks for its errors by that, or by what
 * `v-model` fills.
 */
function directedFacts(
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
