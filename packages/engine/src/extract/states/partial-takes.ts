/**
 * Parts of a state that are set in an object, which leaves the other parts as they are:
 *
 *     this.setState({phase: "done"})                    React's classes, and stores that call it so
 *     setRequest({state: "pending", id})                a state of React that is an object, also by a function of it
 *     save({...login, status: "loggedOut"})             a copy in which one part is another
 *     state = {status: "initial"}                       what a class begins with
 */
import { bindingAt, functionAt } from "../../scope/binding-at.ts";
import { keyName } from "../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
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

export function* partialTakes(survey: Survey, flows: Flows, subjects: Subjects): Generator<Take> {
  const starts = fieldObjects(survey);
  for (const { node, module, unit } of survey.objects) {
    const parts = node.properties.filter(isTextPart);
    const start = parts.length > 0 ? starts.get(node) : undefined;
    const target = parts.length > 0 ? targetOf(node, start, module, flows, subjects) : undefined;
    for (const { key, computed, value } of target ? parts : []) {
      const name = keyName(key, computed);
      if (name === undefined || !target) continue;
      const { subject, how } = target(name, key);
      yield* textsIn(value, module, subject, unit, how, subjects);
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

function targetOf(
  node: ObjectExpression,
  start: number | undefined,
  module: Module,
  flows: Flows,
  subjects: Subjects,
): Target | undefined {
  if (start !== undefined) return (key, at) => ({ subject: fieldOf(key, at, start, module), how: "first" });
  for (const call of callsWith(node, module, flows)) {
    const target = isAction(node, call, flows) ? undefined : targetOfCall(call, flows, subjects);
    if (target) return target;
  }
  const copied = copiedIn(node);
  if (!copied || isProps(node, flows)) return undefined;
  return (key, at) => ({ subject: subjects.ofPart(copied, key, at, module), how: "set" });
}

function targetOfCall({ node, module }: Sighting<CallLike>, flows: Flows, subjects: Subjects): Target | undefined {
  const begun = flows.stateOfPair(node);
  const state = begun ?? (node.callee.type === "Identifier" ? flows.stateOf(node, module) : undefined);
  if (state) {
    const how = begun ? "first" : "set";
    return (key, at) => ({ subject: subjects.ofPart(state.declaration, key, at, module), how });
  }
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.object.type !== "ThisExpression") return undefined;
  const self = module.script.scopes.thisOf.get(callee.object);
  if (!self || !SETS_PARTS.test(keyName(callee.property, callee.computed) ?? "")) return undefined;
  return (key, at) => ({ subject: fieldOf(key, at, self.start, module), how: "set" });
}

/** `act({type: "start"})` of `const [s, act] = useReducer(reducer, first)`: what happened, and no part of the state. */
function isAction(given: ObjectExpression, { node, module }: Sighting<CallLike>, flows: Flows): boolean {
  const [made] = (fixedKeys(given).has("type") && flows.stateOf(node, module)?.definitions) || [];
  const reducer = made?.kind === "value" && made.from.type === "CallExpression" ? made.from.arguments[0] : undefined;
  return reducer !== undefined && (functionAt(reducer, module.script.scopes)?.params.length ?? 0) > 1;
}

/** The calls that are given an object, or a function that gives it back, as their first argument; also through names. */
function callsWith(node: Node, module: Module, flows: Flows, depth = 0): readonly Sighting<CallLike>[] {
  const flow = depth > MAX_NAMES ? undefined : flows.of(node);
  const through = (one: Node): readonly Sighting<CallLike>[] => callsWith(one, module, flows, depth + 1);
  switch (flow?.kind) {
    case "argument":
      return flow.index === 0 || (flow.index === 1 && flows.stateOfPair(flow.call.node)) ? [flow.call] : [];
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
