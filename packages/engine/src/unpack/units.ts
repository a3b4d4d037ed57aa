/**
 * Units of attribution: the pieces of code of which each has one origin. In scope-hoisted chunks that is a top-level
 * statement (or one declarator of a long declaration), elsewhere a small module as a whole.
 */

import { firstIndex } from "../first-index.ts";
import { addTo, append } from "../multimap.ts";
import type { Binding, Scope } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { Node, Statement } from "../syntax/nodes.ts";
import type { Module } from "./module.ts";
import type { ModuleGraph } from "./module-graph.ts";
import { calledFunction, expressionOf } from "./shapes.ts";

export interface Unit {
  readonly index: number;
  readonly module: Module;
  readonly node: Node;
  /** In the script's own offsets. */
  readonly start: number;
  readonly end: number;
}

/** Units of all modules, and which unit uses or lazily loads which. Indices into `units`. */
export interface UnitGraph {
  readonly units: readonly Unit[];
  readonly uses: readonly (readonly number[])[];
  readonly loads: readonly (readonly number[])[];
  unitAt(script: Script, position: number): Unit | undefined;
}

/**
 * A wrapped module up to this length (code units) is one unit; longer ones may be several modules in one, and a longer
 * sequence several scripts that a minifier joined, `(function(){...})(),function(){...}()`.
 */
const WHOLE_MODULE = 8000;
/** A declaration from this length on is taken apart. */
const LONG_DECLARATION = 200;
/** A named wrapper that is so much of its module is the module's: `var app=(function(e){...})({})`, Rollup's `iife` format. */
const WHOLE_WRAPPER = 0.8;
/** How deep immediately called functions are opened. */
const MAX_UNWRAP = 3;

interface Piece {
  readonly node: Node;
  readonly start: number;
  readonly end: number;
}

export function buildUnits(graph: ModuleGraph): UnitGraph {
  const units: Unit[] = [];
  const scopes = new Map<Module, Scope[]>();
  for (const module of graph.modules) {
    const tops: Scope[] = [];
    for (const piece of piecesOf(module, tops)) units.push({ index: units.length, module, ...piece });
    scopes.set(module, tops);
  }
  const index = new UnitIndex(units);
  const edges = new Edges(graph, index);
  for (const [module, tops] of scopes) edges.add(module, tops);
  return {
    units,
    uses: units.map((unit) => sorted(edges.uses.get(unit.index), unit.index)),
    loads: units.map((unit) => sorted(edges.loads.get(unit.index), unit.index)),
    unitAt: (script, position) => index.at(script, position),
  };
}

const sorted = (set: ReadonlySet<number> | undefined, self: number): readonly number[] =>
  [...(set ?? [])].filter((i) => i !== self).sort((a, b) => a - b);

function piecesOf(module: Module, tops: Scope[]): readonly Piece[] {
  if (module.script.published) return [{ node: module.script.program, ...module.range }];
  const scope = module.script.scopes.scopeOf.get(module.scopeNode);
  if (scope) tops.push(scope);
  const outer = module.outerScope && module.script.scopes.scopeOf.get(module.outerScope);
  if (outer) tops.push(outer);
  const { start, end } = module.range;
  if (module.wrapper && !module.isRuntime && !isHoistedWrapper(module) && end - start <= WHOLE_MODULE)
    return [{ node: module.scopeNode, start, end }];
  return module.body.flatMap((statement) => split(statement, module, tops, 0));
}

/** Rollup writes many modules into one function of SystemJS, AMD or UMD, Parcel into the script. */
const isHoistedWrapper = ({ wrapper }: Module): boolean =>
  wrapper?.byPath === true || wrapper?.hoisted === true || wrapper?.amd === "file";

function split(statement: Statement, module: Module, tops: Scope[], depth: number): readonly Piece[] {
  const expression = expressionOf(statement);
  const opened = opening(calledFunction(expression) ?? namedWrapper(statement, module), module, tops, depth);
  if (opened) return opened;
  const { start, end } = statement;
  if (expression?.type === "SequenceExpression" && end - start > WHOLE_MODULE) {
    return expression.expressions.flatMap((node) => {
      const entry = module.isRuntime ? opening(calledFunction(node), module, tops, depth) : undefined;
      return entry ?? [{ node, start: node.start, end: node.end }];
    });
  }
  if (statement.type !== "VariableDeclaration") return [{ node: statement, start, end }];
  const own = statement.declarations.filter(({ init }) => !init || init !== module.moduleMap);
  if (own.length === statement.declarations.length && end - start < LONG_DECLARATION)
    return [{ node: statement, start, end }];
  return own.map((node) => ({ node, start: node.start, end: node.end }));
}

/**
 * The statements of a function that is called on the spot, as pieces. Webpack's entry stands in one, alone or behind what
 * is hung on the require function: `r.p="/",(()=>{...})(),r.nc=void 0,(()=>{"use strict";...})()`.
 */
function opening(
  wrapper: ReturnType<typeof calledFunction>,
  module: Module,
  tops: Scope[],
  depth: number,
): readonly Piece[] | undefined {
  if (wrapper?.body?.type !== "BlockStatement" || wrapper.body.body.length <= 1 || depth >= MAX_UNWRAP)
    return undefined;
  const scope = module.script.scopes.scopeOf.get(wrapper);
  if (scope) tops.push(scope);
  return wrapper.body.body.flatMap((inner) => split(inner, module, tops, depth + 1));
}

