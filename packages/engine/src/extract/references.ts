/**
 * Where a name is read: in its own module, in modules that import it, and in modules that load its module as a whole.
 *
 *     import { list as e } from "./rooms.js"; e();
 *     var r = n(123); (0, r.list)();    const { list } = require("./rooms");    var d = n.n(r); d()()
 *
 * A value that leaves its module goes on at these places, whether a bundler joins the two modules or splits them.
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { outcomes, type Value } from "../evaluate/value.ts";
import { append } from "../multimap.ts";
import type { Binding, Definition } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import { keyName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Exported } from "../unpack/export-lookup.ts";
import type { Module, Placed } from "../unpack/module.ts";
import type { Parents } from "../unpack/parents.ts";

/** What a module exports: a name at its top, or an expression. */
type Exports = Binding | Node;

type ByExport = ReadonlyMap<Exports, readonly Placed[]>;
type ReadBy = readonly (readonly [Exports, Node])[];

export class References {
  private readonly ev: Evaluator;
  private readonly parents: Parents;
  private readonly modules: ReadonlySet<Module>;
  private known: ByExport | undefined;

  /** Only what the given modules read. */
  constructor(ev: Evaluator, parents: Parents, modules: Iterable<Module>) {
    this.ev = ev;
    this.parents = parents;
    this.modules = new Set(modules);
  }

  /** Everywhere, first in its own module. */
  of(binding: Binding, module: Module): readonly Placed[] {
    return [...binding.references.map((node) => ({ node, module })), ...this.elsewhere(binding)];
  }

  /** In other modules. */
  elsewhere(exported: Exports): readonly Placed[] {
    this.known ??= this.found();
    return this.known.get(exported) ?? [];
  }

  private found(): ByExport {
    const out = new Map<Exports, Placed[]>();
    for (const module of this.modules) {
      const names = topNames(module);
      const found = [
        ...names.flatMap((one) => one.definitions.flatMap((definition) => this.readBy(one, definition, module))),
        ...this.readOfParameters(module),
      ];
      for (const [exported, node] of found) append(out, exported, { node, module });
    }
    return out;
  }

  /** What other modules' names a name of this module stands for, and where it is read. */
  private readBy(binding: Binding, definition: Definition, module: Module): ReadBy {
    if (definition.kind === "import") {
      const from = this.ev.graph.resolve(module, definition.source);
      if (!from) return [];
      return definition.name === "*"
        ? this.partsOf(from, binding, module)
        : all(this.exported(from, definition.name), binding.references);
    }
    if (definition.kind !== "value") return [];
    if (!mayLoad(definition.from)) return this.setBy(definition.from, binding, module);
    const [step, ...further] = definition.path;
    const loaded = outcomes(this.ev.evaluate(definition.from, module));
    return loaded.flatMap((value) => {
      const from = value.kind === "namespace" && value.module !== module ? value.module : undefined;
      if (!from) return step ? [] : this.defaultsOf(value, binding, module);
      if (!step) return this.partsOf(from, binding, module);
      if (step.kind !== "key" || further.length > 0) return [];
      return all(this.exported(from, step.key), binding.references);
    });
  }

  /** `r.list`, where `r` is a namespace. */
  private partsOf(from: Module, { references }: Binding, module: Module): ReadBy {
    return references.flatMap((node) => {
      const around = this.parents.of(node, module.script);
      if (around?.type !== "MemberExpression" || around.object !== node) return [];
      const key = keyName(around.property, around.computed);
      return key === undefined ? [] : all(this.exported(from, key), [around]);
    });
  }

  /** What a function around a module is given: `define(["./rooms"], (r) => {...})`. */
  private readOfParameters(module: Module): ReadBy {
    return [...(module.wrapper?.imports ?? [])].flatMap(([parameter, source]) => {
      const from = this.ev.graph.resolve(module, source);
      return from ? this.partsOf(from, parameter, module) : [];
    });
  }

  /** `l = r.list` in a setter, which stands in no unit (SystemJS): `l` is the other module's name. */
  private setBy(from: Node, { references }: Binding, module: Module): ReadBy {
    const parameter = from.type === "MemberExpression" ? bindingAt(from.object, module.script.scopes) : undefined;
    const source = parameter && module.wrapper?.imports?.get(parameter);
    const of = source === undefined ? undefined : this.ev.graph.resolve(module, source);
    const key = from.type === "MemberExpression" ? keyName(from.property, from.computed) : undefined;
    return of && key !== undefined ? all(this.exported(of, key), references) : [];
  }

  /** webpack's getter of a default, `d = n.n(r)`: `d()`, in webpack 4 also `d.a`. */
  private defaultsOf(value: Value, { references }: Binding, module: Module): ReadBy {
    const [of] = value.kind === "result" && isInterop(value.callee) ? value.args : [];
    if (of?.kind !== "namespace") return [];
    return references.flatMap((node) => {
      const around = this.parents.of(node, module.script);
      const isAsked = around?.type === "CallExpression" && around.callee === node;
      const isRead = around?.type === "MemberExpression" && keyName(around.property, around.computed) === "a";
      return around && (isAsked || isRead) ? all(this.exported(of.module, "default"), [around]) : [];
    });
  }

  private exported(from: Module, name: string): Exports | undefined {
    const found = this.ev.graph.exported(from, name);
    return found && exportsOf(found);
  }
}

function topNames({ script: { scopes }, scopeNode, outerScope }: Module): readonly Binding[] {
  const tops = outerScope ? [scopeNode, outerScope] : [scopeNode];
  return tops.flatMap((top) => [...(scopes.scopeOf.get(top)?.bindings.values() ?? [])]);
}

const all = (exported: Exports | undefined, nodes: readonly Node[]): ReadBy =>
  exported ? nodes.map((node) => [exported, node] as const) : [];

function exportsOf({ module, target }: Exported): Exports | undefined {
  if (target.kind !== "local") return undefined;
  const { node } = target;
  return node.type === "Identifier" ? module.script.scopes.bindingOf.get(node) : node;
}

const isInterop = (callee: Value): boolean =>
  callee.kind === "external" && callee.at === "require" && callee.path[0] === "n";

/** `n(123)`, `require("./rooms")`, `n.n(r)`, `__toESM(load())`, `_interopRequireWildcard(require("./rooms"))`. */
function mayLoad(node: Node): boolean {
  if (node.type !== "CallExpression" || node.arguments.length > 2) return false;
  const [first] = node.arguments;
  return (
    first === undefined || first.type === "Literal" || first.type === "Identifier" || first.type === "CallExpression"
  );
}
