/**
 * Units of attribution: the pieces of code of which each has one origin. In scope-hoisted chunks that is a top-level
 * statement (or one declarator of a long declaration), elsewhere a small module as a whole.
 */
import { pushAll } from "../lists.ts";
import { addTo, append } from "../multimap.ts";
import { partitionPoint } from "../partition-point.ts";
import type { Binding, Scope } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { requiredFile } from "./commonjs.ts";
import { asksOnly, isConcatenated } from "./concatenated.ts";
import { isPreloadPolyfill } from "./es-bundlers.ts";
import type { Module } from "./module.ts";
import type { ModuleGraph } from "./module-graph.ts";
import { givenOut, isOnlyValue, placeInside, placeOf } from "./name-places.ts";
import { heaviest, openingOf } from "./openings.ts";
import { calledFunction, expressionOf, sequenceIn } from "./shapes.ts";
import { isRuntimePiece } from "./webpack-runtime.ts";

export interface Unit {
  readonly index: number;
  readonly module: Module;
  readonly node: Node;
  /** In the script's own offsets. Of a shell: its head, up to the first unit inside. */
  readonly start: number;
  readonly end: number;
  /** Where the unit is code around other units. */
  readonly shell?: Shell;
  /** The innermost shell around the unit. */
  readonly within?: Shell;
}

/** Code around other units: `var x=o((e,t)=>{...})`. It says nothing by itself; its origin is that of what it holds. */
export interface Shell {
  readonly node: Node;
  /** What stands inside, as units of its own or shells of further ones. */
  readonly holds: ReadonlySet<Node>;
  /** Nodes whose scopes hold the bindings of what stands inside. */
  readonly scopes: readonly Node[];
  /** Whether it is one module of many, and not what a script was made for. */
  readonly isModule: boolean;
  readonly within?: Shell;
}

/** Units of all modules, and which unit uses or lazily loads which. Indices into `units`. */
export interface UnitGraph {
  /** Pieces in the order of modules and source, then shells. */
  readonly units: readonly Unit[];
  readonly uses: readonly (readonly number[])[];
  readonly loads: readonly (readonly number[])[];
  unitAt(script: Script, position: number): Unit | undefined;
  /** The innermost shell around a unit, as a unit. */
  around(unit: Unit): Unit | undefined;
}

/** A wrapped module up to this length (code units) is one unit; longer code is opened wherever something opens it. */
const WHOLE_MODULE = 8000;
/**
 * A declaration from this length on is taken apart, and in the one scope of many modules one of several values, of any
 * length: minifiers join what stood in different modules, `const $style={...},About=ve(...),lineAt=e=>{...}`.
 */
const LONG_DECLARATION = 200;
/** A wrapper that is so much of its module is the module's: `var app=(function(e){...})({})`, Rollup's `iife` format. */
const WHOLE_WRAPPER = 0.8;
/** A helper is no longer, in code units. */
const LONGEST_HELPER = 1200;
/** A function from which exports come is so much of what hands them out. */
const MOST_OF_NODE = 0.5;
/** How deep wrappers are opened; bundles of bundles stay far below. */
const MAX_UNWRAP = 60;

interface Piece {
  readonly node: Node;
  readonly start: number;
  readonly end: number;
  readonly within?: Shell;
  readonly shell?: Shell;
}

/**
 * Whether code that was put in as a whole holds code of several owners, by its parts. `isMain`: it is most of a module
 * that no other one imports.
 */
export type HoldsSeveral = (parts: readonly Node[], isMain: boolean, script: Script) => boolean;