/** The function of `var app=(function(e){...})({})` where nearly all of a module stands in it. */
function namedWrapper(statement: Statement, { range }: Module): ReturnType<typeof calledFunction> {
  const least = WHOLE_WRAPPER * (range.end - range.start);
  if (statement.type !== "VariableDeclaration" || statement.end - statement.start < least) return undefined;
  const init = statement.declarations.find((one) => one.end - one.start >= least)?.init;
  return init && statement.declarations.length === 1 ? calledFunction(init) : undefined;
}

/** Finds the unit that holds a position, by binary search. Units of one script do not overlap. */
class UnitIndex {
  private readonly byScript = new Map<Script, Unit[]>();
  /** What is asked next mostly stands in the same unit. */
  private last: Unit | undefined;

  constructor(units: readonly Unit[]) {
    for (const unit of units) append(this.byScript, unit.module.script, unit);
    for (const list of this.byScript.values()) list.sort((a, b) => a.start - b.start);
  }

  at(script: Script, position: number): Unit | undefined {
    const { last } = this;
    if (last && last.start <= position && position < last.end && last.module.script === script) return last;
    this.last = this.found(script, position);
    return this.last;
  }

  private found(script: Script, position: number): Unit | undefined {
    const list = this.byScript.get(script) ?? [];
    const unit = list[firstIndex(list, ({ start }) => start > position) - 1];
    return unit && position < unit.end ? unit : undefined;
  }

  of(module: Module): readonly Unit[] {
    return (this.byScript.get(module.script) ?? []).filter((unit) => unit.module === module);
  }
}

interface Imported {
  readonly source: string;
  readonly name: string;
}

/** What a name imports: by an import, or in a setter of SystemJS, `r=>{n=r.a}`. */
function importOf(binding: Binding, { wrapper, script }: Module): Imported | undefined {
  for (const definition of binding.definitions) {
    if (definition.kind === "import") return definition;
    if (definition.kind !== "value" || !wrapper?.imports) continue;
    const { from } = definition;
    if (from.type !== "MemberExpression" || from.object.type !== "Identifier") continue;
    const param = script.scopes.bindingOf.get(from.object);
    const source = param && wrapper.imports.get(param);
    const name = keyName(from.property, from.computed);
    if (source !== undefined && name !== undefined) return { source, name };
  }
  return undefined;
}

class Edges {
  readonly uses = new Map<number, Set<number>>();
  readonly loads = new Map<number, Set<number>>();
  private readonly graph: ModuleGraph;
  private readonly index: UnitIndex;
  private readonly exporting = new Map<Module, readonly number[]>();

  constructor(graph: ModuleGraph, index: UnitIndex) {
    this.graph = graph;
    this.index = index;
  }

  add(module: Module, tops: readonly Scope[]): void {
    for (const scope of tops) for (const binding of scope.bindings.values()) this.addBinding(module, binding);
    for (const { target, start, lazy } of module.references) {
      const found = this.graph.resolve(module, target);
      if (!found || (!lazy && (!module.wrapper || module.wrapper.byPath))) continue;
      const unit = this.index.at(module.script, start);
      if (unit) for (const other of this.exportUnits(found)) addTo(lazy ? this.loads : this.uses, unit.index, other);
    }
  }

  private addBinding(module: Module, binding: Binding): void {
    const whole = isHoistedWrapper(module) ? module.wrapper?.imports?.get(binding) : undefined;
    if (whole !== undefined) this.addNamespace(module, binding, whole);
    const outside = importOf(binding, module);
    const target = outside ? this.imported(module, outside) : this.index.at(module.script, binding.declaration.start);
    if (!target) return;
    for (const reference of binding.references) {
      const unit = this.index.at(module.script, reference.start);
      if (unit) addTo(this.uses, unit.index, target.index);
    }
  }

  /** AMD: `e` in `define(["./x"],function(e){...e.a...})`. */
  private addNamespace(module: Module, { references }: Binding, source: string): void {
    const found = this.graph.resolve(module, source);
    if (!found) return;
    for (const { start } of references) {
      const unit = this.index.at(module.script, start);
      if (unit) for (const other of this.exportUnits(found)) addTo(this.uses, unit.index, other);
    }
  }

  private imported(module: Module, definition: Imported): Unit | undefined {
    const found = this.graph.resolve(module, definition.source);
    const exported = found && this.graph.exported(found, definition.name);
    if (exported?.target.kind !== "local") return undefined;
    return this.declaring(exported.module, exported.target.node);
  }

  private declaring(module: Module, node: Node): Unit | undefined {
    const binding = bindingAt(node, module.script.scopes);
    return this.index.at(module.script, binding?.declaration.start ?? node.start);
  }

  /** Units that define what a module exports; all of a module that exports nothing. */
  private exportUnits(module: Module): readonly number[] {
    const known = this.exporting.get(module);
    if (known) return known;
    const targets = [...module.exports.values()].flatMap((target) =>
      target.kind === "local" ? [this.declaring(module, target.node)] : [],
    );
    const found = targets.flatMap((unit) => (unit ? [unit.index] : []));
    const all = found.length > 0 ? [...new Set(found)] : this.index.of(module).map(({ index }) => index);
    this.exporting.set(module, all);
    return all;
  }
}
