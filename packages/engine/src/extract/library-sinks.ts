/**
 * What code of others does with what it is given, where the platform shows it: `atomWithStorage(key)` asks `getItem(key)`,
 * `persist(state,options)` asks `getItem(options.name)`. Takes a call of a function of others, follows its parameters to the
 * functions of the platform, gives which argument reaches which.
 */

import type { Evaluator } from "../evaluate/evaluator.ts";
import type { Value } from "../evaluate/value.ts";
import { firstOf } from "../lists.ts";
import { rememberFor } from "../remember.ts";
import { bindingAt, onlyDefinition } from "../scope/binding-at.ts";
import { keyName, memberName } from "../syntax/literals.ts";
import { type CallLike, type FunctionNode, forEachChild, isFunction, type Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { ModuleGraph } from "../unpack/module-graph.ts";
import type { Sighting } from "./survey.ts";

/** The key of what is kept (Web Storage). */
export type SinkKind = "key";

/** Which argument of the platform's methods is what. */
const SINKS: ReadonlyMap<string, { readonly kind: SinkKind; readonly index: number }> = new Map([
  ["getItem", { kind: "key", index: 0 }],
  ["setItem", { kind: "key", index: 0 }],
]);

/** A parameter, and below which properties of it. */
interface Given {
  readonly index: number;
  readonly path: readonly string[];
}

interface Reached extends Given {
  readonly kind: SinkKind;
}

interface Place<N> {
  readonly node: N;
  readonly module: Module;
}

/** Largest function that is read, in nodes, and most steps from a name to where it comes from. */
const MAX_NODES = 4000;
const MAX_STEPS = 6;
/** Most functions that hand a parameter on. */
const MAX_LAYERS = 3;

/** What functions do is found once. */
export const librarySinks = rememberFor((ev: Evaluator) => new LibrarySinks(ev));

export class LibrarySinks {
  private readonly ev: Evaluator;
  private readonly known = new Map<FunctionNode, readonly Reached[]>();
  private byId: ReadonlyMap<string, Module> | undefined;

  constructor(ev: Evaluator) {
    this.ev = ev;
  }

  /** What reaches a kind of sink through a call of others' code. */
  given({ node, module }: Sighting<CallLike>, kind: SinkKind): readonly Value[] {
    if (node.arguments.length === 0) return [];
    const callee = this.ev.evaluate(node.callee, module);
    if (callee.kind !== "external" || callee.runtime) return [];
    const behind = this.functionBehind({ node: node.callee, module });
    const reached = behind ? this.reachedBy(behind).filter((one) => one.kind === kind) : [];
    return reached.flatMap(({ index, path }) => {
      const given = node.arguments[index];
      if (!given || node.arguments.slice(0, index + 1).some(({ type }) => type === "SpreadElement")) return [];
      return path.reduce((value, key) => this.ev.member(value, key), this.ev.evaluate(given, module));
    });
  }

  private functionBehind({ node, module }: Place<Node>, steps = 0): Place<FunctionNode> | undefined {
    if (isFunction(node)) return { node, module };
    if (steps >= MAX_STEPS) return undefined;
    const on = (next: Node, where = module): Place<FunctionNode> | undefined =>
      this.functionBehind({ node: next, module: where }, steps + 1);
    const { graph } = this.ev;
    // `(0,x.y)(key)`
    const last = node.type === "SequenceExpression" ? node.expressions.at(-1) : undefined;
    if (last) return on(last);
    if (node.type === "MemberExpression") {
      const target = this.moduleOf(this.ev.evaluate(node.object, module), graph);
      const name = keyName(node.property, node.computed);
      const found = target && name !== undefined ? graph.exported(target, name) : undefined;
      return found?.target.kind === "local" ? on(found.target.node, found.module) : undefined;
    }
    const only = onlyDefinition(bindingAt(node, module.script.scopes));
    if (!only) return undefined;
    if (only.kind === "function") return { node: only.node, module };
    if (only.kind === "value") return only.path.length === 0 ? on(only.from) : undefined;
    if (only.kind !== "import") return undefined;
    const source = graph.resolve(module, only.source);
    const found = source && graph.exported(source, only.name);
    return found?.target.kind === "local" ? on(found.target.node, found.module) : undefined;
  }

  private moduleOf(value: Value, { modules }: ModuleGraph): Module | undefined {
    if (value.kind === "namespace") return value.module;
    if (value.kind !== "external" || value.path.length > 0) return undefined;
    this.byId ??= new Map(modules.map((module) => [String(module.id), module]));
    return this.byId.get(value.at);
  }

  private reachedBy({ node: fn, module }: Place<FunctionNode>, layer = 0): readonly Reached[] {
    const known = this.known.get(fn);
    if (known) return known;
    // what calls itself says nothing more
    this.known.set(fn, []);
    const found = new Map<string, Reached>();
    let seen = 0;
    const look = (node: Node): void => {
      if (++seen > MAX_NODES) return;
      if (node.type === "CallExpression")
        for (const one of this.reachedAt({ node, module }, fn, layer))
          found.set(`${one.kind} ${one.index} ${one.path.join(".")}`, one);
      forEachChild(node, look);
    };
    if (fn.body) look(fn.body);
    const all = [...found.values()];
    this.known.set(fn, all);
    return all;
  }

  /** What of the parameters of a function a call in it takes to a sink, by itself or through another function. */
  private reachedAt({ node, module }: Place<CallLike>, fn: FunctionNode, layer: number): readonly Reached[] {
    const { callee, arguments: args } = node;
    const sink = SINKS.get(memberName(callee) ?? "");
    if (sink) {
      const given = args[sink.index] && originOf(args[sink.index], fn, module);
      return given ? [{ ...given, kind: sink.kind }] : [];
    }
    if (callee.type !== "Identifier" || layer >= MAX_LAYERS) return [];
    const behind = this.functionBehind({ node: callee, module });
    if (!behind) return [];
    return this.reachedBy(behind, layer + 1).flatMap(({ kind, index, path }) => {
      const given = originOf(args[index], fn, module);
      return given ? [{ kind, index: given.index, path: [...given.path, ...path] }] : [];
    });
  }
}

/** Which parameter of a function an expression in it is: `key`, `options.name`, `{...defaults,...options}`. */
function originOf(node: Node | undefined, fn: FunctionNode, module: Module, steps = 0): Given | undefined {
  if (!node || steps >= MAX_STEPS) return undefined;
  const on = (next: Node): Given | undefined => originOf(next, fn, module, steps + 1);
  switch (node.type) {
    case "ChainExpression":
      return on(node.expression);
    case "MemberExpression": {
      const of = on(node.object);
      const key = keyName(node.property, node.computed);
      return of && key !== undefined ? { index: of.index, path: [...of.path, key] } : undefined;
    }
    case "ObjectExpression": {
      const spread = node.properties.findLast((one) => one.type === "SpreadElement");
      return spread && on(spread.argument);
    }
    case "Identifier": {
      const definitions = bindingAt(node, module.script.scopes)?.definitions ?? [];
      const param = definitions.find((one) => one.kind === "param" && one.of === fn);
      if (param?.kind === "param") {
        const keys = param.path.flatMap((step) => (step.kind === "key" ? step.key : []));
        const isFixed = param.path.every(({ kind }) => kind === "key" || kind === "whole");
        return isFixed ? { index: param.index, path: keys } : undefined;
      }
      return firstOf(definitions, (one) => (one.kind === "value" && one.path.length === 0 ? on(one.from) : undefined));
    }
    default:
      return undefined;
  }
}