export function buildUnits(graph: ModuleGraph, holdsSeveral: HoldsSeveral = (_parts, isMain) => isMain): UnitGraph {
  const pieces: Omit<Unit, "index">[] = [];
  const scopes = new Map<Module, Scope[]>();
  for (const module of graph.modules) {
    const cut = new Cut(module, graph.isImported(module), holdsSeveral);
    for (const piece of cut.pieces()) pieces.push({ module, ...piece });
    scopes.set(module, cut.tops);
  }
  const units = [...pieces.filter(({ shell }) => !shell), ...pieces.filter(({ shell }) => shell)].map(
    (piece, index): Unit => ({ index, ...piece }),
  );
  const index = new UnitIndex(units);
  const edges = new Edges(graph, index);
  for (const [module, tops] of scopes) edges.add(module, tops);
  for (const script of new Set(graph.modules.map((module) => module.script))) edges.addShared(script);
  return {
    units,
    uses: units.map((unit) => sorted(edges.uses.get(unit.index), unit.index)),
    loads: units.map((unit) => sorted(edges.loads.get(unit.index), unit.index)),
    unitAt: (script, position) => index.at(script, position),
    around: ({ within }) => within && index.shells.get(within),
  };
}

/** Walks the code of a unit; what stands in a shell is that of other units. */
export const walkUnit = ({ node, shell }: Unit, enter: (node: Node) => boolean | undefined): void =>
  walk(node, shell ? (inner) => (shell.holds.has(inner) ? false : enter(inner)) : enter);

/** Whether the bindings of a scope are those of a unit's module, whatever has been put around its code. */
export const isModuleScope = ({ node }: Scope, unit: Unit): boolean => topsOf(unit).includes(node);

/** The nodes whose scopes hold the bindings of a unit's module, the innermost first. */
export function topsOf({ module, within }: Unit): readonly Node[] {
  const tops: Node[] = [];
  for (let shell = within; shell; shell = shell.within) pushAll(tops, shell.scopes.toReversed());
  const outer = module.outerScope ? [module.outerScope] : [];
  return [...tops, ...(module.passed ?? []).toReversed(), module.scopeNode, ...outer];
}

const sorted = (set: ReadonlySet<number> | undefined, self: number): readonly number[] =>
  [...(set ?? [])].filter((i) => i !== self).sort((a, b) => a - b);

/** Rollup writes many modules into one function of SystemJS, AMD or UMD, Parcel into the script. */
export const isHoistedWrapper = ({ wrapper }: Module): boolean =>
  wrapper?.byPath === true || wrapper?.hoisted === true || wrapper?.amd === "file";

/** Whether it stands where a module lists what it exports. */
const isAnnounced = ({ start, end }: Node, { announces }: Module): boolean =>
  announces?.some((list) => list.start <= start && end <= list.end) ?? false;

/** `a;` does no more than an empty statement. */
const isName = (node: Node): boolean => node.type === "ExpressionStatement" && node.expression.type === "Identifier";

/** `12:(e,t,n)=>{...}`: one module of a table, not a whole script in a wrapper. */
const isWrapped = (module: Module): boolean =>
  module.wrapper !== undefined && !module.isRuntime && !isHoistedWrapper(module);

/** Runs nothing by itself: `function _instanceof(t,e){...}` (SWC, ES5). */
const isHelper = ({ type, start, end }: Node): boolean =>
  type === "FunctionDeclaration" && end - start <= LONGEST_HELPER;

/** Cuts one module into pieces. */
class Cut {
  /** Scopes whose bindings are the module's: its own, and those of what is opened. */
  readonly tops: Scope[] = [];
  private readonly module: Module;
  private readonly isImported: boolean;
  private readonly holdsSeveral: HoldsSeveral;
  private readonly isConcatenated: boolean;
  private given: readonly Node[] | undefined;
  /** Length of the helpers beside what runs. */
  private helpers: number | undefined;

  constructor(module: Module, isImported: boolean, holdsSeveral: HoldsSeveral) {
    this.module = module;
    this.isImported = isImported;
    this.holdsSeveral = holdsSeveral;
    this.isConcatenated = isConcatenated(module);
    this.enter([module.scopeNode, ...(module.outerScope ? [module.outerScope] : []), ...(module.passed ?? [])]);
  }

