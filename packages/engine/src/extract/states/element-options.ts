/**
 * Options that a component offers, as elements beside each other, each with its own value:
 *
 *     [jsx(Item, {value: "open", children: "Open"}), jsx(Item, {value: "closed", children: "Closed"})]
 *     createElement("select", {name: "status"}, createElement("option", {value: "open"}, "Open"), ...)
 *     a = jsx("option", {value: "open", ...}); jsx("select", {children: [a, b]})       as React's compiler keeps them
 *     jsx(Item, {children: jsx(Link, {eventKey: "open", ...})})      each in an element of its own (Bootstrap's navs)
 */
import { append } from "../../multimap.ts";
import type { Binding } from "../../scope/binding.ts";
import { keyName, literalString, literalValue } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, propertyOf } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { callsWithObject } from "../calls-by.ts";
import type { Flow, Flows } from "../subjects/flows.ts";
import type { Subjects } from "../subjects/subject.ts";
import type { Survey } from "../survey.ts";
import { type Candidate, isOptionText, isStateText, type Observation, type Text } from "./candidate.ts";
import { type Controls, chosenBy, propsAround, propsOf } from "./control-names.ts";
import { labelsOf } from "./option-labels.ts";

/** Properties that hold what an option stands for; the others tell only where something is compared with them. */
export const VALUE_KEYS = ["value", "eventKey", "itemKey", "tabKey"];
const ID_KEYS = ["id", "name", "key"];

interface Offered {
  readonly module: Module;
  readonly unit: Candidate["unit"];
  /** The call or list that holds the options. */
  readonly around: Node;
  readonly key: string;
  readonly type: string;
  /** `option` of HTML. */
  readonly isOption: boolean;
  readonly values: Map<string, Text>;
  /** What stands on each. */
  readonly labels: Map<string, Node | undefined>;
}

export function elementOptions(
  survey: Survey,
  controls: Controls,
  compared: readonly Observation[],
): readonly Candidate[] {
  const { flows, subjects } = controls;
  const asked = new Set(compared.map(({ subject, value }) => `${subject.name} ${value}`));
  const found = new Map<Node, Map<string, Offered>>();
  for (const { node, module, unit } of callsWithObject(survey.calls)) {
    const props = propsOf(node);
    if (!props) continue;
    const own = parentOf(node, flows);
    const around = own ?? wrapperParent(node, flows);
    // `jsx(Radio, {value: true, id: "paid-yes"})`, `{id: "select-done", href: "#done"}`: what has a value is not told by its id
    const isSwitch = VALUE_KEYS.some((key) => typeof literalValue(propertyOf(props, key))?.value === "boolean");
    const isTold = isSwitch || fixedKeys(props).has("href");
    const keys = own && !isTold ? [...VALUE_KEYS, ...ID_KEYS] : VALUE_KEYS;
    const chosen = around && keys.map((key) => textOf(props, key, module, subjects)).find(Boolean);
    if (!chosen || !around || isButton(node, props, chosen.text.value) || isInput(props, chosen.key)) continue;
    const { key, text } = chosen;
    const type = typeText(node, module);
    const group = `${key} ${type}`;
    const groups = found.get(around) ?? new Map<string, Offered>();
    found.set(around, groups);
    const isOption = literalString(node.arguments[0]) === "option";
    const known = groups.get(group) ?? {
      module,
      unit,
      around,
      key,
      type,
      isOption,
      values: new Map(),
      labels: new Map(),
    };
    groups.set(group, known);
    known.values.set(text.value, text);
    known.labels.set(text.value, propertyOf(props, "children") ?? node.arguments[2]);
  }
  // parts that are opened beside each other (Radix UI's accordion) are no values of one thing
  const isMultiple = ({ around }: Offered): boolean =>
    literalString(propertyOf(propsAround(around, flows), "type")) === "multiple";
  const isText = ({ isOption }: Offered, value: string): boolean =>
    value === "" || (isOption ? isOptionText(value) : isStateText(value));
  const all = [...found.values()]
    .flatMap((groups) => [...groups.values()].filter((one) => !isMultiple(one)))
    .filter((one) => one.values.size > 1 && [...one.values.keys()].every((value) => isText(one, value)));
  const tabs = tabsAmong(all);
  return all.map((offered) => candidateOf(offered, controls, asked, tabs));
}

/** What is drawn for each value twice, by two components of one unit: once to be chosen, and once to be shown. */
function tabsAmong(all: readonly Offered[]): ReadonlySet<Offered> {
  const byValues = new Map<string, Offered[]>();
  for (const offered of all)
    if (VALUE_KEYS.includes(offered.key))
      append(byValues, `${offered.module.script.file} ${[...offered.values.keys()].sort().join(" ")}`, offered);
  return new Set([...byValues.values()].filter((same) => new Set(same.map(({ type }) => type)).size === 2).flat());
}

