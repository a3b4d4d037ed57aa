/**
 * The evaluator: abstract values of expressions, on demand and remembered. Cycles and depth are cut; the base case
 * answers unknown. All bounds are counts, so the same material gives the same values.
 */
import type { Script } from "../script.ts";
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { ModuleGraph } from "../unpack/module-graph.ts";
import { callValue } from "./call.ts";
import type { CallInfo, Evaluation, ForeignCode } from "./evaluation.ts";
import { evaluateExpression } from "./expression.ts";
import { memberOf } from "./member.ts";
import { returnedExpressions } from "./returns.ts";
import { Substitution } from "./substitute.ts";
import type { Env, Frame, Value } from "./value.ts";
import { UNDEFINED, union, unknown } from "./value.ts";

/** Deepest nesting of evaluations, calls and member reads together. */
const MAX_DEPTH = 120;
/** Most steps of one question; a question starts where nothing else is being evaluated. */
const MAX_STEPS = 20_000;

export type ForeignLookup = (script: Script, position: number) => ForeignCode | undefined;

export class Evaluator implements Evaluation {
  readonly graph: ModuleGraph;
  readonly foreignAt: ForeignLookup;
  private readonly values = new Map<Node, Value>();
  private readonly summaries = new Map<FunctionNode, Value>();
  private readonly open = new Set<Node>();
  private depth = 0;
  private steps = 0;

  constructor(graph: ModuleGraph, foreignAt: ForeignLookup) {
    this.graph = graph;
    this.foreignAt = foreignAt;
  }

  evaluate(node: Node, module: Module): Value {
    const known = this.values.get(node);
    if (known) return known;
    if (this.open.has(node)) return unknown("too-dynamic");
    this.open.add(node);
    const value = this.bounded(() => evaluateExpression(node, module, this));
    this.open.delete(node);
    this.values.set(node, value);
    return value;
  }

  member(object: Value, key: string): Value {
    return this.bounded(() => memberOf(object, key, this));
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
