/**
 * Inputs of Angular's compiled templates (Ivy, 9 to 20): a component holds its elements' attributes as lists,
 * `consts:[["type","number","min","1","max","60",1,"form-control",3,"ngModel"]]`, and a template function that makes
 * `elementStart(4,"input",0)` and later binds `property("ngModel",ctx.interval)`. Bindings follow the order of elements.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { stringOf, type Value } from "../../../evaluate/value.ts";
import { FIELD_ELEMENTS } from "../../../html/elements.ts";
import type { CallLike, FunctionNode, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedValues } from "../../../syntax/object-keys.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfName } from "../../name-place.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting } from "../../survey.ts";
import { type TemplateElement, templatesIn } from "../../template-elements.ts";
import { inputRules, type ReadAttribute } from "../../validation/input-rules.ts";
import { fullPath, inputSubject, memberPath } from "../../validation/input-subject.ts";
import { type RuleKind, ruleFact, type Subject } from "../../validation/rule.ts";
import { type FieldLabel, fieldLabels } from "./field-labels.ts";

export const templateValidation = {
  name: "template-validation",
  all(survey, { ev }) {
    const definitions = objectsWith(survey.objects, "consts").flatMap((at) => constsOf(at));
    if (definitions.length === 0) return [];
    return [...templatesIn(survey.calls)].flatMap(([fn, made]) => templateFacts(fn, made, definitions, ev));
  },
} satisfies Extractor;

interface Definition {
  readonly at: Sighting<ObjectExpression>;
  readonly consts: Node;
}

/** `{type:X,selectors:[...],decls:9,vars:4,consts:[...],template:function(rf,ctx){...}}`. */
function constsOf(at: Sighting<ObjectExpression>): readonly Definition[] {
  const values = fixedValues(at.node);
  const consts = values.get("consts");
  return consts && values.has("template") && values.has("decls") ? [{ at, consts }] : [];
}

function templateFacts(
  fn: FunctionNode,
  made: readonly TemplateElement[],
  definitions: readonly Definition[],
  ev: Evaluator,
): readonly Fact[] {
  const definition = definitions.find(
    ({ at }) => at.module.script === made[0]?.at.module.script && at.node.end > fn.start,
  );
  if (!definition) return [];
  const labels = fieldLabels(made, (at) => attributesAt(at, definition, ev));
  return made.flatMap((element) => {
    const { at, tag, bound } = element;
    const attributes = attributesAt(element, definition, ev);
    const value = bound.get("ngmodel") ?? bound.get("formcontrol");
    // what Angular's forms ask they ask of whatever element has a control
    const isOfForms = value !== undefined || attributes?.has("formcontrolname") === true;
    const native = FIELD_ELEMENTS.has(tag);
    if (!attributes || !(native || isOfForms)) return [];
    const subject = value && boundTo(value, at.module, ev);
    const read = (name: string): Value | undefined => {
      const given = bound.get(name);
      return attributes.get(name) ?? (given && ev.evaluate(given, at.module));
    };
    return inputFacts(at, { read, native, isOfForms, bound: subject, label: labels.get(at.node) }, definition, ev);
  });
}

/** `ctx.settings.interval`, also by a name for it. */
function boundTo(value: Node, module: Module, ev: Evaluator): Subject | undefined {
  const name = fullPath(value) ?? memberPath(ev.evaluate(value, module));
  return name === undefined ? undefined : { name, sources: placeOfName(value, module) };
}

/** The attributes of an element, by their names in lower case. */
function attributesAt({ at: { node } }: TemplateElement, { at, consts }: Definition, ev: Evaluator) {
  const { 2: index } = node.arguments;
  const lists = ev.evaluate(consts, at.module);
  const entry = index?.type === "Literal" && lists.kind === "array" ? lists.elements[Number(index.value)] : undefined;
  return entry?.kind === "array" ? attributesOf(entry.elements) : undefined;
}

/** Names and values in turn up to the first marker, which is a number. */
function attributesOf(elements: readonly Value[]): ReadonlyMap<string, Value> {
  const values = new Map<string, Value>();
  for (let index = 0; index + 1 < elements.length; index += 2) {
    const [name, value] = [elements[index], elements[index + 1]];
    const key = name && stringOf(name);
    if (key === undefined || !value) break;
    values.set(key.toLowerCase(), value);
  }
  return values;
}

/** The label is what it is called where it has no name of its own, before its placeholder. */
function calledBy(read: ReadAttribute, label: FieldLabel | undefined, ev: Evaluator): Subject | undefined {
  if (!label) return inputSubject(read, ev);
  const found = inputSubject((name) => (name === "placeholder" ? undefined : read(name)), ev);
  return found ?? { name: label.label, sources: label.labelSources };
}

interface Input {
  readonly read: ReadAttribute;
  readonly native: boolean;
  /** Whether a control of Angular's forms has it. */
  readonly isOfForms: boolean;
  readonly bound: Subject | undefined;
  readonly label: FieldLabel | undefined;
}

/** What the directives of Angular's forms ask of any element with a control. */
const OF_CONTROLS: ReadonlySet<RuleKind> = new Set(["required", "minLength", "maxLength", "pattern"]);

function inputFacts(
  at: Sighting<CallLike>,
  { read, native, isOfForms, bound, label }: Input,
  definition: Definition,
  ev: Evaluator,
): readonly Fact[] {
  // the forms of Angular 2 to 20 turn the browser's checks off, and their own ask for an address by `email`
  const rules = inputRules(read).filter(
    ({ rule, value }) =>
      (native || OF_CONTROLS.has(rule)) &&
      (!isOfForms || rule !== "format" || (value === "email" && read("email") !== undefined)),
  );
  if (rules.length === 0) return [];
  const named = stringOf(read("formcontrolname") ?? read("name") ?? { kind: "unknown", reason: "runtime-value" });
  const subject = named === undefined && bound !== undefined ? bound : calledBy(read, label, ev);
  if (!subject) return [];
  const labelled = subject.name === label?.label ? subject : { ...subject, ...label };
  return rules.map((rule) => ruleFact(labelled, rule, { ...at, unit: definition.at.unit }));
}