  pieces(): readonly Piece[] {
    const { script, scopeNode, range, body } = this.module;
    if (script.published) return [{ node: script.program, ...range }];
    const { start, end } = range;
    // the scope of a module that is a value, `define("texts",{...})`, is that of the script around it
    const isOwn = start <= scopeNode.start && scopeNode.end <= end;
    if (isOwn && isWrapped(this.module) && end - start <= WHOLE_MODULE && !this.isConcatenated)
      return [{ node: scopeNode, start, end }];
    return body.flatMap((statement) => this.split(statement, undefined, 0));
  }

  private enter(nodes: readonly Node[]): void {
    for (const node of nodes) {
      const scope = this.module.script.scopes.scopeOf.get(node);
      if (scope) this.tops.push(scope);
    }
  }

  /** `isJoined`: whether the node is one of several scripts that a minifier joined. */
  private split(node: Node, within: Shell | undefined, depth: number, isJoined = false): readonly Piece[] {
    if (node.type === "EmptyStatement" || isName(node)) return [];
    if (node.type === "VariableDeclaration") return this.declarators(node, within, depth);
    if (depth >= MAX_UNWRAP) return [pieceOf(node, within)];
    const given = this.givenNames(node);
    if (given) return given.flatMap((one) => this.split(one, within, depth + 1));
    const isEntry = this.holdsEntry(node);
    if (!isEntry && !this.isOpened(node)) return [pieceOf(node, within)];
    const sequence = isEntry || node.end - node.start > WHOLE_MODULE ? sequenceIn(node) : undefined;
    if (sequence) return sequence.flatMap((one) => this.split(one, within, depth + 1, !this.module.isRuntime));
    const gives = this.givesExports(node);
    const least = gives ? Math.min(this.least(), MOST_OF_NODE * (node.end - node.start)) : this.least();
    const known = openingOf(node, this.module.script, least);
    const opened = known ?? (this.isImported && !gives ? undefined : heaviest(node, least, this.module.script));
    if (!opened || opened.parts.length === 0) return [pieceOf(node, within)];
    // what other modules or chunks import is a package more often than an application
    const isMain = node.end - node.start >= this.least() && !this.isImported && !isWrapped(this.module);
    const isApart = isJoined || opened.kind === "module" || (opened.kind === "bundle" && !isMain);
    // what a bundler has cut of one build asks for its other parts, a package that was built before does not
    const isCut = isMain && this.module.references.some(({ lazy }) => !lazy);
    if (isApart && !gives && !isCut && !this.holdsSeveral(opened.parts, isMain, this.module.script))
      return [pieceOf(node, within)];
    this.enter(opened.scopes);
    const { parts, scopes } = opened;
    const isModule = opened.kind !== "plain" && !isMain && !gives;
    const shell: Shell = { node, holds: new Set(parts), scopes, isModule, ...(within ? { within } : {}) };
    const inner = parts.flatMap((part) => this.split(part, shell, depth + 1));
    // what holds one piece says no more than that piece: `self.__BUILD_MANIFEST=function(e){return{...}}(1)`
    if (inner.length <= 1) return [pieceOf(node, within)];
    return [{ ...pieceOf(node, within), end: parts[0]?.start ?? node.end, shell }, ...inner];
  }

  private declarators(
    node: Extract<Node, { type: "VariableDeclaration" }>,
    within: Shell | undefined,
    depth: number,
  ): readonly Piece[] {
    const own = node.declarations.filter(({ init }) => !init || init !== this.module.moduleMap);
    const isShared = !within && (!this.module.wrapper || this.isConcatenated);
    const isJoined = own.filter(({ init }) => init).length > 1 && (isShared || asksOnly(own));
    const isOne = own.length === node.declarations.length && !isJoined;
    if (isOne && node.end - node.start < LONG_DECLARATION && !this.givesExports(node)) return [pieceOf(node, within)];
    return own.flatMap((one) => this.split(one, within, depth + 1));
  }

