/**
 * Functions that are given as the validator of a field, by the object that also names it: Formik's and Final Form's
 * `{name:"email",validate:v=>...}`, React Hook Form's options, rules of Vuetify and Quasar (`rules:[v=>!!v||"..."]`).
 * What such a function gives back is a complaint about the field.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { type FunctionValue, joinSources, outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { demands } from "../../language/demands.ts";
import { isWord } from "../../language/given-names.ts";
import { isSentence } from "../../language/sentence.ts";
import { keyName, literalString, literalValue } from "../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import type { ExtractContext } from "../extractor.ts";
import type { FunctionsByName } from "../functions-by-name.ts";
import { messagesOf } from "../message.ts";
import { placeOfNode } from "../name-place.ts";
import { branches } from "../states/takes.ts";
import { pathOf } from "./form-path.ts";
import { ANY_INPUT, memberPath } from "./input-subject.ts";
import type { Subject } from "./rule.ts";
import { type RuleLists, ruleLists, validatorsOf } from "./rule-lists.ts";
import { modelledFields, withModel } from "./vue-model.ts";

/** The fields that each function validates. */
export type FieldValidators = ReadonlyMap<FunctionNode, FieldValidator>;

export interface FieldValidator {
  readonly fn: FunctionValue;
  readonly subjects: readonly Subject[];
}

/** `validate`, `validator`, `rules`, `checkName`. */
const VALIDATOR = /^(?:validat(?:e|or|ors|ion)|rules?|check(?:[A-Z]\w*)?)$/;
/** The same of components that take a list of functions only (react-validation 2 and 3); Vuelidate's is an object of fields. */
const VALIDATOR_LIST = "validations";
const NAMES = ["name", "prop", "path", "field", "dataIndex"];

export function fieldValidators(
  survey: RuleLists,
  { ev, calls }: Pick<ExtractContext, "ev" | "calls">,
): FieldValidators {
  const out = new Map<FunctionNode, { fn: FunctionValue; subjects: Subject[] }>();
  const note = (fn: FunctionValue, subject: Subject): void => {
    const known = out.get(fn.node) ?? { fn, subjects: [] };
    if (!known.subjects.some(({ name }) => name === subject.name)) known.subjects.push(subject);
    out.set(fn.node, known);
  };
  const modelled = modelledFields(survey.objects);
  for (const { node, module } of survey.objects) {
    for (const [fn, subject] of validatorsByField(node, module))
      note({ kind: "function", node: fn, module, env: [] }, subject);
    const given = [...fixedKeys(node)].filter((key) => VALIDATOR.test(key));
    const held = ruleHolders(node);
    const isGiven = given.length > 0 || held.length > 0 || fixedKeys(node).has(VALIDATOR_LIST);
    const object = isGiven ? ev.evaluate(node, module) : undefined;
    const subject = object && withModel(namedSubject(object, ev), modelled.get(node));
    if (!object || !subject) continue;
    const named = given
      .map((key) => ev.member(object, key))
      .flatMap((value) => [...functionsIn(value), ...keptIn(value, calls.byName)]);
    const listed = fixedKeys(node).has(VALIDATOR_LIST) ? listedIn(ev.member(object, VALIDATOR_LIST)) : [];
    for (const fn of [...named, ...listed, ...rulesHeld(object, held, ev).flatMap((rules) => validatorsIn(rules, ev))])
      note(fn, subject);
  }
  for (const { subject, items } of ruleLists(survey, ev)) for (const fn of validatorsOf(items, ev)) note(fn, subject);
  // what nothing else gives to a field
  const own: [FunctionValue, Subject][] = [];
  for (const { node, module } of survey.objects)
    for (const { fn, subject } of listsByField(node, module, ev))
      if (fn.env.length === 0 && !out.has(fn.node)) own.push([fn, subject]);
  for (const [fn, subject] of own) note(fn, subject);
  return out;
}

/**
 * `{password: [v => !!v || "...", v => v.length > 7 || "..."], nameRules: [required, atLeast(3)]}`: lists of functions that
 * give words, or say by anything else that all is well, as Vuetify, Quasar and programs of their own have them.
 */
export function* listsByField(
  node: ObjectExpression,
  module: Module,
  ev: Evaluator,
): Generator<{ readonly fn: FunctionValue; readonly subject: Subject; readonly at: Node }> {
  for (const [key, { key: written, value }] of fixedProperties(node)) {
    const name = key.replace(/_?[rR]ules?$/, "");
    if (value.type !== "ArrayExpression" || !isWord(name) || VALIDATOR.test(name)) continue;
    if (!value.elements.every((one) => one && MAY_VALIDATE.has(one.type))) continue;
    const subject = { name, sources: [placeOfNode(written, module)] };
    const found = value.elements.flatMap((at) => {
      const fn = at && ev.evaluate(at, module);
      return at && fn?.kind === "function" && givesWords(fn, ev) ? [{ fn, subject, at }] : [];
    });
    if (found.length === value.elements.length) yield* found;
  }
}

const MAY_VALIDATE = new Set<Node["type"]>([
  "ArrowFunctionExpression",
  "FunctionExpression",
  "Identifier",
  "CallExpression",
]);

