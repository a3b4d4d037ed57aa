/**
 * Options that are made of a list, each from one of its elements:
 *
 *     KINDS.map((kind) => jsx(MenuItem, {value: kind, children: t(kind)}, kind))
 *     TYPES.map((type) => ({key: type.id, value: t(type.title)}))
 *     renderList(KINDS, (kind) => createBlock(Option, {value: kind}))        Vue 3
 *     jsx(Stepper, {activeStep: step, children: STEPS.map((label) => jsx(Step, {...}))})        MUI 4 and later
 *
 * Gives the values that the list has, where all its elements are known.
 */

import { returnedExpressions } from "../../evaluate/returns.ts";
import type { Value } from "../../evaluate/value.ts";
import { pushAll } from "../../lists.ts";
import { bindingAt, functionAt } from "../../scope/binding-at.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties, fixedValues, propertyWith } from "../../syntax/object-keys.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import { wholeAtCallSites } from "../at-call-sites.ts";
import type { ExtractContext } from "../extractor.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Subject, Subjects } from "../subjects/subject.ts";
import type { Sighting, Survey } from "../survey.ts";
import type { Candidate } from "./candidate.ts";
import { type Controls, chosenBy, controlOf, propsOf } from "./control-names.ts";
import { parentOf, VALUE_KEYS } from "./element-options.ts";
import { type Listing, listedTexts } from "./listed-texts.ts";
import { nameOfWritten } from "./written-name.ts";

export const MAX_OPTIONS = 60;
/** An option as an object: what it stands for, and what shows it. */
const OBJECT_VALUES = ["value", "key", "id"];
const SHOWN = ["label", "title", "text", "name", "children", "description"];

export function mappedOptions(
  survey: Survey,
  controls: Controls,
  context: Pick<ExtractContext, "ev" | "calls">,
): readonly Candidate[] {
  const { flows, subjects, ev } = controls;
  const out: Candidate[] = [];
  for (const { node, module, unit } of survey.calls) {
    const mapped = mappedBy(node, module);
    const taken = mapped && offeredBy(mapped.by, module);
    const stepper = mapped && stepOf(node, module, flows, subjects);
    if (!mapped || (!taken && !stepper)) continue;
    const list = ev.evaluate(mapped.list, module);
    const listing = { ev, most: MAX_OPTIONS, key: taken?.key };
    if (taken?.isElement) pushAll(out, handedIn(list, { node, module, unit }, listing, controls, context));
    const values = listedTexts(list, listing);
    if (values.length < 2) continue;
    const drawn = taken?.isElement === true || controlOf(node, flows) !== undefined;
    const subject =
      stepper ??
      (taken?.by && subjects.of(taken.by, module)) ??
      chosenBy(parentOf(node, flows) ?? controlOf(node, flows) ?? node, module, controls) ??
      nameOfWritten(mapped.list, module);
    out.push({ kind: "options", values, unit, drawn, plain: true, stands: true, ...(subject && { subject }) });
  }
  return out;
}

/** `Tabs = ({kinds, value, onChange}) => kinds.map((kind) => jsx(Tab, {value: kind}))`: what each user of it hands in. */
function handedIn(
  list: Value,
  at: Sighting<CallLike>,
  listing: Listing,
  controls: Controls,
  context: Pick<ExtractContext, "ev" | "calls">,
): readonly Candidate[] {
  return wholeAtCallSites(list, at, context).flatMap(({ value, at: place }): readonly Candidate[] => {
    const { node, module, unit } = place;
    const values = node === at.node || node.type !== "CallExpression" ? [] : listedTexts(value, listing);
    const subject = values.length < 2 ? undefined : chosenBy(node, module, controls);
    return subject ? [{ kind: "options", values, unit, drawn: true, plain: true, stands: true, subject }] : [];
  });
}

interface Mapped {
  readonly list: Node;
  readonly by: FunctionNode;
}

/** `list.map(fn)`, `renderList(list, fn)` */
function mappedBy({ type, callee, arguments: args }: CallLike, module: Module): Mapped | undefined {
  if (type !== "CallExpression") return undefined;
  const [first, second] = args;
  if (callee.type === "MemberExpression" && memberName(callee) === "map") {
    const by = first && functionAt(first, module.script.scopes);
    return by && { list: callee.object, by };
  }
  return first && second && isFunction(second) && args.length === 2 ? { list: first, by: second } : undefined;
}

interface Offered {
  /** The property of an element that is the value, if it is not the element. */
  readonly key?: string;
  /** What the value is compared with, to mark the one that is chosen. */
  readonly by?: Node;
  /** Whether an element is drawn for each, and no object made of it. */
  readonly isElement?: boolean;
}

/** Under these keys components say whether they are the one that is chosen (HTML, PatternFly 5, React Bootstrap 2, MUI). */
const MARKS = new Set(["checked", "isChecked", "selected", "isSelected", "active", "isActive"]);