  /** `render(a),b=function(){...},c={...};`: code of several owners, which a minifier joined, gives names their values. */
  private givenNames(node: Node): readonly Node[] | undefined {
    const parts = node.end - node.start >= LONG_DECLARATION ? sequenceIn(node) : undefined;
    const { script } = this.module;
    const isCut = parts?.some((part) => isOnlyValue(part, script)) && this.holdsSeveral(parts, false, script);
    return isCut ? parts : undefined;
  }

  /** Long code is opened, what is most of its module, and functions with several statements that a statement calls. */
  private isOpened(node: Node): boolean {
    const length = node.end - node.start;
    if (length > WHOLE_MODULE) return true;
    if (isRuntimePiece(node, this.module) || isPreloadPolyfill(this.module.script, node)) return false;
    if (length >= this.least() || this.givesExports(node)) return true;
    const inner = node.type === "ExpressionStatement" ? expressionOf(node) : this.module.isRuntime ? node : undefined;
    const called = inner && calledFunction(inner);
    return called?.body?.type === "BlockStatement" && called.body.body.length > 1;
  }

  /** `n.m=e,n.nc=void 0,(()=>{"use strict";...})()`: a minifier joined the entry module, which runs last, to the runtime. */
  private holdsEntry(node: Node): boolean {
    const last = this.module.isRuntime ? sequenceIn(node)?.at(-1) : undefined;
    return last !== undefined && calledFunction(last) !== undefined && !isRuntimePiece(last, this.module);
  }

  /** Whether what the module exports stands inside a statement, not at its top: that runs, whatever runs it. */
  private givesExports({ start, end }: Node): boolean {
    this.given ??= givenOut(this.module);
    return this.given.some((around) => start <= around.start && around.end <= end);
  }

  /** Length of a wrapper that is nearly all of its module, but for helpers of a compiler. */
  private least(): number {
    const { start, end } = this.module.range;
    this.helpers ??= this.module.body.reduce((sum, one) => sum + (isHelper(one) ? one.end - one.start : 0), 0);
    return Math.max(MOST_OF_NODE * (end - start), WHOLE_WRAPPER * (end - start - this.helpers));
  }
}

const pieceOf = (node: Node, within: Shell | undefined): Piece => ({
  node,
  start: node.start,
  end: node.end,
  ...(within ? { within } : {}),
});

/** Finds the unit that holds a position, by binary search. Units of one script do not overlap. */
class UnitIndex {
  private readonly byScript = new Map<Script, Unit[]>();
  private readonly byModule = new Map<Module, Unit[]>();
  /** What is asked next mostly stands in the same unit. */
  private last: Unit | undefined;
  readonly shells = new Map<Shell, Unit>();

  constructor(units: readonly Unit[]) {
    for (const unit of units) {
      append(this.byScript, unit.module.script, unit);
      if (unit.shell) this.shells.set(unit.shell, unit);
    }
    // a shell may begin where the first unit inside does: the innermost one is found last
    for (const list of this.byScript.values()) list.sort((a, b) => a.start - b.start || b.node.end - a.node.end);
    for (const unit of Array.from(this.byScript.values()).flat())
      if (!unit.shell) append(this.byModule, unit.module, unit);
  }

  at(script: Script, position: number): Unit | undefined {
    const { last } = this;
    if (last && last.start <= position && position < last.end && last.module.script === script) return last;
    this.last = this.found(script, position);
    return this.last;
  }

  private found(script: Script, position: number): Unit | undefined {
    const list = this.byScript.get(script) ?? [];
    const unit = list[partitionPoint(list, ({ start }) => start > position) - 1];
    if (!unit || position < unit.end) return unit;
    // between and behind the units inside a shell stands the shell
    for (let shell = unit.shell ?? unit.within; shell; shell = shell.within)
      if (position < shell.node.end) return this.shells.get(shell);
    return undefined;
  }

