/**
 * Rules of input elements: `<input name="email" required maxLength={80}/>` in JSX, `h("input",{...})` and what Vue's
 * compiler makes of a template (`createElementVNode("input",{name:"host",maxlength:"255",required:""})`,
 * `createVNode(Field,{modelValue:o.pin,"onUpdate:modelValue":e=>o.pin=e,maxlength:6})`), and elements of component
 * libraries that pass them on (`<TextField label="Name" required inputProps={{maxLength:80}}/>`), in Svelte 3 and 4
 * `new TextField({props:{label:"Name",required:!0}})`.
 */
import { makesElement } from "../../../evaluate/conventions.ts";
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { isConstant, type ObjectValue, outcomes, stringOf, type Value } from "../../../evaluate/value.ts";
import { FIELD_ELEMENTS } from "../../../html/elements.ts";
import { functionsAround } from "../../../scope/enclosing-functions.ts";
import { keyName, literalValue } from "../../../syntax/literals.ts";
import {
  type CallLike,
  type FunctionNode,
  isFunction,
  type Node,
  type ObjectExpression,
} from "../../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../../syntax/object-keys.ts";
import { svelteProps } from "../../../syntax/svelte.ts";
import { wordSet } from "../../../word-set.ts";
import { allAtCallSites } from "../../at-call-sites.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfValue, written } from "../../name-place.ts";
import { objectsWith } from "../../objects-with.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import type { Subjects } from "../../subjects/subject.ts";
import type { Sighting } from "../../survey.ts";
import { namedSubject } from "../../validation/field-validators.ts";
import { inputRules, isChecked, type ReadAttribute } from "../../validation/input-rules.ts";
import { inputSubject, LABELS, NAMES, ofType } from "../../validation/input-subject.ts";
import { labelsBeside, translatedLabel } from "../../validation/labels-beside.ts";
import { type Rule, ruleFact, type Subject } from "../../validation/rule.ts";
import { type FormAround, Forms } from "../../validation/unchecked.ts";
import { modelOf, withModel } from "../../validation/vue-model.ts";

interface Drawn {
  readonly native: boolean;
  readonly props: ObjectValue;
  /** The component, where it is one. */
  readonly by?: Value;
}

export const inputValidation = {
  name: "input-validation",
  all(survey, context) {
    const { calls, objects } = survey;
    const inputs = calls.flatMap((at): readonly Input[] => {
      const drawn = drawnInput(at, context.ev);
      return drawn ? [{ at, drawn }] : [];
    });
    const around = {
      handing: new Set(
        inputs.flatMap(({ at: { node, module } }) =>
          handsOn(node) ? functionsAround(module.script.scopes, node.start) : [],
        ),
      ),
      drawers: fieldDrawers(objects, context.ev),
      labels: labelsBeside(calls, context),
      subjects: subjectIndex(survey, context).subjects,
      forms: new Forms(survey, context),
    };
    const stated = new Map(inputs.map((input) => [input.at.node, inputFacts(input, around, context)]));
    return inputs.flatMap((input) => {
      const uses = input.drawn.native ? usesOf(input, context) : [];
      if (uses.length === 0) return stated.get(input.at.node) ?? [];
      // what an element says of itself stands with the element
      return uses.flatMap((use) => (stated.get(use.at.node)?.length ? [] : inputFacts(use, around, context)));
    });
  },
} satisfies Extractor;

interface Input {
  readonly at: Sighting<CallLike>;
  readonly drawn: Drawn;
  /** What the component is given that draws it: the input is called after it. */
  readonly of?: ObjectValue;
}

/** Attributes that hold rules or names. */
const TELLING = [...NAMES, ...LABELS, ...wordSet("min max minlength maxlength pattern required")];

/** `({field,max})=><input max={max}/>`, `<Cell field="deviceInstance" max={253}/>`: the input as each use of its component has it. */
function usesOf({ at, drawn: { props } }: Input, context: ExtractContext): readonly Input[] {
  const { ev } = context;
  const open = ([given]: readonly Value[]): readonly Value[] =>
    given?.kind === "object" ? TELLING.flatMap((name) => attributesIn(given, ev)(name) ?? []) : [];
  return allAtCallSites<Sighting<CallLike>>({ values: [props], at }, context, open).flatMap(
    ({ values: [given], at: use }) => {
      if (use === at || given?.kind !== "object") return [];
      const element = ev.evaluate(use.node, use.module);
      const of = element.kind === "element" && element.props.kind === "object" ? { of: element.props } : {};
      return [{ at: use, drawn: { native: true, props: given }, ...of }];
    },
  );
}

/** Whether what is drawn is given rules or a name that are not fixed there: `<input {...rest}/>`, `<input required={must}/>`. */
function handsOn({ arguments: [, props] }: CallLike): boolean {
  if (props?.type !== "ObjectExpression") return props !== undefined && literalValue(props) === undefined;
  return props.properties.some(
    (one) =>
      one.type === "SpreadElement" ||
      (HANDED.has(keyName(one.key, one.computed)?.toLowerCase() ?? "") && literalValue(one.value) === undefined),
  );
}

