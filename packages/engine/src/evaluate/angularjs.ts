/**
 * Dependency injection of AngularJS (1.2 to 1.8): which names the parameters of a function or a class stand for, by
 * `fn.$inject = ["$http"]`, `static $inject = ["$http"]` or the list around it, `["$http", fn]`, and what stands behind a
 * name: what a module has registered under it, `.constant("settings", {...})`, or a service of AngularJS itself.
 */
import { keyName, literalString } from "../syntax/literals.ts";
import { type Class, type FunctionNode, isClass, type Node } from "../syntax/nodes.ts";
import type { Module, Placed } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { type ClassValue, unknown, type Value } from "./value.ts";

/** `.constant("settings", {...})`, `.service("Session", Session)` */
export interface Registered {
  readonly as: string;
  readonly name: string;
  readonly given: Placed;
}

/** `Session.$inject = ["$http"]` */
export interface Annotated {
  readonly what: Placed;
  readonly names: Node;
}

/** How a module registers what others are given. */
const VALUES = new Set(["constant", "value"]);

export class AngularJsInjection {
  private readonly registered = new Map<string, Registered>();
  private readonly names = new Map<Node, readonly string[]>();
  private readonly open = new Set<string>();

  constructor(registered: readonly Registered[], annotated: readonly Annotated[], ev: Evaluation) {
    for (const one of registered) this.registered.set(one.name, one);
    for (const { what, names } of annotated) {
      const value = ev.evaluate(what.node, what.module);
      if (value.kind === "function" || value.kind === "class") this.names.set(value.node, namesIn(names));
    }
  }

  /** What the parameters of a function, or of the constructor of a class, are; undefined where no names are seen. */
  argumentsOf(node: FunctionNode | Class, module: Module, ev: Evaluation): readonly Value[] | undefined {
    const names = this.names.get(node) ?? (isClass(node) ? ownNames(node) : undefined);
    return names?.map((name) => this.named(name, node, module, ev));
  }

  private named(name: string, node: Node, module: Module, ev: Evaluation): Value {
    const one = this.registered.get(name);
    // only AngularJS names its own services so
    if (!one) return name.startsWith("$") ? ofAngularJs(name) : unknown("runtime-value");
    if (this.open.has(name)) return unknown("too-dynamic");
    this.open.add(name);
    const given = ev.evaluate(annotatedIn(one.given.node), one.given.module);
    const value = VALUES.has(one.as) ? given : this.made(one.as, given, node, module, ev);
    this.open.delete(name);
    return value;
  }

  private made(as: string, given: Value, node: Node, module: Module, ev: Evaluation): Value {
    if (given.kind === "class" && as === "service") return anyOf(given);
    if (given.kind !== "function" || (as !== "factory" && as !== "service")) return unknown("runtime-value");
    const args = this.argumentsOf(given.node, given.module, ev) ?? [];
    const made = ev.call({ callee: given, args, isNew: false, node, module });
    // a service is constructed: what the constructor gives back counts where it is an object (ECMAScript, [[Construct]])
    return as === "factory" || made.kind === "object" ? made : unknown("runtime-value");
  }
}

const anyOf = (of: ClassValue): Value => ({ kind: "instance", of, args: [], any: true });

const ofAngularJs = (name: string): Value => ({
  kind: "external",
  component: "angular",
  path: [name],
  runtime: false,
  at: name,
});

/** The function of `["$http", "settings", function(e, t) {...}]`. */
export const annotatedIn = (node: Node): Node =>
  (node.type === "ArrayExpression" ? node.elements.at(-1) : undefined) ?? node;

/** Of a list of names, with the function behind them or without. */
const namesIn = (node: Node): readonly string[] =>
  node.type === "ArrayExpression" ? node.elements.flatMap((one) => literalString(one) ?? []) : [];

function ownNames({ body }: Class): readonly string[] | undefined {
  for (const member of body.body)
    if (member.type === "PropertyDefinition" && member.static && keyName(member.key, member.computed) === "$inject")
      return member.value ? namesIn(member.value) : undefined;
  return undefined;
}
