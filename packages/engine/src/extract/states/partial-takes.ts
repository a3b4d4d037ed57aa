/**
 * Parts of a state that are set in an object, which leaves the other parts as they are:
 *
 *     this.setState({phase: "done"})                    React's classes, and stores that call it so
 *     setRequest({state: "pending", id})                a state of React that is an object, also by a function of it
 *     update({state: "done"})                           of `(part) => setRequest((all) => ({...all, ...part}))`
 *     set({step: "paid"})                               stores, of what their maker is given
 *     save({...login, status: "loggedOut"})             a copy in which one part is another
 *     state = {status: "initial"}                       what a class begins with
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { takesMaker } from "../../evaluate/stores.ts";
import { outcomes } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, functionAt, onlyDefinition } from "../../scope/binding-at.ts";
import { isInside } from "../../syntax/inside.ts";
import { keyName } from "../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { calleeNames } from "../callee-names.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Subject, Subjects } from "../subjects/subject.ts";
import type { Sighting, Survey } from "../survey.ts";
import { propsOf } from "./control-names.ts";
import { branches, classesOf, fieldOf, isTextual, type Take, textsIn } from "./takes.ts";

/** Names that are followed from an object to where it goes. */
const MAX_NAMES = 3;
const MAX_USES = 12;
/** Methods that set parts of the state of what they are called on. */
const SETS_PARTS = /^(?:set|update|patch|merge)(?:Partial)?State$/;

type PropertyNode = Extract<ObjectExpression["properties"][number], { type: "Property" }>;
type Target = (key: string, at: Node) => { readonly subject: Subject; readonly how: Take["how"] };

interface Scene {
  readonly flows: Flows;
  readonly subjects: Subjects;
  readonly ev: Evaluator;
}

export function* partialTakes(survey: Survey, scene: Scene): Generator<Take> {
  const starts = fieldObjects(survey);
  for (const { node, module, unit } of survey.objects) {
    const parts = node.properties.filter(isTextPart);
    const start = parts.length > 0 ? starts.get(node) : undefined;
    const target = parts.length > 0 ? targetOf(node, start, module, scene) : undefined;
    const copied = target && copiedIn(node);
    for (const { key, computed, value } of target ? parts : []) {
      const name = keyName(key, computed);
      if (name === undefined || !target) continue;
      const { subject, how } = target(name, key);
      const copy = copied && scene.subjects.ofPart(copied, name, key, module).key;
      for (const take of textsIn(value, module, subject, unit, how, scene.subjects))
        yield copy === undefined ? take : { ...take, copy };
    }
  }
}

const isTextPart = (one: ObjectExpression["properties"][number]): one is PropertyNode =>
  one.type === "Property" && !one.method && branches(one.value).some(isTextual);

/** The class of each field that is an object. */
function fieldObjects(survey: Survey): ReadonlyMap<Node, number> {
  const classes = classesOf(survey);
  const out = new Map<Node, number>();
  for (const { node } of survey.fields) {
    const start = classes.get(node);
    if (node.value?.type === "ObjectExpression" && start !== undefined) out.set(node.value, start);
  }
  return out;
}

function targetOf(node: ObjectExpression, start: number | undefined, module: Module, scene: Scene): Target | undefined {
  if (start !== undefined) return (key, at) => ({ subject: fieldOf(key, at, start, module), how: "first" });
  const { flows, subjects } = scene;
  for (const call of callsWith(node, module, scene)) {
    const target = isAction(node, call, flows) ? undefined : targetOfCall(node, call, scene);
    if (target) return target;
  }
  const copied = copiedIn(node);
  if (!copied || isProps(node, flows)) return undefined;
  return (key, at) => ({ subject: subjects.ofPart(copied, key, at, module), how: "set" });
}

function targetOfCall(given: Node, { node, module }: Sighting<CallLike>, scene: Scene): Target | undefined {
  const { flows, subjects, ev } = scene;
  const [first] = node.arguments;
  const maker = first && functionAt(first, module.script.scopes);
  const begun = flows.stateOfPair(node);
  const state = begun ?? (node.callee.type === "Identifier" ? flows.stateOf(node, module) : undefined);
  if (state) {
    // what a reducer gives back: `useReducer((state, action) => ({...state, phase: "done"}), {phase: "idle"})`
    const isReduced = maker !== undefined && maker.params.length > 0 && isInside(given, maker);
    const how = begun && !isReduced ? "first" : "set";
    return (key, at) => ({ subject: subjects.ofPart(state.declaration, key, at, module), how });
  }
  const { callee } = node;
  const [setter] = maker?.params ?? [];
  if (setter && makesStore(node, module, ev))
    return (key, at) => ({ subject: subjects.ofPart(setter, key, at, module), how: "first" });
  const isSetter =
    calleeNames(callee, module, ev).some((name) => SETS_PARTS.test(name)) || setsStore(callee, module, scene);
  const of = callee.type === "MemberExpression" ? callee.object : callee;
  const self = module.script.scopes.thisOf.get(of);
  if (!isSetter || (of.type === "ThisExpression" && !self)) return undefined;
  return (key, at) => ({
    subject: self ? fieldOf(key, at, self.start, module) : subjects.ofPart(of, key, at, module),
    how: "set",
  });
}

