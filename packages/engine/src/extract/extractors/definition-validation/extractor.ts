/**
 * Definitions of fields that a program draws its forms from: `{field:"text",type:"string",meta:{required:true,
 * interface:"input",options:{maxLength:80}}}`, vue-form-generator's `{model:"age",type:"input",required:true,min:18}`,
 * ngx-formly's `{key:"mail",type:"input",props:{required:true}}`, FormKit's schema. Each names a field and says of what
 * kind it is.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { stringOf, type Value } from "../../../evaluate/value.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import { wordSet } from "../../../word-set.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting } from "../../survey.ts";
import { ruleFact, type Subject } from "../../validation/rule.ts";
import { BOUND_KEYS, definitionRules } from "./definition-rules.ts";

export const definitionValidation = {
  name: "definition-validation",
  all({ objects, calls }, { ev }) {
    const definitions = objectsWith(objects, "required", ...BOUND_KEYS, ...HOLDERS).filter(({ node }) =>
      isDefinition(node),
    );
    if (definitions.length === 0) return [];
    // what an element is given is read as its attributes
    const props = new Set<Node>(calls.flatMap(({ node }) => node.arguments[1] ?? []));
    return definitions.flatMap((at) => (props.has(at.node) ? [] : definitionFacts(at, ev)));
  },
} satisfies Extractor;

/** What names a field, best first. */
const NAMES = ["field", "key", "model", "prop", "name", "id"];
/** What says of which kind a field is. */
const KINDS = ["type", "interface", "component", "widget", "fieldType", "inputType", "$formkit", "formControl"];
/** Where more is said of it. */
const HOLDERS = [
  ...wordSet("meta props templateOptions options attrs fieldProps inputProps componentProps properties"),
];

function isDefinition(node: ObjectExpression): boolean {
  const keys = fixedKeys(node);
  return (
    NAMES.some((key) => keys.has(key)) &&
    (KINDS.some((key) => keys.has(key)) || HOLDERS.some((key) => keys.has(key))) &&
    (keys.has("required") || BOUND_KEYS.some((key) => keys.has(key)) || HOLDERS.some((key) => keys.has(key)))
  );
}

function definitionFacts(at: Sighting<ObjectExpression>, ev: Evaluator): readonly Fact[] {
  const object = ev.evaluate(at.node, at.module);
  const held = HOLDERS.map((key) => ev.member(object, key)).filter(({ kind }) => kind === "object");
  const inner = held
    .flatMap((one) => HOLDERS.map((key) => ev.member(one, key)))
    .filter(({ kind }) => kind === "object");
  const places = [object, ...held, ...inner];
  const kinds = KINDS.flatMap((key) => places.flatMap((one) => stringOf(ev.member(one, key)) ?? []));
  // what has a label, too, is drawn, of whatever kind
  const isField = kinds.length > 0 || held.some((one) => isText(ev.member(one, "label")));
  const subject = isField ? subjectOf(object, ev) : undefined;
  if (!subject) return [];
  return definitionRules(places, kinds, ev).map((rule) => ruleFact(subject, rule, at));
}

/** A text, or what gives one when it is asked. */
const isText = (value: Value): boolean =>
  value.kind === "constant"
    ? typeof value.value === "string"
    : value.kind !== "object" && value.kind !== "array" && value.kind !== "function";

function subjectOf(object: Value, ev: Evaluator): Subject | undefined {
  for (const key of NAMES) {
    const value = ev.member(object, key);
    const name = stringOf(value);
    if (name === undefined || value.kind !== "constant" || !/^[A-Za-z_$][\w.$-]+$/.test(name)) continue;
    return { name, sources: value.sources };
  }
  return undefined;
}
