/** What something is set to: `this.step = "done"`, `setStep("done")`, `{status: "open"}`, and what it is at first. */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isError } from "../../evaluate/global-name.ts";
import { parentsOf } from "../../evaluate/instance.ts";
import { isOptions, keptBy } from "../../evaluate/options-component.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { isDrawing, isForeignProperty } from "../../platform/foreign.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, onlyValue } from "../../scope/binding-at.ts";
import { constructorOf } from "../../scope/class-fields.ts";
import { functionAround, functionsAround } from "../../scope/enclosing-functions.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import { type CallExpression, isClass, isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../../syntax/object-keys.ts";
import type { Module, Placed } from "../../unpack/module.ts";
import type { Unit } from "../../unpack/units.ts";
import type { CallGraph } from "../call-graph.ts";
import { callsOf } from "../calls-by.ts";
import { placeOfNode } from "../name-place.ts";
import { objectsWith } from "../objects-with.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Namer } from "../subjects/namer.ts";
import type { Subject, Subjects } from "../subjects/subject.ts";
import { kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import { isStateText, type Observation } from "./candidate.ts";
import { givenTexts } from "./wider.ts";

/** One value that something is set to. */
export interface Take extends Observation {
  /** The expression that is taken, and where. */
  readonly node: Node;
  readonly module: Module;
  readonly how: "set" | "first" | "written" | "sent";
  /** Whether it is set where the thing is made: that leads from nothing, unless it is asked what it was. */
  readonly isMade?: boolean;
  /** What it is a property of, where that has a name: two things of one kind are each on their own. */
  readonly on?: Binding;
  /** The call that hands it to the function that sets it. */
  readonly by?: Placed;
  /** Whether it is a variable of the function that sets it: that works something out, and nothing goes from state to state. */
  readonly isLocal?: boolean;
  /** Key of the subject in what is copied with another value: `(state) => ({...state, phase: "done"})`. */
  readonly copy?: string;
  /** Whether an error is made with it: that tells errors apart, and none changes. */
  readonly isOfError?: boolean;
}

/** Keys of what is also given what is no text that stands there: an answer, what somebody types, a text with holes. */
export function openSubjects(
  survey: Survey,
  flows: Flows,
  subjects: Subjects,
  takes: readonly Take[],
): ReadonlySet<string> {
  const names = new Set(takes.map(({ subject }) => subject.name));
  const out = new Set<string>();
  const note = (value: Node | undefined, module: Module, of: () => Subject | undefined): void => {
    if (value && branches(value).some((one) => isOpen(one, module, subjects))) out.add(of()?.key ?? "");
  };
  for (const { node, module } of survey.assignments)
    if (names.has(memberName(node.left))) note(node.right, module, () => subjects.of(node.left, module));
  for (const { at, state } of flows.setting)
    note(at.node.arguments[0], at.module, () => subjects.ofBinding(state, at.module));
  for (const { node, module } of callsOf(survey.calls, "set", "update")) {
    const of = node.callee.type === "MemberExpression" ? node.callee.object : undefined;
    if (of && names.has(memberName(of))) note(node.arguments[0], module, () => subjects.of(of, module));
  }
  return out;
}

const isOpen = (node: Node, module: Module, subjects: Subjects): boolean =>
  (node.type === "CallExpression" || node.type === "TemplateLiteral") && subjects.textOf(node, module) === undefined;

export function takenValues(
  survey: Survey,
  flows: Flows,
  subjects: Subjects,
  namer: Namer,
  ev: Evaluator,
  calls: CallGraph,
  compared: readonly Observation[],
): readonly Take[] {
  const settings = [
    ...assigned(survey, flows, subjects, ev, calls),
    ...toggled(survey, subjects),
    ...byKey(survey, subjects),
    ...signalled(survey, subjects),
    ...set(flows, subjects, ev, calls),
  ];
  return [
    ...settings,
    ...firsts(survey, flows, subjects),
    ...begun(survey, subjects, keysOf(settings), keysOf(compared)),
    ...written(survey, flows, namer),
    ...chosen(survey, subjects, namer),
  ];
}

const isAllowed = ({ name }: Subject): boolean => name === undefined || !(isForeignProperty(name) || isDrawing(name));

/** The texts that an expression may be, with the place of each. */
export function* textsIn(
  node: Node,
  module: Module,
  subject: Subject,
  unit: Unit,
  how: Take["how"],
  subjects: Subjects,
): Generator<Take> {
  if (!isAllowed(subject)) return;
  for (const one of branches(node).flatMap((branch) => assignedTo(branch, module))) {
    const text = subjects.textOf(one, module);
    if (text && isStateText(text.value)) yield { ...text, subject, unit, node: one, module, how };
  }
}

/** Most texts that a local name is given. */
const MAX_DEFINITIONS = 64;

/** `let next; next = done ? "a" : "b"; set(next)`: what a local name was given, where that is nothing but texts. */
function assignedTo(node: Node, module: Module): readonly Node[] {
  if (node.type !== "Identifier") return [node];
  const definitions = module.script.scopes.bindingOf.get(node)?.definitions ?? [];
  if (definitions.length > MAX_DEFINITIONS) return [node];
  const given = definitions.flatMap((one) =>
    one.kind === "value" && one.path.length === 0 ? branches(one.from) : undefined,
  );
  const texts = given.filter((one) => one !== undefined && literalString(one) !== undefined);
  return given.length > 0 && texts.length === given.length ? given.filter((one) => one !== undefined) : [node];
}

/** Both sides of a condition; of others the expression itself. */
export function branches(node: Node, depth = 0): readonly Node[] {
  if (depth > 6) return [];
  switch (node.type) {
    case "ConditionalExpression":
      return [...branches(node.consequent, depth + 1), ...branches(node.alternate, depth + 1)];
    case "LogicalExpression":
      return [...branches(node.left, depth + 1), ...branches(node.right, depth + 1)];
    default:
      return [node];
  }
}

function* assigned(survey: Survey, flows: Flows, subjects: Subjects, ev: Evaluator, calls: CallGraph): Generator<Take> {
  const reported = rememberFor((binding: Binding) => isReported(binding, flows));
  const handedIn = rememberFor(({ definitions }: Binding) => definitions.some(({ kind }) => kind === "param"));
  for (const { node, module, unit } of survey.assignments) {
    if (node.operator !== "=" || (node.left.type !== "MemberExpression" && node.left.type !== "Identifier")) continue;
    const binding = couldBeText(node.right) ? bindingAt(node.left, module.script.scopes) : undefined;
    const isSet =
      couldBeText(node.right) && !(binding && reported(binding)) && !isFilledOnce(node.left, module, handedIn);
    const subject = isSet ? subjects.of(node.left, module) : undefined;
    const isMade = isBuilt(node.left, module);
    const isLocal = binding !== undefined && isOwnVariable(binding, node, module);
    const isOfError = subject !== undefined && isMade && isErrorClass(node.left, module, ev);
    const on = node.left.type === "MemberExpression" ? bindingAt(node.left.object, module.script.scopes) : undefined;
    const how = {
      ...(on && { on }),
      ...(isMade && { isMade }),
      ...(isLocal && { isLocal }),
      ...(isOfError && { isOfError }),
    };
    const texts = subject ? textsIn(node.right, module, subject, unit, "set", subjects) : [];
    for (const take of texts) yield { ...take, ...how };
    const given = subject && isAllowed(subject) ? handed(node.right, module, subject, unit, ev, calls) : [];
    for (const take of given) yield { ...take, ...how };
  }
}

/** `Text.YES = "yes"` as the program is loaded, `name = name || "main.json"` of what a function is given: set once. */
function isFilledOnce(left: Node, { script, wrapper }: Module, handedIn: (one: Binding) => boolean): boolean {
  if (left.type === "Identifier") {
    const binding = script.scopes.bindingOf.get(left);
    return binding !== undefined && handedIn(binding);
  }
  return functionsAround(script.scopes, left.start).length <= (wrapper ? 1 : 0);
}

/** `let shown = status; if (status === "pending" && !count) shown = "initial"` */
const isOwnVariable = ({ declaration }: Binding, { start }: Node, { script: { scopes } }: Module): boolean =>
  functionAround(scopes, declaration.start) === functionAround(scopes, start);

/**
 * `const column = {name}; column.kind = "text"`, `const award = new Award(); award.kind = "gold"` in one function,
 * `constructor() {this.kind = "text"}`: what a thing is made with leads from nothing.
 */
function isBuilt(left: Node, { script: { scopes } }: Module): boolean {
  if (left.type !== "MemberExpression") return false;
  const of = scopes.thisOf.get(left.object);
  if (of && isClass(of)) return constructorOf(of) === functionAround(scopes, left.start);
  const made = onlyValue(left.object, scopes);
  if (made?.type === "NewExpression") return functionAround(scopes, made.start) === functionAround(scopes, left.start);
  return made?.type === "ObjectExpression";
}

/** `class Full extends Error { constructor(code) { this.code = code } }` */
function isErrorClass(left: Node, module: Module, ev: Evaluator): boolean {
  const of = left.type === "MemberExpression" ? module.script.scopes.thisOf.get(left.object) : undefined;
  const value = of && ev.evaluate(of, module);
  const first = value?.kind === "class" ? (parentsOf(value, ev).at(-1) ?? value) : undefined;
  return first?.node.superClass != null && isError(ev.evaluate(first.node.superClass, first.module));
}

/** `order === "asc" ? "desc" : "asc"`, `mode === "dark" ? "auto" : mode === "auto" ? "light" : "dark"`: the next of some texts. */
function* toggled(survey: Survey, subjects: Subjects): Generator<Take> {
  for (const { node, module, unit } of survey.conditions) {
    if (node.type !== "ConditionalExpression" || node.test.type !== "BinaryExpression") continue;
    const subject = subjects.textOf(node.test.right, module) && subjects.of(node.test.left, module);
    const takes: Take[] = [];
    const add = (of: Node): void => {
      const text = subjects.textOf(of, module);
      if (subject && text && isStateText(text.value))
        takes.push({ ...text, subject, unit, node: of, module, how: "set" });
    };
    const asked: string[] = [];
    let at: Node = node;
    for (; subject && at.type === "ConditionalExpression" && at.test.type === "BinaryExpression"; at = at.alternate) {
      if (subjects.of(at.test.left, module)?.key !== subject.key) break;
      asked.push(subjects.textOf(at.test.right, module)?.value ?? "");
      add(at.consequent);
    }
    add(at);
    // `kind === "a" ? "a" : "b"` sets nothing: it reads one of two
    const isNext = asked.every((one, index) => takes[index]?.value !== one && takes.some(({ value }) => value === one));
    if (takes.length === asked.length + 1 && isNext) yield* takes;
  }
}

/** `commit("status", "done")`, `setFieldValue("kind", "a")`: what is set is named by a text. */
function* byKey(survey: Survey, subjects: Subjects): Generator<Take> {
  for (const { node, module, unit } of callsOf(survey.calls, ...KEYED)) {
    const key = node.arguments[0];
    const value = node.arguments[1];
    if (!key || !value || node.arguments.length > 3) continue;
    const name = couldBeText(value) ? subjects.textOf(key, module) : undefined;
    if (!name || !/^[A-Za-z_][\w.-]*$/.test(name.value)) continue;
    const subject = { key: `any.${name.value}`, name: name.value, at: name.at };
    yield* textsIn(value, module, subject, unit, "set", subjects);
  }
}

/** `this.direction.set("asc")`, `this.direction.update((one) => one === "asc" ? "desc" : "asc")`: signals (Angular 16 to 20). */
function* signalled(survey: Survey, subjects: Subjects): Generator<Take> {
  for (const { node, module, unit } of callsOf(survey.calls, "set", "update")) {
    const [value, ...more] = node.arguments;
    const { callee } = node;
    if (!value || more.length > 0 || callee.type !== "MemberExpression") continue;
    const values = isFunction(value) ? returnedExpressions(value) : [value];
    const subject = values.some(couldBeText) ? subjects.of(callee.object, module) : undefined;
    if (subject) for (const one of values) yield* textsIn(one, module, subject, unit, "set", subjects);
  }
}

/** Methods that set what their first argument names: stores, forms, storage. */
const KEYED = ["commit", "set", "setItem", "setValue", "setFieldValue", "setState", "update", "change", "patch"];

const TEXTUAL = new Set(["Literal", "TemplateLiteral", "MemberExpression", "Identifier"]);

const couldBeText = (node: Node): boolean => branches(node).some(({ type }) => TEXTUAL.has(type));

/** A text that stands there. */
export const isTextual = (node: Node): boolean => literalString(node) !== undefined;

function* set(flows: Flows, subjects: Subjects, ev: Evaluator, calls: CallGraph): Generator<Take> {
  for (const { at, state } of flows.setting) {
    const { node, module, unit } = at;
    const value = node.arguments[0];
    const subject = value && subjects.ofBinding(state, module);
    if (!subject || !isAllowed(subject)) continue;
    yield* textsIn(value, module, subject, unit, "set", subjects);
    yield* handed(value, module, subject, unit, ev, calls);
  }
}

/** `const show = (next) => { setView(next); keep(next) }` with `show("table")` and `show("cards")` */
function* handed(node: Node, module: Module, subject: Subject, unit: Unit, ev: Evaluator, calls: CallGraph) {
  const texts = node.type === "Identifier" ? givenTexts(node, module, ev, calls) : [];
  for (const one of texts) yield { ...one, subject, unit, node, module, how: "set" } satisfies Take;
}

function* firsts(survey: Survey, flows: Flows, subjects: Subjects): Generator<Take> {
  for (const { node, module, unit } of survey.declarators) {
    const state = node.init ? flows.stateOfPair(node.init) : undefined;
    const value = state && node.init && firstArgument(node.init);
    // `useState(() => wide ? "table" : "cards")`
    const values = value && isFunction(value) ? returnedExpressions(value) : [value];
    for (const one of values)
      if (state && one) yield* textsIn(one, module, subjects.ofBinding(state, module), unit, "first", subjects);
  }
  // `({kind = "image"}) => kind === "vector" ? ...`
  for (const { node, module, unit } of survey.defaults) {
    const given = node.value.type === "AssignmentPattern" ? node.value : undefined;
    const binding = given?.left.type === "Identifier" ? module.script.scopes.bindingOf.get(given.left) : undefined;
    if (given && binding && literalString(given.right) !== undefined)
      yield* textsIn(given.right, module, subjects.ofBinding(binding, module), unit, "first", subjects);
  }
  const classes = classesOf(survey);
  for (const { node, module, unit } of survey.fields) {
    const name = keyName(node.key, node.computed);
    const start = classes.get(node);
    if (name === undefined || start === undefined || !node.value) continue;
    // `direction = signal("asc")`
    const made =
      node.value.type === "CallExpression" && node.value.arguments.length === 1 ? node.value.arguments[0] : node.value;
    if (made) yield* textsIn(made, module, fieldOf(name, node.key, start, module), unit, "first", subjects);
  }
  // `data() { return {view: "list"} }`
  for (const { node, module, unit } of objectsWith(survey.objects, "data", "state")) {
    if (!isOptions(node, fixedKeys(node))) continue;
    for (const [name, { key, value }] of keptBy(node, module).flatMap((kept) => fixedProperties(kept)))
      yield* textsIn(value, module, fieldOf(name, key, node.start, module), unit, "first", subjects);
  }
  for (const { node, module, unit } of survey.calls) {
    const self = node.arguments[0];
    if (self?.type !== "ThisExpression") continue;
    const { 1: key, 2: value } = node.arguments;
    const start = module.script.scopes.thisOf.get(self)?.start;
    const name = start !== undefined && key ? literalString(key) : undefined;
    if (name === undefined || start === undefined || !key || !value) continue;
    yield* textsIn(value, module, fieldOf(name, key, start, module), unit, "first", subjects);
  }
}

const keysOf = (all: readonly Observation[]): ReadonlySet<string> => new Set(all.map(({ subject }) => subject.key));

/** `let phase = "idle"`, `const phase = ref("idle")`: what is set later begins as. */
function* begun(
  survey: Survey,
  subjects: Subjects,
  isSet: ReadonlySet<string>,
  isCompared: ReadonlySet<string>,
): Generator<Take> {
  for (const { node, module, unit } of survey.declarators) {
    const binding = node.init ? bindingAt(node.id, module.script.scopes) : undefined;
    const first = node.init?.type === "CallExpression" ? begins(node.init) : node.init;
    const subject = binding && first && branches(first).some(isTextual) && subjects.ofBinding(binding, module);
    const isChanged = first === node.init && (binding?.definitions.length ?? 0) > 1;
    if (subject && (isSet.has(subject.key) || (isChanged && isCompared.has(subject.key))))
      yield* textsIn(first, module, subject, unit, "first", subjects);
  }
}

export const fieldOf = (name: string, { start, end }: Node, of: number, { script }: Module): Subject => ({
  key: `${script.file}:${of}.${name}`,
  name,
  at: { script, start, end },
});

/** Where the class of a field begins, for classes whose `this` is used. */
export function classesOf({ members, fields }: Survey): ReadonlyMap<Node, number> {
  const out = new Map<Node, number>();
  const seen = new Set<Node>();
  const units = new Set(fields.map(({ unit }) => unit));
  for (const { node, module, unit } of members) {
    if (node.object.type !== "ThisExpression" || !units.has(unit)) continue;
    const of = module.script.scopes.thisOf.get(node.object);
    if (!of || seen.has(of) || !isClass(of)) continue;
    seen.add(of);
    for (const one of of.body.body) out.set(one, of.start);
  }
  return out;
}

/** The initial value, through a helper that unpacks the pair: `unpack(useState("a"), 2)`. */
function firstArgument(node: Node): Node | undefined {
  if (node.type !== "CallExpression") return undefined;
  const [argument] = node.arguments;
  return argument?.type === "CallExpression" ? firstArgument(argument) : begins(node);
}

/** What a state begins with, after the key where it is kept under one: `ref("dark")`, `useStorage("scheme", "dark")`. */
const begins = ({ arguments: [argument, second] }: CallExpression): Node | undefined =>
  argument && literalString(argument) !== undefined ? (second ?? argument) : argument;

/** `{status: "open"}`, where it is known what the object is. */
function* written(survey: Survey, flows: Flows, namer: Namer): Generator<Take> {
  for (const { node, module, unit } of survey.objects) {
    const entries = node.properties.flatMap((property) => stateEntry(property) ?? []);
    if (entries.length === 0 || isReport(node, flows)) continue;
    const goal = namer.goal(node, module);
    const owner = goal && kindName(goal.name);
    for (const { name, value, property } of entries) {
      const at = placeOfNode(property.key, module);
      const subject: Subject = owner ? { key: `${owner}.${name}`, name, owner, at } : { key: `any.${name}`, name, at };
      const text = { value, at: placeOfNode(property, module) };
      if (isAllowed(subject) || name === "error")
        yield { ...text, subject, unit, node: property.value, module, how: goal?.isFirst ? "first" : "written" };
    }
  }
}

/** `api.createPlan({...plan, kind: isYearly ? "yearly" : "monthly"})`: one of two values in what is sent. */
function* chosen(survey: Survey, subjects: Subjects, namer: Namer): Generator<Take> {
  for (const { node, module, unit } of survey.objects) {
    const choices = node.properties.flatMap((one) =>
      one.type === "Property" && isChoice(one.value) ? [{ key: one.key, computed: one.computed, of: one.value }] : [],
    );
    const goal = choices.length > 0 ? namer.goal(node, module) : undefined;
    const owner = goal?.sent ? kindName(goal.name) : undefined;
    if (owner === undefined) continue;
    for (const { key, computed, of } of choices) {
      const name = keyName(key, computed);
      const at = placeOfNode(key, module);
      if (name !== undefined)
        yield* textsIn(of, module, { key: `${owner}.${name}`, name, owner, at }, unit, "set", subjects);
    }
  }
}

/** Both sides are names of values, and no texts for people. */
const isChoice = (node: Node): boolean =>
  node.type === "ConditionalExpression" &&
  [node.consequent, node.alternate].every((side) => /^[A-Za-z][\w-]+$/.test(literalString(side) ?? ""));

/** `track("opened", {props: {kind: "help"}})`: what is reported of the use of the product (Plausible, Segment). */
function isReport(node: ObjectExpression, flows: Flows): boolean {
  const flow = flows.of(node);
  const around = flow?.kind === "property" && flow.key === "props" ? flows.of(flow.of) : undefined;
  return (
    around?.kind === "argument" && around.index === 1 && literalString(around.call.node.arguments[0]) !== undefined
  );
}

/** `mode = "a"; track("opened", {props: {mode}})` */
function isReported({ references }: Binding, flows: Flows): boolean {
  return references.some((reference) => {
    const flow = flows.of(reference);
    return flow?.kind === "property" && flow.of.type === "ObjectExpression" && isReport(flow.of, flows);
  });
}

/** A property with a text that may name a state. */
function stateEntry(property: ObjectExpression["properties"][number]) {
  if (property.type !== "Property") return undefined;
  const name = keyName(property.key, property.computed);
  const value = literalString(property.value);
  return name !== undefined && value !== undefined && isStateText(value) ? { name, value, property } : undefined;
}
