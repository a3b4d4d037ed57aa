/** What the parts of the evaluator ask of each other. */
import type { Budget } from "../budget.ts";
import type { Binding, ScopeTree } from "../scope/binding.ts";
import type { ClassFields } from "../scope/class-fields.ts";
import type { View } from "../scope/seen-writes.ts";
import type { Script } from "../script.ts";
import type { Class, FunctionNode, Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { ModuleGraph } from "../unpack/module-graph.ts";
import type { Handed } from "./handed-on.ts";
import type { Env, Frame, This, Value } from "./value.ts";

/** Where a value's code stands, as attribution sees it: code of others is not looked into. */
export interface ForeignCode {
  readonly component: string | undefined;
  /** Bundler helpers pass values through; libraries do not. */
  readonly runtime: boolean;
}

export interface CallInfo {
  readonly callee: Value;
  readonly args: readonly Value[];
  readonly isNew: boolean;
  readonly node: Node;
  readonly module: Module;
}

export interface Evaluation {
  readonly graph: ModuleGraph;
  /** Of the whole analysis. */
  readonly budget: Budget;
  /** The value of an expression, parameters kept symbolic. Never throws; unknown where it cannot tell. */
  evaluate(node: Node, module: Module): Value;
  /** The value of a binding, computed once; with what a place sees of the writes to its properties. */
  ofBinding(binding: Binding, module: Module, view?: View): Value;
  /** The value of a binding at a place where the order of its definitions tells it (reassigned.ts). */
  ofPlace(binding: Binding, place: Node, module: Module): Value;
  /** What a name of the window is, where the scripts of the page say it. */
  ofWindow(name: string): Value | undefined;
  /** What `read` gives while a binding has a value for the time being; the code below `node` is read afresh. */
  rebound<T>(binding: Binding, value: Value, node: Node, read: () => T): T;
  /** A property of a value. */
  member(object: Value, key: string): Value;
  /** What `read` gives, one level deeper in the question; `otherwise` where its bounds do not allow that. */
  deeper<T>(read: () => T, otherwise: T): T;
  /** What `this` means in a member of a class. */
  anySelf(self: This): Value | undefined;
  /** What a call gives back. */
  call(info: CallInfo): Value;
  /** A value with the parameters of one call filled in. */
  substitute(value: Value, frame: Frame): Value;
  /** A value with the parameters of several calls filled in, innermost first. */
  apply(value: Value, env: Env): Value;
  /** What a function gives back, parameters kept symbolic. */
  summary(fn: FunctionNode, module: Module): Value;
  /** What code writes to the fields of a class. */
  fieldsOf(cls: Class, scopes: ScopeTree): ClassFields;
  /** The factory of an injected class, where it stands outside the class. */
  factoryOf(cls: Class, scopes: ScopeTree): Node | undefined;
  /** Names by which what translates is reached, by the models of libraries. */
  readonly translating: ReadonlySet<string>;
  /** What a framework keeps and hands on elsewhere. */
  readonly handed: Handed;
  /** Set where code at a position belongs to somebody else. */
  foreignAt(script: Script, position: number): ForeignCode | undefined;
}
