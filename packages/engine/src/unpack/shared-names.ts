/**
 * Names that the scripts of a page share: what a script that is no module declares at its top, what any script writes
 * to a name that nothing declares, and what it writes to the window. Says where each name gets what it stands for.
 */
import { partitionPoint } from "../partition-point.ts";
import type { Binding, Definition, PropertyWrite } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import type { Node } from "../syntax/nodes.ts";
import { isModuleSyntax } from "./es-module.ts";
import type { Module } from "./module.ts";
import { calledFunction, expressionOf } from "./shapes.ts";

/** Globals through which others are reached. */
export const WINDOWS: ReadonlySet<string> = new Set(["window", "self", "globalThis"]);

/** Something of a module. */
interface In<T> {
  readonly of: T;
  readonly module: Module;
}

export interface SharedName {
  /** By scripts that are no modules, one each. */
  readonly declared: readonly In<Binding>[];
  /** `x = 1`, `window.x = 1`: where nothing declares the name. */
  readonly definitions: readonly In<Definition>[];
  /** `x.a = 1`, `window.x.a = 1`. */
  readonly writes: readonly In<PropertyWrite>[];
}

interface Gathered {
  readonly declared: In<Binding>[];
  readonly definitions: In<Definition>[];
  readonly writes: In<PropertyWrite>[];
}

export class SharedNames {
  private readonly names = new Map<string, Gathered>();

  constructor(modules: readonly Module[]) {
    const byScript = Map.groupBy(modules, ({ script }) => script);
    for (const [script, own] of byScript) {
      const [whole] = own.filter(({ wrapper }) => !wrapper);
      if (whole && !script.program.body.some(isModuleSyntax)) this.addDeclared(whole);
      this.addWritten(script, own);
    }
  }

  get(name: string): SharedName | undefined {
    return this.names.get(name);
  }

  /**
   * The script's binding for a name that one script declares. What is written to the window is left out: libraries look
   * there for each other, `window.jQuery=e`, and whoever put them there is not used by them.
   */
  declaredBy(name: string): In<Binding> | undefined {
    const [only, ...more] = this.names.get(name)?.declared ?? [];
    return more.length === 0 ? only : undefined;
  }

  private of(name: string): Gathered {
    const known = this.names.get(name);
    if (known) return known;
    const made: Gathered = { declared: [], definitions: [], writes: [] };
    this.names.set(name, made);
    return made;
  }

  private addDeclared(module: Module): void {
    for (const binding of module.script.scopes.root.bindings.values())
      this.of(binding.name).declared.push({ of: binding, module });
  }

  private addWritten({ scopes, program }: Script, modules: readonly Module[]): void {
    const nested = new NestedModules(modules);
    const moduleAt = (node: Node): Module | undefined => nested.at(node);
    for (const { name, definition, write } of scopes.globalWrites) {
      const module = moduleAt(name);
      if (!module) continue;
      if (WINDOWS.has(name.name)) {
        if (write) this.addToWindow(write, module);
        continue;
      }
      if (definition) this.of(name.name).definitions.push({ of: definition, module });
      if (write) this.of(name.name).writes.push({ of: write, module });
    }
    for (const statement of program.body) {
      const call = expressionOf(statement);
      const fn = call && calledFunction(call);
      const module = fn && moduleAt(statement);
      if (!module || call?.type !== "CallExpression") continue;
      // `(function(w){w.app={...}})(window)`, `(function(){...}).call(this)` gives nothing by name
      for (const [at, given] of call.arguments.entries()) {
        const param = isWindow(given, module) ? bindingAt(fn.params[at], scopes) : undefined;
        for (const write of param?.writes ?? []) this.addToWindow(write, module);
      }
    }
  }

  private addToWindow({ path: [name, ...path], ...write }: PropertyWrite, module: Module): void {
    if (name === undefined || write.appended) return;
    if (path.length > 0) this.of(name).writes.push({ of: { ...write, path }, module });
    else this.of(name).definitions.push({ of: { kind: "value", from: write.value, path: [] }, module });
  }
}

/** `window`, and `this` outside of every function. */
const isWindow = (node: Node, { script }: Module): boolean =>
  node.type === "ThisExpression" ||
  (node.type === "Identifier" && WINDOWS.has(node.name) && !script.scopes.bindingOf.get(node));

/** The modules of one script, one inside another or beside it: which of them is the innermost around a place. */
class NestedModules {
  private readonly sorted: readonly Module[];
  /** For each module the one around it, by place in the list; -1: none. */
  private readonly around: readonly number[];

  constructor(modules: readonly Module[]) {
    this.sorted = modules.toSorted((a, b) => a.range.start - b.range.start || b.range.end - a.range.end);
    const around: number[] = [];
    for (const [at, { range }] of this.sorted.entries()) {
      let outer = at - 1;
      while (outer >= 0 && (this.sorted[outer]?.range.end ?? 0) < range.end) outer = around[outer] ?? -1;
      around.push(outer);
    }
    this.around = around;
  }

  at({ start, end }: Node): Module | undefined {
    let at = partitionPoint(this.sorted, ({ range }) => range.start > start) - 1;
    while (at >= 0 && (this.sorted[at]?.range.end ?? 0) < end) at = this.around[at] ?? -1;
    return this.sorted[at];
  }
}
