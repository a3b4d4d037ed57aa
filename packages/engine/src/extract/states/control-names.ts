/**
 * What the control is called in which people choose, by where its value comes from and goes to, before by what stands
 * on it:
 *
 *     jsx(Select, {value: order.status, ...})                                  what it shows
 *     jsx(Select, {onChange: (e) => save({sortBy: e.target.value})})           where a choice goes to
 *     jsx(Select, {name: "status"}), jsx(Select, {"aria-label": "Sort order"})      its name, its label
 *     jsx("label", {children: ["Sort by", jsx("select", {...})]})              the label around it, or before it
 *     withDirectives(h("select", {...}), [[vModelSelect, form.kind]])          Vue 3's `v-model`
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isForeignProperty } from "../../platform/foreign.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, functionAt } from "../../scope/binding-at.ts";
import { functionsAround } from "../../scope/enclosing-functions.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, FunctionNode, Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedValues, propertyOf, propertyWith } from "../../syntax/object-keys.ts";
import { walk } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import type { Words } from "../i18n/words.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flow, Flows } from "../subjects/flows.ts";
import type { Subject, Subjects } from "../subjects/subject.ts";
import { aboutOf, isEmptyName, wordsOf } from "../subjects/words.ts";
import { wordingOf } from "../validation/wording.ts";
import { nameOf } from "./set-name.ts";

/** What names of controls are asked of. */
export interface Controls {
  readonly flows: Flows;
  readonly subjects: Subjects;
  readonly ev: Evaluator;
  readonly words: Words;
}

/** Elements around a control that are asked for its name. */
const MAX_OUTER = 4;
/** More elements beside a control are controls of their own. */
const MAX_BESIDE = 3;
/** More words explain. */
const MAX_WORDS = 5;

/** Properties by which controls show what is chosen (HTML, Vue 3, React Bootstrap 2, antd 5, Radix). */
const SHOWS = ["value", "modelValue", "selected", "activeKey", "selectedValue", "defaultValue"];
const TEST_ID = "data-testid";
const IDS = ["name", "id", TEST_ID];
/** Last words of ids that say what the control is, not what it is for. */
const CONTROL =
  /(?<=[a-z\d])[-_]?(?:[sS]elect(?:or|ion)?|[dD]rop-?[dD]own|[pP]icker|[cC]ombo-?[bB]ox|[iI]nput|[fF]ield|[tT]abs)$/;
const LABELS = ["label", "aria-label", "ariaLabel", "placeholder"];
/** Properties under which controls take what is done with a choice. */
const HANDLES = /^on(?:[Uu]pdate:\w+|Change|ValueChange|Select(?:ed|ionChange)?|Input)$/;

/** The subject of the control around options: a list, an element, or what holds either. */
export function chosenBy(around: Node, module: Module, controls: Controls): Subject | undefined {
  const props = propsAround(around, controls.flows);
  if (!props) return undefined;
  const field = byField(props, module, controls);
  if (field) return field;
  const call = elementOf(props, controls.flows);
  const shown = byValue(props, module, controls) ?? (call && byDirective(call, module, controls));
  if (shown && !isVague(shown)) return shown;
  return (
    byHandler(props, module, controls) ??
    byProps(props, IDS, module, controls) ??
    byProps(props, LABELS, module, controls) ??
    (call && byOuter(call, module, controls)) ??
    shown
  );
}

/** `<Controller name="kind" render={({field}) => ...}/>` (React Hook Form 7, React Final Form 6): the field that draws the control. */
function byField(props: ObjectExpression, module: Module, controls: Controls): Subject | undefined {
  const { scopes } = module.script;
  for (const fn of functionsAround(scopes, props.start).slice(0, MAX_OUTER)) {
    const id = fn.type === "FunctionDeclaration" ? fn.id : undefined;
    const named = (id && scopes.bindingOf.get(id)?.references) ?? [];
    const fields = [fn, ...named].flatMap((place) => {
      const flow = controls.flows.of(place);
      const name = flow?.kind === "property" && flow.key === "render" ? propertyOf(flow.of, "name") : undefined;
      return (name && byText(name, module, controls, false)) ?? [];
    });
    if (new Set(fields.map(({ name }) => name)).size === 1) return fields[0];
  }
  return undefined;
}