const HANDED: ReadonlySet<string> = new Set([...TELLING, "type"]);

/** What names inputs from outside. */
interface Around {
  /** Components that hand on to an input what they are given. */
  readonly handing: ReadonlySet<FunctionNode>;
  readonly drawers: FieldDrawers;
  readonly labels: ReadonlyMap<Node, Subject>;
  readonly subjects: Subjects;
  readonly forms: Forms;
}

function inputFacts(
  { at, drawn, of }: Input,
  { drawers, labels, subjects, forms, handing }: Around,
  context: Pick<ExtractContext, "ev" | "words">,
): readonly Fact[] {
  const { ev } = context;
  const read = attributesIn(drawn.props, ev);
  // `<Attribute name="URL" type="url" value={url}/>` of the program's own, which draws a link
  const known = drawn.by ? outcomes(drawn.by).flatMap((one) => (one.kind === "function" ? [one.node] : [])) : [];
  const isOnlyShown = known.length > 0 && !known.some((fn) => handing.has(fn));
  const said = inputRules(read).filter(({ rule }) => drawn.native || isAsked(rule, read, at.node, isOnlyShown));
  const form = said.some(isChecked) && read("form") === undefined ? forms.around(at) : "form";
  const rules = said.filter((rule) => isHeld(rule, form, drawn.native));
  if (rules.length === 0) return [];
  const data = at.node.arguments[1];
  const model = data?.type === "ObjectExpression" ? modelOf(data, at.module) : undefined;
  if (model) {
    const found = withModel(inputSubject(read, ev), model);
    return found ? rules.map((rule) => ruleFact(found, rule, at)) : [];
  }
  const placeOf = placesIn(drawn.props);
  const given = of && attributesIn(of, ev);
  const beside = labels.get(at.node);
  const subject =
    drawnFor(at, read, drawers) ??
    (of && given && inputSubject(given, ev, { placeOf: placesIn(of), nameOf: namesIn(of, subjects), beside })) ??
    inputSubject(read, ev, { placeOf, nameOf: namesIn(drawn.props, subjects), beside }) ??
    translatedLabel(read, placeOf, context) ??
    ofType(read);
  return subject ? rules.map((rule) => ruleFact(subject, rule, at)) : [];
}

function drawnInput({ node, module }: Sighting<CallLike>, ev: Evaluator): Drawn | undefined {
  if (svelteProps(node)) {
    const drawn = ev.evaluate(node, module);
    return drawn.kind === "element" && drawn.node === node ? propsOf(drawn.props, false) : undefined;
  }
  const { 0: first, 1: second } = node.arguments;
  if (!first || !second || first.type === "SpreadElement" || second.type === "SpreadElement") return undefined;
  const tag = stringOf(ev.evaluate(first, module));
  if (tag !== undefined && !FIELD_ELEMENTS.has(tag)) return undefined;
  if (tag !== undefined) return propsOf(ev.evaluate(second, module), true);
  if (second.type === "ObjectExpression" && (fixedKeys(second).has("onUpdate:modelValue") || isFormItem(node)))
    return propsOf(ev.evaluate(second, module), false);
  if (second.type === "ObjectExpression" && modelOf(second, module)) return propsOf(ev.evaluate(second, module), false);
  if (!makesElement(node, ev.evaluate(node.callee, module), module, ev)) return undefined;
  const element = ev.evaluate(node, module);
  const drawn = element.kind === "element" && element.node === node ? propsOf(element.props, false) : undefined;
  return drawn && element.kind === "element" ? { ...drawn, by: element.type } : undefined;
}

/** Element's `<el-form-item prop="skipper" required>`, which holds the input in its slot (Element UI 2, Element Plus 1 and 2). */
function isFormItem({ arguments: [, props, slots] }: CallLike): boolean {
  const keys = props?.type === "ObjectExpression" ? fixedKeys(props) : undefined;
  return keys?.has("prop") === true && keys.has("required") && slots?.type === "ObjectExpression";
}

const propsOf = (props: Value, native: boolean): Drawn | undefined =>
  props.kind === "object" ? { native, props } : undefined;

/** That something has to be there is also shown, by components and where no form is. */
const isHeld = (rule: Rule, around: FormAround, native: boolean): boolean =>
  around === "form" || !isChecked(rule) || (rule.rule === "required" && (around === "none" || !native));

