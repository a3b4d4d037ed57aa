/**
 * The evaluator: abstract values of expressions, on demand and remembered. Cycles and depth are cut; the base case
 * answers unknown. All bounds are counts, so the same material gives the same values.
 */
import type { Binding, ScopeTree } from "../scope/binding.ts";
import type { Script } from "../script.ts";
import type { Class, FunctionNode, Node } from "../syntax/nodes.ts";
import { isClass } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { ModuleGraph } from "../unpack/module-graph.ts";
import { callValue } from "./call.ts";
import type { ClassFields } from "./class-fields.ts";
import { classFields } from "./class-fields.ts";
import type { CallInfo, Evaluation, ForeignCode } from "./evaluation.ts";
import { evaluateExpression } from "./expression.ts";
import { freeThis } from "./free-params.ts";
import { outerFactories } from "./injection.ts";
import { memberOf } from "./member.ts";
import { returnedExpressions } from "./returns.ts";
import { Substitution } from "./substitute.ts";
import type { Env, Frame, Instance, This, Value } from "./value.ts";
import { UNDEFINED, union, unknown } from "./value.ts";

/** Deepest nesting of evaluations, calls and member reads together. */
const MAX_DEPTH = 120;
/** Most steps of one question; a question starts where nothing else is being evaluated. */
const MAX_STEPS = 20_000;

export type ForeignLookup = (script: Script, position: number) => ForeignCode | undefined;

export class Evaluator implements Evaluation {
  readonly graph: ModuleGraph;
  readonly foreignAt: ForeignLookup;
  private readonly bound = new Map<Binding, Value>();
  private readonly values = new Map<Node, Value>();
  private readonly summaries = new Map<FunctionNode, Value>();
  private readonly open = new Set<Node>();
  private readonly fields = new Map<Class, ClassFields>();
  private readonly factories = new Map<ScopeTree, ReadonlyMap<Class, Node>>();
  /** Any instance of a class, and what is known of its members. */
  private readonly instances = new Map<Class, Instance>();
  private readonly members = new WeakMap<Instance, Map<string, Value>>();
  private readonly assumed = new WeakMap<Value, Value>();
  private readonly openMembers = new Set<string>();
  private depth = 0;
  private steps = 0;

  constructor(graph: ModuleGraph, foreignAt: ForeignLookup) {
    this.graph = graph;
    this.foreignAt = foreignAt;
  }

  evaluate(node: Node, module: Module): Value {
    // a name is remembered by its binding, a literal is read faster than it is looked up
    if (node.type === "Identifier" || node.type === "Literal")
      return this.bounded(() => evaluateExpression(node, module, this));
    const known = this.values.get(node);
    if (known) return known;
    if (this.open.has(node)) return unknown("too-dynamic");
    this.open.add(node);
    const value = this.bounded(() => evaluateExpression(node, module, this));
    this.open.delete(node);
    this.values.set(node, value);
    return value;
  }

  ofBinding(binding: Binding, compute: () => Value): Value {
    const known = this.bound.get(binding);
    if (known) return known;
    this.bound.set(binding, unknown("too-dynamic"));
    const value = compute();
    this.bound.set(binding, value);
    return value;
  }

  member(object: Value, key: string): Value {
    return object.kind === "instance"
      ? this.instanceMember(object, key)
      : this.bounded(() => memberOf(object, key, this));
  }

  /** Fields may be made of each other, and of what is injected in a circle. */
  private instanceMember(object: Instance, key: string): Value {
    const { node, module } = object.of;
    const name = `${module.id} ${node.start} ${key}`;
    const known = this.members.get(object)?.get(key);
    if (known) return known;
    if (this.openMembers.has(name)) return { kind: "member", object, key };
    this.openMembers.add(name);
    const value = this.bounded(() => memberOf(object, key, this));
    this.openMembers.delete(name);
    const members = this.members.get(object) ?? new Map<string, Value>();
    members.set(key, value);
    this.members.set(object, members);
    return value;
  }

  /** A value where `this` is any instance of its class, with what is injected into it and written to its fields. */
  assume(value: Value): Value {
    const known = this.assumed.get(value);
    if (known) return known;
    let at = value;
    for (const self of freeThis([value])) {
      const instance = this.anyInstance(self);
      if (instance) at = this.substitute(at, { of: instance.of.node, args: [], self: instance });
    }
    this.assumed.set(value, at);
    return at;
  }

  /** Any instance of the class that `this` means. */
  anyInstance({ of, module }: This): Instance | undefined {
    if (!isClass(of)) return undefined;
    const known = this.instances.get(of);
    if (known) return known;
    const made: Instance = { kind: "instance", of: { kind: "class", node: of, module, env: [] }, args: [], any: true };
    this.instances.set(of, made);
    return made;
  }

  fieldsOf(cls: Class, scopes: ScopeTree): ClassFields {
    const known = this.fields.get(cls);
    if (known) return known;
    const found = classFields(cls, scopes);
    this.fields.set(cls, found);
    return found;
  }

  factoryOf(cls: Class, scopes: ScopeTree): Node | undefined {
    const known = this.factories.get(scopes);
    if (known) return known.get(cls);
    const found = outerFactories(scopes);
    this.factories.set(scopes, found);
    return found.get(cls);
  }

  call(info: CallInfo): Value {
    return this.bounded(() => callValue(info, this));
  }

  substitute(value: Value, frame: Frame): Value {
    return this.bounded(() => new Substitution(frame, this).of(value));
  }

  apply(value: Value, env: Env): Value {
    return env.reduce((at: Value, frame) => this.substitute(at, frame), value);
  }

  summary(fn: FunctionNode, module: Module): Value {
    const known = this.summaries.get(fn);
    if (known) return known;
    this.summaries.set(fn, unknown("too-dynamic"));
    const returned = returnedExpressions(fn);
    const value = returned.length === 0 ? UNDEFINED : union(returned.map((node) => this.evaluate(node, module)));
    this.summaries.set(fn, value);
    return value;
  }

  private bounded(question: () => Value): Value {
    if (this.depth === 0) this.steps = 0;
    if (this.depth >= MAX_DEPTH || ++this.steps > MAX_STEPS) return unknown("bound-reached");
    this.depth++;
    const value = question();
    this.depth--;
    return value;
  }
}
