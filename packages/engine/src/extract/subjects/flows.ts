/**
 * Where values go: into a property, a variable, an argument, a list, back to the caller. Made once from the survey's
 * lists, asked for one expression at a time.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { append } from "../../multimap.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, functionGiven } from "../../scope/binding-at.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { alternatives, hasAlternatives } from "../../syntax/unwrap.ts";
import { walk } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import { isLogCall } from "../logs.ts";
import type { Sighting, Survey } from "../survey.ts";
import { repeatedTemplates } from "./repeated-templates.ts";

type ArrayPatternNode = Extract<Node, { type: "ArrayPattern" }>;

export type Flow =
  | { readonly kind: "property"; readonly key: string; readonly at: Node; readonly of: Node }
  | { readonly kind: "spread"; readonly of: Node }
  | { readonly kind: "assigned"; readonly to: Node; readonly module: Module }
  | { readonly kind: "field"; readonly key: string; readonly at: Node }
  | { readonly kind: "declared"; readonly binding: Binding }
  | { readonly kind: "argument"; readonly call: Sighting<CallLike>; readonly index: number }
  | { readonly kind: "element"; readonly of: Node; readonly index: number }
  /** `value.optional()`: what a method is called on. */
  | { readonly kind: "chained"; readonly to: Node; readonly method: string | undefined }
  | { readonly kind: "returned"; readonly from: FunctionNode };

/** Constants are most of what is listed and handed over, and nobody asks where one goes. */
const isPlainText = (node: Node): boolean => node.type === "Literal" || node.type === "TemplateLiteral";

export class Flows {
  private readonly flows = new Map<Node, Flow>();
  /** Keys under which the value of a name is put somewhere. */
  readonly keysOf = new Map<Binding, { readonly key: string; readonly at: Node }[]>();
  /** Where the key of a name that a pattern takes out stands. */
  readonly patternKeys = new Map<Binding, Node>();
  /** What the setter of a state sets it to: `const [user, setUser] = useState()`. */
  readonly settings = new Map<Binding, Node[]>();
  /** The list for whose elements a compiled template is drawn. */
  readonly repeated: ReadonlyMap<FunctionNode, Node>;
  /** The compiled template that is drawn for each element of a list. */
  readonly drawnFor: ReadonlyMap<Node, FunctionNode>;
  /** The names that a list, or the list in a helper's first argument, is taken apart into. */
  readonly parts = new Map<Node, readonly (Binding | undefined)[]>();
  /** Those of them that a state begins with. */
  readonly firsts = new Set<Node>();
  /** Calls that set a state. */
  readonly setting: { readonly at: Sighting<CallLike>; readonly state: Binding }[] = [];
  private readonly stateOfSetter = new Map<Binding, Binding>();
  private readonly stateOfCall = new Map<Node, Binding>();
  /** Members that are called or written, not read. */
  readonly called = new Set<Node>();
  readonly written = new Set<Node>();
  readonly callbacks = new Map<Node, { readonly call: Sighting<CallLike>; readonly index: number }>();
  /** Calls that log, and the objects that are made for them: what they are called there is called so nowhere else. */
  readonly logged = new Set<Node>();

  constructor(survey: Survey, ev: Evaluator) {
    for (const { node, module } of survey.calls) if (isLogCall(node, module, ev)) this.logging(node);
    for (const at of survey.objects) this.object(at);
    for (const { node } of survey.arrays) this.elements(node);
    for (const { node, module } of survey.assignments) this.assignment(node.left, node.right, module);
    for (const { node, module } of survey.declarators) this.declarator(node, module);
    for (const { node } of survey.fields) {
      const key = keyName(node.key, node.computed);
      if (key !== undefined && node.value) this.note(node.value, { kind: "field", key, at: node.key });
    }
    for (const { node, module } of survey.patterns) this.pattern(node, module);
    for (const at of survey.calls) this.call(at);
    for (const { node } of survey.functions)
      for (const value of returnedExpressions(node)) this.note(value, { kind: "returned", from: node });
    this.repeated = repeatedTemplates(survey, ev);
    this.drawnFor = new Map([...this.repeated].map(([template, list]) => [list, template]));
  }

  /** The state that a call makes or sets. */
  stateOf(call: CallLike, module: Module): Binding | undefined {
    const made = this.stateOfCall.get(call);
    if (made || call.callee.type !== "Identifier") return made;
    const setter = module.script.scopes.bindingOf.get(call.callee);
    return setter && this.stateOfSetter.get(setter);
  }

  /** The state that a function sets. */
  stateSetBy(setter: Binding): Binding | undefined {
    return this.stateOfSetter.get(setter);
  }

  /** The state of the pair that an expression gives. */
  stateOfPair(init: Node): Binding | undefined {
    return this.stateOfCall.get(init);
  }

  of(node: Node): Flow | undefined {
    return this.flows.get(node);
  }