/** `v => !!v || "Required"`, `v => { if (!v) return `Type ${n} letters`; }` */
const givesWords = ({ node, module }: FunctionValue, ev: Evaluator): boolean =>
  node.params.length > 0 &&
  returnedExpressions(node)
    .flatMap((one) => branches(one))
    .some((one) => messagesOf(ev.evaluate(one, module)).some(({ text }) => isSentence(text)));

/**
 * `{path: v => { if (!/^[a-z]*$/.test(v)) return "Must be..." }, port: v => v < 1 ? "Must be..." : undefined}`: for each
 * field what is wrong with a value, or nothing.
 */
function validatorsByField(node: ObjectExpression, module: Module): readonly (readonly [FunctionNode, Subject])[] {
  if (node.properties.length < 2) return [];
  const out: (readonly [FunctionNode, Subject])[] = [];
  for (const property of node.properties) {
    const name = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || !isFunction(property.value) || property.value.params.length !== 1) return [];
    if (isWord(name) && complains(property.value))
      out.push([property.value, { name, sources: [placeOfNode(property.key, module)] }]);
  }
  return out.length > 1 ? out : [];
}

/** Gives back a demand, or nothing. */
function complains(fn: FunctionNode): boolean {
  const given = returnedExpressions(fn).flatMap((node): readonly Node[] =>
    node.type === "ConditionalExpression" ? [node.consequent, node.alternate] : [node],
  );
  const texts = given.flatMap((node) => literalString(node) || []);
  const empty = given.filter((node) => literalValue(node) !== undefined && !literalValue(node)?.value);
  return texts.length > 0 && texts.some(demands) && texts.length + empty.length === given.length;
}

/** Properties that hold React Hook Form's options of a field (`RegisterOptions`, 7), and those that hold such. */
const RULES = ["rules", "registerOptions", "validation"];
const HOLDERS = ["controller", "controllerProps"];

/** Whether it may hold rules beside the name of a field. */
export const holdsRules = (key: string): boolean => RULES.includes(key) || HOLDERS.includes(key);

export const ruleHolders = (node: ObjectExpression): readonly string[] => {
  const own = fixedKeys(node);
  return [...RULES, ...HOLDERS].filter((key) => own.has(key));
};

/** The rules beside a name: `{name, rules: {...}}`, `{name, controller: {rules: {...}}}`. */
export const rulesHeld = (object: Value, holders: readonly string[], ev: Evaluator): readonly Value[] =>
  holders
    .map((key) => ev.member(object, key))
    .flatMap((value, index) => (HOLDERS.includes(holders[index] ?? "") ? [ev.member(value, "rules")] : [value]))
    .flatMap((value) => [...outcomes(value)]);

/** `validate` of React Hook Form: a function, or several by name; items of async-validator. */
function validatorsIn(rules: Value, ev: Evaluator): readonly FunctionValue[] {
  if (rules.kind === "array") return validatorsOf(rules.elements, ev);
  const given = rules.kind === "object" ? ev.member(rules, "validate") : undefined;
  if (given?.kind !== "object") return given ? functionsIn(given) : [];
  return given.layers.flatMap((layer) =>
    layer.kind === "literal" ? [...fixedKeys(layer.node)].flatMap((key) => functionsIn(ev.member(given, key))) : [],
  );
}

const functionsIn = (value: Value): readonly FunctionValue[] =>
  outcomes(value).flatMap((one) => (one.kind === "function" ? [one] : listedIn(one)));

/** `rules: [vm.required]` of a template, where a class has the function. */
const keptIn = (value: Value, byName: FunctionsByName | undefined): readonly FunctionValue[] =>
  value.kind === "array"
    ? value.elements.flatMap((one) => (one.kind === "member" ? (byName?.of(one.key) ?? []) : []))
    : [];

/** `passing ? [required] : []` */
const listedIn = (value: Value): readonly FunctionValue[] =>
  outcomes(value).flatMap((one) =>
    one.kind === "array" ? one.elements.filter((item) => item.kind === "function") : [],
  );

/** The field that an object is about: its name, in one text or in steps, else its label. */
export function namedSubject(object: Value, ev: Evaluator): Subject | undefined {
  const label = stringOf(ev.member(object, "label"));
  for (const key of NAMES) {
    const value = ev.member(object, key);
    const parts = value.kind === "array" ? value.elements.map(stringOf) : [pathOf(value)];
    const name = parts.every((part) => part !== undefined) ? parts.join(".") : undefined;
    const sources = joinSources(value.kind === "array" ? value.elements : [value]);
    if (isWord(name)) return { name, sources, ...(label === undefined ? {} : { label }) };
  }
  // without a label, `value` may belong to anything, and `modelValue` is what Vue 3's `v-model` gives an input
  for (const key of isWord(label) ? ["modelValue", "value"] : ["modelValue"]) {
    const shown = ev.member(object, key);
    const path = memberPath(shown);
    if (isWord(path) && !ANY_INPUT.has(path))
      return { name: path, sources: joinSources([shown]), ...(label ? { label } : {}) };
  }
  return isWord(label) ? { name: label, sources: joinSources([ev.member(object, "label")]) } : undefined;
}