/** `type`, `state`: of anything. */
const isVague = ({ owner, name = "" }: Subject): boolean => owner === undefined && isEmptyName(name);

/** Under these keys components take what they let choose from. */
const OFFERS = new Set(["options", "items", "choices", "data", "values", "list", "tabs", "menu"]);

/** Where a control is given options: `{value: state.source, options: [...]}`, also through a name. */
export function controlOf(node: Node, flows: Flows): Node | undefined {
  const isOffered = (one: Node): boolean => {
    const flow = flows.of(one);
    return flow?.kind === "property" && OFFERS.has(flow.key);
  };
  if (isOffered(node)) return node;
  const flow = flows.of(node);
  return flow?.kind === "declared" ? flow.binding.references.find(isOffered) : undefined;
}

/** Whether a control that is given options also has what is chosen of them. */
export function isChoice(control: Node, flows: Flows): boolean {
  const props = propsAround(control, flows);
  return props !== undefined && SHOWS.some((key) => fixedValues(props).has(key));
}

/** `jsx(type, {...})`, `createElement(type, {...}, ...)`, `h(type, {attrs: {...}, on: {...}}, ...)` (Vue 2). */
export function propsOf({ type, arguments: args }: CallLike): ObjectExpression | undefined {
  const { 0: kind, 1: props } = args;
  const isType = kind?.type === "Identifier" || kind?.type === "MemberExpression" || literalString(kind) !== undefined;
  if (type !== "CallExpression" || !isType || props?.type !== "ObjectExpression") return undefined;
  const attributes = propertyOf(props, "attrs");
  return attributes?.type === "ObjectExpression" ? attributes : props;
}

/** What the element is drawn with that has the options. */
export function propsAround(around: Node, flows: Flows): ObjectExpression | undefined {
  const own = around.type === "CallExpression" ? propsOf(around) : undefined;
  if (own) return own;
  const flow = flows.of(kept(around, flows));
  if (flow?.kind === "property") return flow.of.type === "ObjectExpression" ? flow.of : undefined;
  // `h("select", {...}, [...])`
  return flow?.kind === "argument" && flow.index > 1 ? propsOf(flow.call.node) : undefined;
}

/** `{attrs: {...}, model: {...}}` of Vue 2, what is given else. */
function dataOf(props: ObjectExpression, flows: Flows): ObjectExpression {
  const flow = flows.of(props);
  return flow?.kind === "property" && flow.key === "attrs" && flow.of.type === "ObjectExpression" ? flow.of : props;
}

function elementOf(props: ObjectExpression, flows: Flows): CallLike | undefined {
  const flow = flows.of(dataOf(props, flows));
  return flow?.kind === "argument" && flow.index === 1 && propsOf(flow.call.node) === props
    ? flow.call.node
    : undefined;
}

const told = (subject: Subject | undefined): Subject | undefined =>
  subject?.name !== undefined && !isForeignProperty(subject.name) && nameOf(subject) !== undefined
    ? subject
    : undefined;

const clear = (subject: Subject | undefined): Subject | undefined =>
  told(subject) && subject && !isVague(subject) ? subject : undefined;

function byValue(props: ObjectExpression, module: Module, { subjects, flows }: Controls): Subject | undefined {
  const model = propertyOf(dataOf(props, flows), "model");
  const own = fixedValues(model?.type === "ObjectExpression" ? model : props);
  for (const key of SHOWS) {
    const value = own.get(key);
    const subject = value && told(subjects.of(value, module));
    if (subject) return subject;
  }
  return undefined;
}

/** `withDirectives(h("select", ...), [[vModelSelect, form.kind]])` */
function byDirective(call: CallLike, module: Module, { flows, subjects }: Controls): Subject | undefined {
  const flow = flows.of(call);
  const list = flow?.kind === "argument" && flow.index === 0 ? flow.call.node.arguments[1] : undefined;
  const [first] = list?.type === "ArrayExpression" ? list.elements : [];
  const value = first?.type === "ArrayExpression" ? first.elements[1] : undefined;
  return value ? told(subjects.of(value, module)) : undefined;
}