  private note(value: Node, flow: Flow): void {
    if (!hasAlternatives(value)) this.noteOne(value, flow);
    else for (const one of alternatives(value)) this.noteOne(one, flow);
  }

  private noteOne(value: Node, flow: Flow): void {
    if (!isPlainText(value) && !this.flows.has(value)) this.flows.set(value, flow);
  }

  private elements(list: Survey["arrays"][number]["node"]): void {
    for (let index = 0; index < list.elements.length; index++) {
      const item = list.elements[index];
      if (item && !isPlainText(item)) this.note(item, { kind: "element", of: list, index });
    }
  }

  private logging(call: CallLike): void {
    this.logged.add(call);
    for (const argument of call.arguments)
      walk(argument, (node) => {
        if (node.type === "ObjectExpression") this.logged.add(node);
        return undefined;
      });
  }

  private object({ node, module }: Survey["objects"][number]): void {
    if (this.logged.has(node)) return;
    for (const property of node.properties) {
      if (property.type === "SpreadElement") {
        this.note(property.argument, { kind: "spread", of: node });
        continue;
      }
      const key = keyName(property.key, property.computed);
      if (key === undefined) continue;
      if (!isPlainText(property.value))
        this.note(property.value, { kind: "property", key, at: property.key, of: node });
      this.key(property.value, key, property.key, module);
    }
  }

  private key(value: Node, key: string, at: Node, module: Module): void {
    if (value.type !== "Identifier") return;
    const binding = module.script.scopes.bindingOf.get(value);
    if (binding) append(this.keysOf, binding, { key, at });
  }

  private assignment(left: Node, right: Node, module: Module): void {
    this.written.add(left);
    this.note(right, { kind: "assigned", to: left, module });
    if (left.type !== "MemberExpression") return;
    const key = keyName(left.property, left.computed);
    if (key !== undefined) this.key(right, key, left.property, module);
  }

  private declarator(node: Survey["declarators"][number]["node"], module: Module): void {
    if (node.init && node.id.type === "ArrayPattern") this.state(node.id, node.init, module);
    if (!node.init || node.id.type !== "Identifier") return;
    const binding = module.script.scopes.bindingOf.get(node.id);
    if (!binding) return;
    this.note(node.init, { kind: "declared", binding });
  }

  /** `const [value, set] = useState(first)`: React's convention for state. */
  private state(pattern: ArrayPatternNode, init: Node, module: Module): void {
    const { bindingOf } = module.script.scopes;
    const names = pattern.elements.map((one) => (one?.type === "Identifier" ? bindingOf.get(one) : undefined));
    this.parts.set(init, names);
    this.pair(init, names);
  }

  private pair(made: Node, names: readonly (Binding | undefined)[]): void {
    const [state, set] = names;
    if (!state || names.length > 2) return;
    this.stateOfCall.set(made, state);
    if (set) this.stateOfSetter.set(set, state);
  }

  private pattern(node: Survey["patterns"][number]["node"], module: Module): void {
    for (const property of node.properties) {
      if (property.type !== "Property") continue;
      const target = property.value.type === "AssignmentPattern" ? property.value.left : property.value;
      const binding = bindingAt(target, module.script.scopes);
      if (binding && !this.patternKeys.has(binding)) this.patternKeys.set(binding, property.key);
    }
  }

  /** Calls; `__publicField(this, "name", value)` is a field of a class, as esbuild writes it for older browsers. */
  private call(call: Survey["calls"][number]): void {
    const { callee } = call.node;
    this.called.add(callee);
    if (callee.type === "MemberExpression" && callee.object.type === "CallExpression")
      this.note(callee.object, { kind: "chained", to: call.node, method: memberName(callee) });
    if (call.node.arguments[0]?.type === "ThisExpression") this.filled(call.node);
    const state = this.stateOf(call.node, call.module);
    const value = call.node.arguments[0];
    if (state && value && callee.type === "Identifier") {
      append(this.settings, state, value);
      if (this.stateOfCall.has(call.node)) this.firsts.add(value);
      else this.setting.push({ at: call, state });
    }
    if (this.logged.has(call.node)) return;
    for (let index = 0; index < call.node.arguments.length; index++) {
      const argument = call.node.arguments[index];
      if (!argument || isPlainText(argument)) continue;
      // `list.map(kindOf)`; the templates of Angular are handed to functions of its own, and are given what stands around them
      const isOfMethod = index === 0 && callee.type === "MemberExpression";
      const callback = isOfMethod
        ? functionGiven(argument, call.module.script.scopes)
        : isFunction(argument)
          ? argument
          : undefined;
      if (callback) this.callbacks.set(callback, { call, index });
      this.note(argument, { kind: "argument", call, index });
    }
  }

  private filled({ arguments: { 1: key, 2: value } }: CallLike): void {
    const name = key && literalString(key);
    if (key && name !== undefined && value) this.note(value, { kind: "field", key: name, at: key });
  }
}
