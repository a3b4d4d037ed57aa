/**
 * Inputs of Angular's compiled templates (Ivy, 9 to 20): a component holds its elements' attributes as lists,
 * `consts:[["type","number","min","1","max","60",1,"form-control",3,"ngModel"]]`, and a template function that makes
 * `elementStart(4,"input",0)` and later binds `property("ngModel",ctx.interval)`. Bindings follow the order of elements.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { stringOf } from "../../../evaluate/value.ts";
import { FIELD_ELEMENTS } from "../../../html/field-elements.ts";
import { functionAround } from "../../../scope/enclosing-functions.ts";
import { isWrittenNumber, literalString } from "../../../syntax/literals.ts";
import type { CallLike, FunctionNode, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedValues } from "../../../syntax/object-keys.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfName } from "../../name-place.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { inputRules, type ReadAttribute } from "../../validation/input-rules.ts";
import { fullPath, inputSubject, memberPath } from "../../validation/input-subject.ts";
import { ruleFact, type Subject } from "../../validation/rule.ts";
import { type AttributeList, attributesOf, BINDINGS } from "./attribute-list.ts";
import { type FieldLabel, fieldLabels } from "./field-labels.ts";

interface Template {
  readonly inputs: readonly Sighting<CallLike>[];
  /** Everything that is made with an index and a text: elements, and texts in them. */
  readonly made: readonly Sighting<CallLike>[];
  readonly bindings: readonly Sighting<CallLike>[];
}

export const templateValidation = {
  name: "template-validation",
  all(survey, { ev }) {
    const definitions = objectsWith(survey.objects, "consts").flatMap((at) => constsOf(at));
    if (definitions.length === 0) return [];
    return [...templatesIn(survey)].flatMap(([fn, template]) => templateFacts(fn, template, definitions, ev));
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

/** Calls that make inputs and that bind values, by the template function around them. */
function templatesIn({ calls }: Survey): ReadonlyMap<FunctionNode, Template> {
  const out = new Map<
    FunctionNode,
    { inputs: Sighting<CallLike>[]; made: Sighting<CallLike>[]; bindings: Sighting<CallLike>[] }
  >();
  for (const at of calls) {
    const kind = kindOf(at.node);
    if (!kind) continue;
    const fn = functionAround(at.module.script.scopes, at.node.start);
    if (!fn) continue;
    const template = out.get(fn) ?? { inputs: [], made: [], bindings: [] };
    out.set(fn, template);
    template[kind].push(at);
    if (kind === "inputs") template.made.push(at);
  }
  return out;
}

function kindOf({ arguments: { 0: first, 1: second, 2: third } }: CallLike): keyof Template | undefined {
  if (!first || !second || first.type === "SpreadElement") return undefined;
  if (isWrittenNumber(first)) {
    const said = literalString(second);
    if (said === undefined) return undefined;
    return FIELD_ELEMENTS.has(said) && third && isWrittenNumber(third) ? "inputs" : "made";
  }
  return BINDINGS.has(literalString(first) ?? "") ? "bindings" : undefined;
}

function templateFacts(
  fn: FunctionNode,
  { inputs, made, bindings }: Template,
  definitions: readonly Definition[],
  ev: Evaluator,
): readonly Fact[] {
  const definition = definitions.find(
    ({ at }) => at.module.script === inputs[0]?.module.script && at.node.end > fn.start,
  );
  if (!definition) return [];
  const ordered = [...bindings].sort((a, b) => positionOf(a) - positionOf(b));
  const bound = inputs.map((at) => ({ at, attributes: attributesAt(at, definition, ev) }));
  const labels = fieldLabels(
    made.toSorted((a, b) => positionOf(a) - positionOf(b)),
    (at) => attributesAt(at, definition, ev),
  );
  const binding = bound.filter(({ attributes }) => attributes?.bound);
  return bound.flatMap(({ at, attributes }) => {
    if (!attributes) return [];
    // where one of them is bound elsewhere, the order says nothing
    const index = binding.findIndex((one) => one.at === at);
    const value = ordered.length === binding.length ? ordered[index]?.node.arguments[1] : undefined;
    const bound = value && value.type !== "SpreadElement" ? boundTo(value, at.module, ev) : undefined;
    return inputFacts(at, { attributes, bound, label: labels.get(at.node) }, definition, ev);
  });
}

/** `ctx.settings.interval`, also by a name for it. */
function boundTo(value: Node, module: Module, ev: Evaluator): Subject | undefined {
  const name = fullPath(value) ?? memberPath(ev.evaluate(value, module));
  return name === undefined ? undefined : { name, sources: placeOfName(value, module) };
}

/** Where the arguments stand: in a chain `a(x)(y)` all calls begin at one place. */
const positionOf = ({ node }: Sighting<CallLike>): number => node.arguments[0]?.start ?? node.start;

function attributesAt(
  { node }: Sighting<CallLike>,
  { at, consts }: Definition,
  ev: Evaluator,
): AttributeList | undefined {
  const { 2: index } = node.arguments;
  const lists = ev.evaluate(consts, at.module);
  const entry = index?.type === "Literal" && lists.kind === "array" ? lists.elements[Number(index.value)] : undefined;
  return entry && attributesOf(entry);
}

/** The label is what it is called where it has no name of its own, before its placeholder. */
function calledBy(read: ReadAttribute, label: FieldLabel | undefined, ev: Evaluator): Subject | undefined {
  if (!label) return inputSubject(read, ev);
  const found = inputSubject((name) => (name === "placeholder" ? undefined : read(name)), ev);
  return found ?? { name: label.label, sources: label.labelSources };
}

interface Input {
  readonly attributes: AttributeList;
  readonly bound: Subject | undefined;
  readonly label: FieldLabel | undefined;
}

function inputFacts(
  at: Sighting<CallLike>,
  { attributes, bound, label }: Input,
  definition: Definition,
  ev: Evaluator,
): readonly Fact[] {
  const read = (name: string) => attributes.values.get(name);
  // the forms of Angular 2 to 20 turn the browser's checks off, and their own ask for an address by `email`
  const isOfForms = attributes.bound || read("formcontrolname") !== undefined;
  const rules = inputRules(read).filter(
    ({ rule, value }) => !isOfForms || rule !== "format" || (value === "email" && read("email") !== undefined),
  );
  if (rules.length === 0) return [];
  const named = stringOf(read("formcontrolname") ?? read("name") ?? { kind: "unknown", reason: "runtime-value" });
  const subject = named === undefined && bound !== undefined ? bound : calledBy(read, label, ev);
  if (!subject) return [];
  const labelled = subject.name === label?.label ? subject : { ...subject, ...label };
  return rules.map((rule) => ruleFact(labelled, rule, { ...at, unit: definition.at.unit }));
}