/** Where a choice goes to: a property that it is put under, a method that sets it. */
function byHandler(props: ObjectExpression, module: Module, { flows, subjects }: Controls): Subject | undefined {
  for (const [key, value] of fixedValues(props)) {
    if (!HANDLES.test(key)) continue;
    const setter = bindingAt(value, module.script.scopes);
    const state = setter && flows.stateSetBy(setter);
    const set = state && clear(subjects.ofBinding(state, module));
    const handler = functionAt(value, module.script.scopes);
    const found = set ?? (handler && setIn(handler, module, flows, subjects));
    if (found) return found;
  }
  return undefined;
}

function setIn(handler: FunctionNode, module: Module, flows: Flows, subjects: Subjects): Subject | undefined {
  const given = bindingAt(handler.params[0], module.script.scopes);
  if (!given || !handler.body) return undefined;
  let found: Subject | undefined;
  walk(handler.body, (node) => {
    found ??= clear(setAt(node, given, module, flows, subjects));
    return found === undefined;
  });
  return found;
}

function setAt(node: Node, given: Binding, module: Module, flows: Flows, subjects: Subjects): Subject | undefined {
  const isGiven = (one: Node | undefined): boolean => isOf(one, given, module);
  const named = (name: string | undefined, at: Node): Subject | undefined =>
    name === undefined ? undefined : { key: `goal:${name}`, name, at: placeOfNode(at, module) };
  switch (node.type) {
    case "Property":
      return isGiven(node.value) ? named(keyName(node.key, node.computed), node.key) : undefined;
    case "AssignmentExpression":
      return isGiven(node.right) && node.left.type === "MemberExpression" ? subjects.of(node.left, module) : undefined;
    case "CallExpression": {
      const [first, second] = node.arguments;
      if (first && isGiven(first)) {
        const state = flows.stateOf(node, module);
        const method = memberName(node.callee);
        const about = method !== undefined && /^(?:set|change|select)[A-Z]/.test(method) ? aboutOf(method) : undefined;
        return state ? subjects.ofBinding(state, module) : named(about, node.callee);
      }
      return first && isGiven(second) ? named(literalString(first), first) : undefined;
    }
    default:
      return undefined;
  }
}

/** `e`, `e.target.value`, `e.detail` */
function isOf(node: Node | undefined, given: Binding, module: Module): boolean {
  let root = node;
  for (let depth = 0; depth < MAX_OUTER && root?.type === "MemberExpression"; depth++) root = root.object;
  return root?.type === "Identifier" && module.script.scopes.bindingOf.get(root) === given;
}

function byProps(
  props: ObjectExpression,
  keys: readonly string[],
  module: Module,
  controls: Controls,
): Subject | undefined {
  const own = fixedValues(props);
  for (const key of keys) {
    const value = own.get(key);
    const subject =
      value &&
      (IDS.includes(key) ? byText(value, module, controls, key === TEST_ID) : byWords(value, module, controls));
    if (subject) return subject;
  }
  return undefined;
}

/** A name for the program: of a path its last part, `config.kinds[0].kind`, `GeneralSettings_toolbarPosition` of a test. */
function byText(node: Node, module: Module, { subjects }: Controls, isTest: boolean): Subject | undefined {
  const path = isTest ? literalString(node)?.replaceAll("_", ".") : literalString(node);
  if (path === undefined) return clear(subjects.of(node, module));
  const name = path
    .replace(/\[\w*\]/g, "")
    .split(".")
    .findLast((part) => !/^\d*$/.test(part))
    ?.replace(CONTROL, "");
  return name === undefined || isEmptyName(name)
    ? undefined
    : told({ key: `goal:${name}`, name, at: placeOfNode(node, module) });
}

/** Words for people, written there or under a key; of a key that no catalogue has, its last part. */
function byWords(node: Node, module: Module, { ev, words }: Controls): Subject | undefined {
  const { message, messageKey } = wordingOf(ev.evaluate(node, module), { ev, words }) ?? {};
  const text = message?.text ?? messageKey?.text.split(/[.:/]/).at(-1);
  const said = text === undefined ? [] : wordsOf(text);
  if (text === undefined || said.length === 0 || said.length > MAX_WORDS || !isLatin(text)) return undefined;
  const name = said.join(" ");
  return told({ key: `goal:${name}`, name, at: placeOfNode(node, module) });
}

