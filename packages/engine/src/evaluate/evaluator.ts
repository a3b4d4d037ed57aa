/**
 * The evaluator: abstract values of expressions, on demand and remembered. Cycles and depth are cut; the base case
 * answers unknown. All bounds are counts, so the same material gives the same values.
 */
import { Budget } from "../budget.ts";
import type { Binding, ScopeTree } from "../scope/binding.ts";
import { type ClassFields, classFields } from "../scope/class-fields.ts";
import { type Reading, readingAt } from "../scope/definitions-in-order.ts";
import type { View } from "../scope/seen-writes.ts";
import type { Script } from "../script.ts";
import { type Class, type FunctionNode, isClass, type Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { Module } from "../unpack/module.ts";
import type { ModuleGraph } from "../unpack/module-graph.ts";
import { evaluateBinding } from "./binding-value.ts";
import { callValue } from "./call.ts";
import type { CallInfo, Evaluation, ForeignCode } from "./evaluation.ts";
import { evaluateExpression } from "./expression.ts";
import { freeThis, isWhole } from "./free-params.ts";
import { Handed, type HandedOn, NOTHING_HANDED_ON } from "./handed-on.ts";
import { outerFactories } from "./injection.ts";
import { memberOf } from "./member.ts";
import { opened } from "./opened.ts";
import { returnedExpressions } from "./returns.ts";
import { sharedValue } from "./shared-name.ts";
import { isTooLarge } from "./size.ts";
import { isFixed, Substitution } from "./substitute.ts";
import type { ClassValue, Env, Frame, Instance, This, Value } from "./value.ts";
import { BOUND_REACHED, held, outcomes, UNDEFINED, union, unknown } from "./value.ts";

/** Deepest nesting of evaluations, calls and member reads together. */
const MAX_DEPTH = 120;
/** Most steps of one question; a question starts where nothing else is being evaluated. */
const MAX_STEPS = 20_000;
/** Most calls of one function inside each other: one that sends a request again calls itself. */
const MAX_RECURSION = 4;

const TOO_DYNAMIC = unknown("too-dynamic");

/** Whether the value of an expression is made without asking for another. */
const isClosed = ({ type }: Node): boolean =>
  type === "ObjectExpression" || type === "ArrowFunctionExpression" || type === "FunctionExpression";

const sizeOf = ({ modules }: ModuleGraph): number =>
  modules.reduce((sum, { range }) => sum + range.end - range.start, 0);

export type ForeignLookup = (script: Script, position: number) => ForeignCode | undefined;

export class Evaluator implements Evaluation {
  readonly graph: ModuleGraph;
  readonly foreignAt: ForeignLookup;
  readonly handed: Handed;
  readonly budget: Budget;
  readonly translating: ReadonlySet<string>;
  private readonly bound = new Map<Binding, Value>();
  /** Bindings as places see them. */
  private readonly viewed = new Map<View, Value>();
  /** Names at places between their definitions. */
  private readonly places = new Map<Reading, Value>();
  private readonly onWindow = new Map<string, Value | undefined>();
  private readonly values = new Map<Node, Value>();
  private readonly summaries = new Map<FunctionNode, Value>();
  private readonly fields = new Map<Class, ClassFields>();
  private readonly factories = new Map<ScopeTree, ReadonlyMap<Class, Node>>();
  /** Any instance of a class, and what is known of its members. */
  private readonly instances = new Map<Class, Instance>();
  private readonly classes = new Map<Class, ClassValue>();
  private readonly members = new WeakMap<Value, Map<string, Value>>();
  private readonly assumed = new Map<Value | string, Value>();
  private readonly openMembers = new Set<string>();
  /** How many calls of a function are being evaluated. */
  private readonly openCalls = new Map<FunctionNode, number>();
  private depth = 0;
  private steps = 0;
  /** Extractors ask of one call after the other, each of them what the callee may be. */
  private lastCallee: { readonly node: Node; readonly values: readonly Value[] } | undefined;
  private lastNode: Node | undefined;
  private lastValue: Value = TOO_DYNAMIC;

  constructor(
    graph: ModuleGraph,
    foreignAt: ForeignLookup,
    handedOn: HandedOn = NOTHING_HANDED_ON,
    budget = new Budget(sizeOf(graph)),
    translating: ReadonlySet<string> = new Set(),
  ) {
    this.translating = translating;
    this.graph = graph;
    this.handed = new Handed(handedOn);
    this.foreignAt = foreignAt;
    this.budget = budget;
  }

  evaluate(node: Node, module: Module): Value {
    // a literal is read faster than it is looked up
    if (node.type === "Literal") return this.expression(node, module);
    if (this.depth > 0) return this.remembered(node, module);
    if (this.lastNode !== node) {
      this.lastValue = this.remembered(node, module);
      this.lastNode = node;
    }
    return this.lastValue;
  }

  private remembered(node: Node, module: Module): Value {
    // a name is remembered by its binding
    if (node.type === "Identifier") return this.expression(node, module);
    const known = this.values.get(node);
    if (known) return known;
    // the answer to a question that leads back here
    if (!isClosed(node)) this.values.set(node, TOO_DYNAMIC);
    const value = this.expression(node, module);
    this.values.set(node, value);
    return value;
  }

  /** What a callee may be, with what is known of `this`. */
  callees(callee: Node, module: Module): readonly Value[] {
    if (this.lastCallee?.node === callee) return this.lastCallee.values;
    const values = outcomes(this.assume(this.evaluate(callee, module))).flatMap((value) =>
      outcomes(opened(value, this)),
    );
    this.lastCallee = { node: callee, values };
    return values;
  }

  private expression(node: Node, module: Module): Value {
    if (this.depth === 0) this.budget.asks(module.script);
    return this.enter() ? this.left(evaluateExpression(node, module, this)) : BOUND_REACHED;
  }

  ofBinding(binding: Binding, module: Module, view?: View): Value {
    const known = view ? this.viewed.get(view) : this.bound.get(binding);
    if (known) return known;
    const keep = (value: Value): unknown => (view ? this.viewed.set(view, value) : this.bound.set(binding, value));
    keep(TOO_DYNAMIC);
    const value = evaluateBinding(binding, module, this, view);
    keep(value);
    return value;
  }

  ofPlace(binding: Binding, place: Node, module: Module): Value {
    const reading = readingAt(binding, place, module.script);
    const known = this.places.get(reading);
    if (known) return known;
    this.places.set(reading, TOO_DYNAMIC);
    const value = evaluateBinding(binding, module, this, undefined, place);
    this.places.set(reading, value);
    return value;
  }

  ofWindow(name: string): Value | undefined {
    if (this.onWindow.has(name)) return this.onWindow.get(name);
    this.onWindow.set(name, undefined);
    const value = this.handed.onWindow(name, this) ?? sharedValue(name, this);
    this.onWindow.set(name, value);
    return value;
  }

  rebound<T>(binding: Binding, value: Value, node: Node, read: () => T): T {
    const outer = this.bound.get(binding);
    this.bound.set(binding, value);
    this.lastNode = undefined;
    // whoever asked for the name may stand in this very code
    walk(node, (inner) => {
      this.values.delete(inner);
      return undefined;
    });
    const found = read();
    if (outer) this.bound.set(binding, outer);
    this.lastNode = undefined;
    return found;
  }

  member(object: Value, key: string): Value {
    if (object.kind === "instance") return this.instanceMember(object, key);
    if (object.kind !== "union") return this.memberIn(object, key);
    // states that are made of each other ask each of their options for the same again and again
    return this.members.get(object)?.get(key) ?? this.keepMember(object, key, this.memberIn(object, key));
  }

  /** Fields may be made of each other, and of what is injected in a circle. */
  private instanceMember(object: Instance, key: string): Value {
    const known = this.members.get(object)?.get(key);
    if (known) return known;
    const { node, module } = object.of;
    const name = `${module.id} ${node.start} ${key}`;
    if (this.openMembers.has(name)) return { kind: "member", object, key };
    this.openMembers.add(name);
    const value = this.memberIn(object, key);
    this.openMembers.delete(name);
    return this.keepMember(object, key, value);
  }

  private keepMember(object: Value, key: string, value: Value): Value {
    const members = this.members.get(object) ?? new Map<string, Value>();
    members.set(key, value);
    this.members.set(object, members);
    return value;
  }

  private memberIn(object: Value, key: string): Value {
    if (!this.enter()) return BOUND_REACHED;
    const value = held(memberOf(object, key, this));
    const isOpen = value.kind === "member" || value.kind === "external" || value.kind === "unknown";
    return this.left((isOpen ? this.handed.pluggedIn(object, key, this) : undefined) ?? value);
  }

  /** A value where `this` is any instance of its class, or the class itself, with what is injected into it and written to its fields. */
  assume(value: Value): Value {
    if (isWhole(value)) return value;
    const asked = ownCall(value) ?? value;
    const known = this.assumed.get(asked);
    if (known) return known;
    let at = value;
    // what one call gives is asked for each of its properties
    const object = value.kind === "member" && !value.by ? this.assume(value.object) : undefined;
    if (value.kind === "member" && object && object !== value.object) at = this.member(object, value.key);
    for (const self of at === value ? freeThis([value]) : []) {
      const meant = this.anySelf(self);
      const of = meant?.kind === "class" ? meant : meant?.of;
      if (meant && of) at = this.substitute(at, { of: of.node, args: [], self: meant });
    }
    this.assumed.set(asked, at);
    return at;
  }

  /** What `this` means in a member of a class: any instance of it, or the class itself where the member is static. */
  anySelf(self: This): Instance | ClassValue | undefined {
    const node = self.of.type === "ClassBody" ? self.module.script.scopes.classOf.get(self.of) : undefined;
    if (!node) return this.anyInstance(self);
    const known = this.classes.get(node);
    if (known) return known;
    const { id } = node;
    const binding = id ? self.module.script.scopes.bindingOf.get(id) : undefined;
    const named = binding && this.ofBinding(binding, self.module);
    const made: ClassValue = named?.kind === "class" ? named : { kind: "class", node, module: self.module, env: [] };
    this.classes.set(node, made);
    return made;
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
    const { callee } = info;
    if (callee.kind !== "function") return this.enter() ? this.left(callValue(info, this)) : BOUND_REACHED;
    const open = this.openCalls.get(callee.node) ?? 0;
    if (open >= MAX_RECURSION || !this.enter()) return BOUND_REACHED;
    this.openCalls.set(callee.node, open + 1);
    const value = this.left(callValue(info, this));
    this.openCalls.set(callee.node, open);
    return value;
  }

  substitute(value: Value, frame: Frame): Value {
    if (isFixed(value)) return value;
    return this.enter() ? this.left(new Substitution(frame, this).of(value)) : BOUND_REACHED;
  }

  apply(value: Value, env: Env): Value {
    let at = value;
    for (const frame of env) at = this.substitute(at, frame);
    return at;
  }

  /** What a function gives that is called with nothing; any other value is given as it is. */
  returned(value: Value): Value {
    return value.kind === "function" ? this.apply(this.summary(value.node, value.module), value.env) : value;
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

  deeper<T>(read: () => T, otherwise: T): T {
    if (!this.enter()) return otherwise;
    const found = read();
    this.depth--;
    return found;
  }

  /** One step deeper into a question, where its bounds allow that. */
  private enter(): boolean {
    if (this.depth === 0) this.steps = 0;
    if (this.depth >= MAX_DEPTH || ++this.steps > MAX_STEPS || !this.budget.spend("steps")) return false;
    this.depth++;
    return true;
  }

  private left(value: Value): Value {
    this.depth--;
    return isTooLarge(value) ? BOUND_REACHED : value;
  }
}

/** `this.parse()`: asked by a parser hundreds of times, it is the same thing each time. */
function ownCall(value: Value): string | undefined {
  if (value.kind !== "result" || value.isNew || value.args.length > 0 || value.callee.kind !== "member")
    return undefined;
  const { object, key, by } = value.callee;
  return object.kind === "this" && !by ? `${object.module.id} ${object.of.start} ${key}` : undefined;
}