/** A component is an input where it takes a value; its bounds count where it also says that it is about numbers. */
function isAsked(rule: string, read: ReadAttribute, { arguments: [, props] }: CallLike, isOnlyShown: boolean): boolean {
  const takes = ["defaultvalue", "onChange", "modelvalue", "onInput", "register", "control", "model"].some(
    (key) => read(key) !== undefined,
  );
  // a value that nothing is told of when it changes is only shown
  const isShown = !takes && (read("value") === undefined || !tellsOfChanges(props));
  // Element's form items name their field by `prop`
  if (isShown && (isOnlyShown || read("name") === undefined) && (rule !== "required" || read("prop") === undefined))
    return false;
  if (rule === "min" || rule === "max") return isNumeric(read);
  return rule !== "pattern" || !isShown;
}

/** `{value, onValueChange}`, and whatever is spread. */
const tellsOfChanges = (props: Node | undefined): boolean =>
  props?.type !== "ObjectExpression" ||
  props.properties.some((one) => {
    const key = one.type === "Property" ? keyName(one.key, one.computed) : "on";
    return key?.startsWith("on") || key?.startsWith("set");
  });

const isNumeric = (read: ReadAttribute): boolean =>
  stringOf(read("type") ?? { kind: "unknown", reason: "runtime-value" }) === "number" ||
  (read("min") !== undefined && read("max") !== undefined);

/** Attributes whose name in JSX differs from HTML's by more than case. */
const SPELLED: ReadonlyMap<string, readonly string[]> = new Map([
  ["minlength", ["minLength", "minlength"]],
  ["maxlength", ["maxLength", "maxlength"]],
  ["modelvalue", ["modelValue"]],
  ["defaultvalue", ["defaultValue"]],
  ["labeltext", ["labelText"]],
  ["fieldname", ["fieldName"]],
  ["floatinglabel", ["floatingLabelText"]],
]);

/** Props through which components hand attributes to their input: MUI 4 to 7, Vue 2. */
const INNER = ["inputProps", "attrs", "domProps"];

function attributesIn(props: ObjectValue, ev: Evaluator): ReadAttribute {
  const slots = ev.member(ev.member(props, "slotProps"), "htmlInput");
  const inner = [...INNER.map((key) => ev.member(props, key)), slots].filter((value) => value.kind === "object");
  return (name) => {
    for (const spelled of SPELLED.get(name) ?? [name])
      for (const holder of [props, ...inner]) {
        const value = ev.member(holder, spelled);
        if (!isConstant(value, undefined) && !isConstant(value, null)) return value;
      }
    return undefined;
  };
}

const placesIn = (props: ObjectValue) => (name: string) =>
  (SPELLED.get(name) ?? [name]).flatMap((spelled) => placeOfValue(props, spelled));

/** What an attribute reads, `value: limit` after `const {pageSize: limit} = useSettings()`: the name of the property. */
const namesIn = (props: ObjectValue, subjects: Subjects) => (name: string) =>
  (SPELLED.get(name) ?? [name])
    .flatMap((spelled) => written(props, spelled))
    .map(({ property, module }) => subjects.of(property.value, module)?.name)
    .find((one) => one !== undefined);

/**
 * Functions that draw the input of a field whose name stands beside them: React Hook Form's
 * `{name:"order",control,render:({field})=>...}`, Formik's and Final Form's `{name:"order",children:({input})=>...}`. What
 * such a function is given has the field's value, so an input that shows it is called as the field is.
 */
type FieldDrawers = ReadonlyMap<FunctionNode, Subject>;

function fieldDrawers(objects: readonly Sighting<ObjectExpression>[], ev: Evaluator): FieldDrawers {
  const out = new Map<FunctionNode, Subject>();
  for (const { node, module } of objectsWith(objects, "render", "children", "component")) {
    const name = propertyOf(node, "name");
    const draws = name && (propertyOf(node, "render") ?? propertyOf(node, "children") ?? propertyOf(node, "component"));
    if (!draws || !isFunction(draws)) continue;
    const subject = namedSubject(ev.evaluate(node, module), ev);
    if (subject) out.set(draws, subject);
  }
  return out;
}

/** The field that an input shows, where a function draws it that is given the field's value. */
function drawnFor(
  { node, module }: Sighting<CallLike>,
  read: ReadAttribute,
  drawers: FieldDrawers,
): Subject | undefined {
  if (drawers.size === 0) return undefined;
  for (const fn of functionsAround(module.script.scopes, node.start)) {
    const subject = drawers.get(fn);
    if (!subject) continue;
    const shown = ["value", "name", "checked", "selected", "modelvalue"].some((key) => {
      const value = read(key);
      return value !== undefined && outcomes(value).some((one) => isGiven(one, fn));
    });
    return shown ? subject : undefined;
  }
  return undefined;
}

/** `field.value` of `({field}) => ...`. */
function isGiven(value: Value, fn: FunctionNode): boolean {
  switch (value.kind) {
    case "member":
      return isGiven(value.object, fn);
    case "choice":
      return isGiven(value.first, fn);
    case "result":
      return value.args.some((arg) => isGiven(arg, fn));
    default:
      return value.kind === "param" && value.of === fn;
  }
}