  of(module: Module): readonly Unit[] {
    return this.byModule.get(module) ?? [];
  }

  /** The units inside a shell. */
  inside({ script }: Module, shell: Shell | undefined): readonly number[] {
    if (!shell) return [];
    const { start, end } = shell.node;
    const list = this.byScript.get(script) ?? [];
    const from = partitionPoint(list, (unit) => unit.start >= start);
    const to = partitionPoint(list, (unit) => unit.start >= end);
    return list.slice(from, to).flatMap((unit) => (unit.shell ? [] : unit.index));
  }
}

/** The function in `x=o((e,t)=>{...})` and `y=u(o((e,t)=>{...})())`. */
function givenFunction(node: Node): FunctionNode | undefined {
  let at: Node | null | undefined = node.type === "VariableDeclarator" ? node.init : undefined;
  while (at?.type === "CallExpression") {
    const given: Node | undefined = at.arguments[0];
    if (given && isFunction(given)) return given;
    at = given ?? at.callee;
  }
  return undefined;
}

/** What is read of a namespace, behind its name. */
const MEMBER = /^\??\.([\w$]+)/;
const LONGEST_MEMBER = 80;

interface Imported {
  readonly source: string;
  readonly name: string;
}

/** What a name imports: by an import, by `require`, or in a setter of SystemJS, `r=>{n=r.a}`. */
function importOf(binding: Binding, { wrapper, commonJs, script }: Module): Imported | undefined {
  for (const definition of binding.definitions) {
    if (definition.kind === "import") return definition;
    if (definition.kind !== "value" || !(commonJs || wrapper?.imports)) continue;
    const { from } = definition;
    const file = commonJs && requiredFile(from, script);
    const [step] = definition.path;
    if (file !== undefined) return { source: file, name: step?.kind === "key" ? step.key : "*" };
    if (!wrapper?.imports) continue;
    if (from.type !== "MemberExpression" || from.object.type !== "Identifier") continue;
    const param = script.scopes.bindingOf.get(from.object);
    const source = param && wrapper.imports.get(param);
    const name = keyName(from.property, from.computed);
    if (source !== undefined && name !== undefined) return { source, name };
  }
  return undefined;
}

/** Links of pieces of code to all that a module or a shell holds, together: what is beyond has none. */
const MAX_LINKS = 1_000_000;