/** Names are written in it. */
const isLatin = (text: string): boolean => /[A-Za-z]{2}/.test(text) && !/[{}<>]|[^\p{Script=Latin}\P{L}]/u.test(text);

/** The label before a control, the label or the field around it. */
function byOuter(control: CallLike, module: Module, controls: Controls): Subject | undefined {
  let at: CallLike = control;
  for (let depth = 0; depth < MAX_OUTER; depth++) {
    const place = placeIn(at, controls.flows);
    if (!place) return undefined;
    const { before, count } = place;
    const said = before ? labelText(before, module, controls, place.isLabel || count === 2) : undefined;
    const named = said ?? byProps(place.props, [...IDS.slice(0, 1), ...LABELS], module, controls);
    if (named) return named;
    if (count > MAX_BESIDE) return undefined;
    at = place.element;
  }
  return undefined;
}

interface Place {
  /** The child before it, and how many there are. */
  readonly before: Node | undefined;
  readonly count: number;
  readonly element: CallLike;
  readonly props: ObjectExpression;
  readonly isLabel: boolean;
}

/** Where an element stands among the children of another. */
function placeIn(call: CallLike, flows: Flows): Place | undefined {
  const at = kept(call, flows);
  const flow = flows.of(at);
  const list = flow?.kind === "element" && flow.of.type === "ArrayExpression" ? flow.of : undefined;
  const around = list ? flows.of(list) : flow;
  const props = propsHolding(around);
  const element = props && elementOf(props, flows);
  if (!props || !element) return undefined;
  const isOf = { element, props, isLabel: isLabel(element, props) };
  if (list && flow?.kind === "element")
    return { before: nodeBefore(list.elements, flow.index, 0), count: list.elements.length, ...isOf };
  if (around?.kind !== "argument") return { before: undefined, count: 1, ...isOf };
  const { arguments: given } = element;
  return { before: nodeBefore(given, around.index, 2), count: given.length - 2, ...isOf };
}

/** What stands before a place of a list with holes; `least`: where the list begins. */
function nodeBefore(list: readonly (Node | null)[], index: number, least: number): Node | undefined {
  for (let at = index - 1; at >= least; at--) if (list[at]) return list[at] ?? undefined;
  return undefined;
}

function propsHolding(flow: Flow | undefined): ObjectExpression | undefined {
  if (flow?.kind === "property")
    return flow.key === "children" && flow.of.type === "ObjectExpression" ? flow.of : undefined;
  return flow?.kind === "argument" && flow.index > 1 ? propsOf(flow.call.node) : undefined;
}

/** `a = jsx(...); jsx(Box, {children: [a]})`: where it stands that is kept under a name. */
function kept(node: Node, flows: Flows): Node {
  const flow = flows.of(node);
  const binding =
    flow?.kind === "declared"
      ? flow.binding
      : flow?.kind === "assigned"
        ? bindingAt(flow.to, flow.module.script.scopes)
        : undefined;
  if (binding?.definitions.length !== 1) return node;
  const drawn = binding.references.filter((one) => {
    const use = flows.of(one);
    return use?.kind === "element" || use?.kind === "property";
  });
  const [only, ...more] = drawn;
  return only && more.length === 0 ? only : node;
}

/** `jsx("label", ...)`, and components that are given what HTML's labels are given. */
function isLabel(element: CallLike, props: ObjectExpression | undefined): boolean {
  const tag = literalString(element.arguments[0]);
  if (tag !== undefined) return tag === "label" || tag === "legend" || tag === "dt";
  return props !== undefined && (propertyWith(props, "htmlFor") ?? propertyWith(props, "for")) !== undefined;
}

/** `isBeside`: whether any text is meant: in a label, or as the only thing beside the control. */
function labelText(node: Node, module: Module, controls: Controls, isBeside: boolean): Subject | undefined {
  const element = node.type === "CallExpression" ? node : undefined;
  const props = element && propsOf(element);
  if (element && props && (isBeside || isLabel(element, props))) {
    const text = fixedValues(props).get("children") ?? element.arguments[2];
    return text && byWords(text, module, controls);
  }
  return isBeside ? byWords(node, module, controls) : undefined;
}