/** Options stand by themselves where they have values, or where `event.name === "known"` asks for one by its name. */
function candidateOf(
  one: Offered,
  controls: Controls,
  asked: ReadonlySet<string>,
  tabs: ReadonlySet<Offered>,
): Candidate {
  const { around, module, unit, key, values } = one;
  const texts = offered(values);
  const shown = labelsOf(
    texts.map(({ value }) => ({ value, label: one.labels.get(value) })),
    module,
    controls,
  );
  const subject =
    chosenBy(around, module, controls) ?? shown.subject ?? (tabs.has(one) ? { key: "tab", name: "tab" } : undefined);
  const isValue = VALUE_KEYS.includes(key);
  return {
    kind: "options",
    values: texts,
    unit,
    drawn: isValue,
    plain: isValue,
    stands: isValue || [...values.keys()].some((value) => asked.has(`${key} ${value}`)),
    ...(subject ? { subject, named: one.isOption } : {}),
    ...(shown.labels ? { labels: shown.labels } : {}),
  };
}

/** Without an empty one: that stands for no choice (HTML's placeholder label option). */
const offered = (values: ReadonlyMap<string, Text>): readonly Text[] => {
  const all = [...values.values()];
  const chosen = all.filter(({ value }) => value !== "");
  return chosen.length > 1 ? chosen : all;
};

/** The list of children, or the element that has the children as arguments; also through a name that keeps the element. */
export function parentOf(node: Node, flows: Flows): Node | undefined {
  const flow = flows.of(node);
  if (flow?.kind === "element") return flow.of;
  if (flow?.kind === "argument") return flow.index > 1 && propsOf(flow.call.node) ? flow.call.node : undefined;
  const kept = flow && keptBy(flow);
  if (kept?.definitions.length !== 1) return undefined;
  const places = new Set(kept.references.flatMap((reference) => listOf(flows.of(reference)) ?? []));
  const [only] = places;
  return places.size === 1 ? only : undefined;
}

const listOf = (flow: Flow | undefined): Node | undefined => (flow?.kind === "element" ? flow.of : undefined);

/** `const a = jsx(...)`, `let a; a = jsx(...)` */
function keptBy(flow: Flow): Binding | undefined {
  if (flow.kind === "declared") return flow.binding;
  if (flow.kind !== "assigned" || flow.to.type !== "Identifier") return undefined;
  return flow.module.script.scopes.bindingOf.get(flow.to);
}

/** Of an element that is all that another one holds, what holds that one, where it has no value of its own. */
function wrapperParent(node: Node, flows: Flows): Node | undefined {
  const flow = flows.of(node);
  const props = flow?.kind === "property" && flow.key === "children" ? flow.of : undefined;
  const around = props && flows.of(props);
  const outer = around?.kind === "argument" && around.index === 1 ? propsOf(around.call.node) : undefined;
  if (around?.kind !== "argument" || !outer || outer !== props) return undefined;
  const keys = fixedKeys(outer);
  return VALUE_KEYS.some((key) => keys.has(key)) ? undefined : parentOf(around.call.node, flows);
}

interface Chosen {
  readonly key: string;
  readonly text: Text;
}

/** A text under a key, also one that is kept under a name: `eventKey: PATHS`. */
function textOf(props: ObjectExpression, key: string, module: Module, subjects: Subjects): Chosen | undefined {
  const value = props.properties.find((one) => one.type === "Property" && keyName(one.key, one.computed) === key);
  if (value?.type !== "Property") return undefined;
  const isKept = value.value.type === "Identifier" && VALUE_KEYS.includes(key);
  const text = literalString(value.value) !== undefined || isKept ? subjects.textOf(value.value, module) : undefined;
  return text && { key, text };
}

/** `jsx(Button, {value: "Save", onClick})`: what stands on a button, and not what one chooses. */
function isButton({ arguments: [, , child] }: CallLike, props: ObjectExpression, value: string): boolean {
  const keys = fixedKeys(props);
  return !child && !keys.has("children") && keys.has("onClick") && /^[A-Z]/.test(value);
}

/** Of fields of a form, beside their names (React Hook Form 7, Formik 2, HTML). */
const INPUT = new Set(["rules", "control", "register", "onChange", "onBlur", "required", "validate", "defaultValue"]);

/** `jsx(TextField, {name: "street", rules})`: a field of a form, beside others. */
const isInput = (props: ObjectExpression, key: string): boolean =>
  ID_KEYS.includes(key) && [...fixedKeys(props)].some((one) => INPUT.has(one));

const typeText = ({ arguments: [type] }: CallLike, { script }: Module): string =>
  type ? script.text.slice(type.start, type.end) : "";