class Edges {
  readonly uses = new Map<number, Set<number>>();
  readonly loads = new Map<number, Set<number>>();
  private readonly graph: ModuleGraph;
  private readonly index: UnitIndex;
  private readonly exporting = new Map<Module, readonly number[]>();
  /** By shell: many names lead to one. */
  private readonly heldBy = new Map<Unit, readonly number[]>();
  /** By the lists that are linked to, whose links hold them already; and how many links there may be more. */
  private readonly linked = new Map<readonly number[], Set<ReadonlySet<number>>>();
  private left = MAX_LINKS;

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
      if (unit) this.link(lazy ? this.loads : this.uses, unit, this.exportUnits(found));
    }
  }

  /** `send("/users")` for a function of another script of the page. */
  addShared(script: Script): void {
    for (const name of script.scopes.globals) {
      const found = this.graph.shared.declaredBy(name.name);
      const target = found && this.index.at(found.module.script, found.of.declaration.start);
      const unit = target && !target.shell ? this.index.at(script, name.start) : undefined;
      if (unit && target) addTo(this.uses, unit.index, target.index);
    }
  }

  /** What is declared around other units stands for what these export, or for all of them. */
  private held(unit: Unit): readonly number[] {
    const found = this.heldBy.get(unit) ?? this.heldIn(unit);
    this.heldBy.set(unit, found);
    return found;
  }

  private heldIn({ shell, module }: Unit): readonly number[] {
    const fn = shell && givenFunction(shell.node);
    const inner = fn && this.graph.wrappers.of(fn);
    const exporting = inner ? this.declaringUnits(inner, inner.wholeExport) : [];
    return exporting.length > 0 ? exporting : this.index.inside(module, shell);
  }

  private addBinding(module: Module, binding: Binding): void {
    const whole = isHoistedWrapper(module) ? module.wrapper?.imports?.get(binding) : undefined;
    if (whole !== undefined) this.addNamespace(module, binding, whole);
    const outside = importOf(binding, module);
    if (outside?.name === "*") this.addNamespace(module, binding, outside.source);
    const target = outside ? this.imported(module, outside) : this.index.at(module.script, placeOf(binding));
    if (!target || (target.shell && binding.kind === "param")) return;
    const targets = target.shell ? this.held(target) : [target.index];
    for (const reference of binding.references) {
      if (isAnnounced(reference, module)) continue;
      const unit = this.index.at(module.script, reference.start);
      if (unit) this.link(this.uses, unit, targets);
    }
  }

  /** A unit that refers to the same list again and again is linked once. */
  private link(edges: Map<number, Set<number>>, unit: Unit, others: readonly number[]): void {
    if (others.length > 1) {
      const linked = this.linked.get(others) ?? new Set<ReadonlySet<number>>();
      this.linked.set(others, linked);
      const own = edges.get(unit.index);
      if (own && linked.has(own)) return;
      this.left -= others.length;
      if (this.left < 0) return;
    }
    for (const other of others) addTo(edges, unit.index, other);
    const own = edges.get(unit.index);
    if (own) this.linked.get(others)?.add(own);
  }

  /** AMD: `e` in `define(["./x"],function(e){...e.a...})`; `import * as e`, `const e=require("./x.js")`. */
  private addNamespace(module: Module, { references }: Binding, source: string): void {
    const found = this.graph.resolve(module, source);
    if (!found) return;
    for (const { start, end } of references) {
      const unit = this.index.at(module.script, start);
      const name = MEMBER.exec(module.script.text.slice(end, end + LONGEST_MEMBER))?.[1];
      const one = name === undefined ? undefined : this.imported(module, { source, name });
      const used = one ? (one.shell ? this.held(one) : [one.index]) : this.exportUnits(found);
      if (unit) this.link(this.uses, unit, used);
    }
  }

  private imported(module: Module, definition: Imported): Unit | undefined {
    const found = this.graph.resolve(module, definition.source);
    const exported = found && this.graph.exported(found, definition.name);
    if (exported?.target.kind !== "local") return undefined;
    return this.declaring(exported.module, exported.target.node);
  }

  /** Of `()=>R.b`, what another module exports, what takes hold of that: `R=n(36)`. */
  private declaring(module: Module, node: Node): Unit | undefined {
    const isPassedOn = node.type === "MemberExpression" && isAnnounced(node, module);
    const named = isPassedOn ? node.object : node;
    const binding = bindingAt(named, module.script.scopes);
    const inside = binding && placeInside(binding, module.script.scopes);
    return this.index.at(module.script, inside?.start ?? (binding ? placeOf(binding) : node.start));
  }

  /** Units that define what a module exports; all of a module that exports nothing. */
  private exportUnits(module: Module): readonly number[] {
    const known = this.exporting.get(module);
    if (known) return known;
    const found = this.declaringUnits(module);
    const all = found.length > 0 ? found : this.index.of(module).map(({ index }) => index);
    this.exporting.set(module, all);
    return all;
  }

  private declaringUnits(module: Module, whole?: Node): readonly number[] {
    const named = [...module.exports.values()].flatMap((target) => (target.kind === "local" ? target.node : []));
    const nodes = whole ? [...named, whole] : named;
    const found = nodes.flatMap((node) => this.declaring(module, node) ?? []);
    return [...new Set(found.flatMap((unit) => (unit.shell ? [] : unit.index)))];
  }
}
