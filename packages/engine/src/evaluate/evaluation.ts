/** What the parts of the evaluator ask of each other. */
import type { Script } from "../script.ts";
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { ModuleGraph } from "../unpack/module-graph.ts";
import type { Env, Frame, Value } from "./value.ts";

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
  /** The value of an expression, parameters kept symbolic. Never throws; unknown where it cannot tell. */
  evaluate(node: Node, module: Module): Value;
  /** A property of a value. */
  member(object: Value, key: string): Value;
  /** What a call gives back. */
  call(info: CallInfo): Value;
  /** A value with the parameters of one call filled in. */
  substitute(value: Value, frame: Frame): Value;
  /** A value with the parameters of several calls filled in, innermost first. */
  apply(value: Value, env: Env): Value;
  /** What a function gives back, parameters kept symbolic. */
  summary(fn: FunctionNode, module: Module): Value;
  /** Set where code at a position belongs to somebody else. */
  foreignAt(script: Script, position: number): ForeignCode | undefined;
}