/** `set({step: "paid"})` of what the maker of a store is given. */
function setsStore(callee: Node, module: Module, scene: Scene): boolean {
  const only = onlyDefinition(bindingAt(callee, module.script.scopes));
  const flow =
    only?.kind === "param" && only.index === 0 && only.path.length === 0 ? scene.flows.of(only.of) : undefined;
  return flow?.kind === "argument" && makesStore(flow.call.node, flow.call.module, scene.ev);
}

/** By what the call gives: with the library in the bundle its maker is a function like others. */
function makesStore(node: CallLike, module: Module, ev: Evaluator): boolean {
  const made = ev.evaluate(node, module);
  return made.kind === "result" && takesMaker(made.callee);
}

/** `act({type: "start"})` of `const [s, act] = useReducer(reducer, first)`: what happened, and no part of the state. */
function isAction(given: ObjectExpression, { node, module }: Sighting<CallLike>, flows: Flows): boolean {
  const [made] = (fixedKeys(given).has("type") && flows.stateOf(node, module)?.definitions) || [];
  const reducer = made?.kind === "value" && made.from.type === "CallExpression" ? made.from.arguments[0] : undefined;
  return reducer !== undefined && (functionAt(reducer, module.script.scopes)?.params.length ?? 0) > 1;
}

/** The calls that are given an object, or a function that gives it back, as their first argument; also through names. */
function callsWith(node: Node, module: Module, scene: Scene, depth = 0): readonly Sighting<CallLike>[] {
  const { flows } = scene;
  const flow = depth > MAX_NAMES ? undefined : flows.of(node);
  const through = (one: Node): readonly Sighting<CallLike>[] => callsWith(one, module, scene, depth + 1);
  switch (flow?.kind) {
    case "argument":
      // what a function hands on is not followed through another: it may hand it to itself
      if (flow.index === 0) return [flow.call, ...(depth < MAX_NAMES - 1 ? handedOn(flow.call, scene) : [])];
      return flow.index === 1 && flows.stateOfPair(flow.call.node) ? [flow.call] : [];
    case "returned":
      return isFunction(flow.from) ? [...through(flow.from), ...namesOf(flow.from, module).flatMap(through)] : [];
    case "declared":
      return flow.binding.definitions.length === 1 ? flow.binding.references.slice(0, MAX_USES).flatMap(through) : [];
    case "assigned": {
      const to = bindingAt(flow.to, module.script.scopes);
      return to?.definitions.length === 1 ? to.references.slice(0, MAX_USES).flatMap(through) : [];
    }
    default:
      return [];
  }
}

/** `const update = (part) => setFlow((flow) => ({...flow, ...part}))`: the calls that a function hands on to what it is given. */
const handedOn = ({ node, module }: Sighting<CallLike>, scene: Scene): readonly Sighting<CallLike>[] =>
  outcomes(scene.ev.evaluate(node.callee, module)).flatMap((value) => {
    const [given] = value.kind === "function" ? value.node.params : [];
    const binding = value.kind === "function" && given && bindingAt(given, value.module.script.scopes);
    return binding ? mergedIn(binding, value.module, scene) : [];
  });

const mergedIn = rememberFor((given: Binding, module: Module, scene: Scene): readonly Sighting<CallLike>[] =>
  given.references.slice(0, MAX_USES).flatMap((one) => {
    const flow = scene.flows.of(one);
    if (flow?.kind === "argument") return flow.index === 0 ? [flow.call] : [];
    return flow?.kind === "spread" ? callsWith(flow.of, module, scene, MAX_NAMES - 1) : [];
  }),
);

/** Where a function is named that has a name. */
function namesOf(fn: FunctionNode, { script }: Module): readonly Node[] {
  const id = fn.type === "FunctionDeclaration" ? fn.id : undefined;
  const references = id ? script.scopes.bindingOf.get(id)?.references : undefined;
  return references?.slice(0, MAX_USES) ?? [];
}

/** `{...login, status}`: what is copied, where that is one thing. */
function copiedIn({ properties }: ObjectExpression): Node | undefined {
  const copied = properties.flatMap((one) => (one.type === "SpreadElement" ? [one.argument] : []));
  const [only, ...more] = copied;
  const isNamed = only?.type === "Identifier" || only?.type === "MemberExpression";
  return isNamed && more.length === 0 && properties[0]?.type === "SpreadElement" ? only : undefined;
}

/** What an element is drawn with is given to it, and set nowhere. */
function isProps(node: Node, flows: Flows): boolean {
  const flow = flows.of(node);
  return flow?.kind === "argument" && flow.index === 1 && propsOf(flow.call.node) !== undefined;
}