/** `jsx(Radio, {isChecked: kind === value, onChange: () => choose(kind)})`, `{checked: chosen.includes(kind)}` */
function currentIn(props: ObjectExpression, by: FunctionNode, module: Module): Offered | undefined {
  for (const [key, { value }] of fixedProperties(props)) {
    if (!MARKS.has(key)) continue;
    const listed = listedIn(value);
    const one = listed && partOf(listed.one, by, module);
    if (listed && one) return { ...one, by: listed.list };
    if (value.type !== "BinaryExpression" || !/^===?$/.test(value.operator)) continue;
    const [left, right] = [partOf(value.left, by, module), partOf(value.right, by, module)];
    if (left && !right) return { ...left, by: value.right };
    if (right && !left) return { ...right, by: value.left };
  }
  return undefined;
}

const HAS = new Set(["includes", "has", "indexOf"]);

/** `list.includes(one)`, `set.has(one)`, `list.indexOf(one) >= 0`: whether it is among those that are chosen. */
function listedIn(test: Node): { readonly list: Node; readonly one: Node } | undefined {
  if (test.type === "BinaryExpression") return isCallOf(test.left, "indexOf") ? listedIn(test.left) : undefined;
  if (test.type !== "CallExpression" || test.callee.type !== "MemberExpression") return undefined;
  const [one, ...more] = test.arguments;
  return one && more.length === 0 && HAS.has(memberName(test.callee) ?? "")
    ? { list: test.callee.object, one }
    : undefined;
}

const isCallOf = (node: Node, method: string): boolean =>
  node.type === "CallExpression" && memberName(node.callee) === method;

/** How deep the element that is marked may stand in the one that is made: `<li><label><input/></label></li>`. */
const MAX_INNER = 4;

/** An element in another that is marked as chosen. */
function innerCurrent(props: ObjectExpression, by: FunctionNode, module: Module, depth = 0): Offered | undefined {
  const children = depth < MAX_INNER ? fixedValues(props).get("children") : undefined;
  for (const child of children?.type === "ArrayExpression" ? children.elements : [children]) {
    const inner = child?.type === "CallExpression" ? propsOf(child) : undefined;
    const found = inner && (currentIn(inner, by, module) ?? innerCurrent(inner, by, module, depth + 1));
    if (found) return found;
  }
  return undefined;
}

function offeredBy(by: FunctionNode, module: Module): Offered | undefined {
  for (const returned of returnedExpressions(by).flatMap((one) => alternatives(one))) {
    const object = returned.type === "ObjectExpression" ? returned : undefined;
    const props = object ?? (returned.type === "CallExpression" ? propsOf(returned) : undefined);
    const value = props && valueIn(props, object ? OBJECT_VALUES : VALUE_KEYS, object !== undefined);
    const taken =
      (value && partOf(value, by, module)) ??
      (props && !object ? (currentIn(props, by, module) ?? innerCurrent(props, by, module)) : undefined);
    if (taken) return { ...taken, isElement: !object };
  }
  return undefined;
}

function valueIn(props: ObjectExpression, keys: readonly string[], isObject: boolean): Node | undefined {
  const own = fixedValues(props);
  const key = keys.find((one) => own.has(one) && !(isObject && one === "value" && own.has("key")));
  const isShown = SHOWN.some((one) => own.has(one)) || (key === "key" && own.has("value"));
  return key !== undefined && (!isObject || isShown) ? own.get(key) : undefined;
}

/** The element, or what a name or a property takes from it. */
export function partOf(value: Node, by: FunctionNode, { script }: Module): Offered | undefined {
  const [only, ...more] = alternatives(value);
  if (!only || more.length > 0) return undefined;
  const root = only.type === "MemberExpression" ? only.object : only;
  const binding = bindingAt(root, script.scopes);
  const [definition] = binding?.definitions ?? [];
  if (definition?.kind !== "param" || definition.of !== by || definition.index !== 0) return undefined;
  const [step, ...deeper] = definition.path;
  if (only.type === "MemberExpression") {
    const key = step ? undefined : keyName(only.property, only.computed);
    return key === undefined ? undefined : { key };
  }
  if (deeper.length > 0 || (step && step.kind !== "key")) return undefined;
  return step ? { key: step.key } : {};
}

/** What the stepper around the list has as its step. */
function stepOf(call: CallLike, module: Module, flows: Flows, subjects: Subjects): Subject | undefined {
  const flow = flows.of(call);
  const around = flow?.kind === "property" && flow.key === "children" ? flow.of : parentOf(call, flows);
  const props =
    around?.type === "ObjectExpression" ? around : around?.type === "CallExpression" ? propsOf(around) : undefined;
  const step = props && propertyWith(props, "activeStep");
  if (!step) return undefined;
  const subject = subjects.of(step.value, module);
  if (subject?.name !== undefined) return subject;
  const at = placeOfNode(step.key, module);
  return { key: subject?.key ?? "activeStep", name: "activeStep", at };
}
