/**
 * Units as attribution wants them: ranges of the file, edges, and whether they stand in an entry. Shells show nothing by
 * themselves and are left out; their origin comes from what they hold.
 */
import { type AttributionUnit, hoistedPath, type ModuleForm, type UnitOrigin } from "./attribute/index.ts";
import { bindingAt } from "./scope/binding-at.ts";
import type { Script } from "./script.ts";
import { memberName } from "./syntax/literals.ts";
import type { Node } from "./syntax/nodes.ts";
import { isConcatenated } from "./unpack/concatenated.ts";
import { importsOnly } from "./unpack/eager-imports.ts";
import { emberPaths } from "./unpack/ember.ts";
import { isPreloadPolyfill } from "./unpack/es-bundlers.ts";
import { isHelperPiece } from "./unpack/es-helpers.ts";
import { type SharedPackage, sharedModules } from "./unpack/federation.ts";
import type { Module } from "./unpack/module.ts";
import type { ModuleGraph } from "./unpack/module-graph.ts";
import { publishedPath } from "./unpack/published-names.ts";
import { requestedPackages } from "./unpack/requested-packages.ts";
import { isTurbopackRuntime } from "./unpack/turbopack.ts";
import { isHoistedWrapper, type Shell, type Unit, type UnitGraph } from "./unpack/units.ts";
import { isRuntimePiece } from "./unpack/webpack-runtime.ts";

/** `packages`: those that a federation shares. */
export function attributionUnits(
  graph: ModuleGraph,
  pieces: UnitGraph,
  packages: readonly SharedPackage[],
): readonly AttributionUnit[] {
  const { units, uses, loads } = pieces;
  const emberPath = emberPaths(graph.modules);
  const requested = requestedPackages(graph);
  const shared = sharedModules(packages);
  const hasHelpers = graph.modules.some(({ helpers }) => helpers !== undefined);
  const forms = new Map(graph.modules.map((module) => [module, formOf(module, hasHelpers)]));
  const isPiece = (index: number): boolean => units[index]?.shell === undefined;
  const written = asWritten(graph.modules);
  const isOfOneFile = new Map(graph.modules.map((module) => [module, isOneFile(module)]));
  return units
    .filter(({ index }) => isPiece(index))
    .map(({ index, module, node, start, end, within }) => ({
      file: module.script.file,
      start: module.script.base + start,
      end: module.script.base + end,
      node,
      ...statementAround(module.script, start, end),
      module: module.ordinal,
      uses: (uses[index] ?? []).filter(isPiece),
      loads: (loads[index] ?? []).filter(isPiece),
      entry: !graph.isImported(module),
      assignedBy: assigning(node, module, pieces).flatMap((other) => (other.index === index ? [] : other.index)),
      ...forms.get(module),
      ...(isInModule(within) ? { inModule: true as const } : {}),
      ...(written.has(module) ? { asWritten: true as const } : {}),
      ...(isOfOneFile.get(module) ? { ofOneFile: true as const } : {}),
      ...(isImport(node, module) ? { asks: true as const } : {}),
      ...pathOf(node, module, emberPath(module) ?? publishedPath(module)),
      ...requestedAs(requested.get(module)),
      ...sharedAs(shared.get(module)),
      ...runtimeOf(node, module),
    }));
}

/** `r=n(12)`, and how webpack 2 to 5 read the default of what it gives: `a=n.n(r)`. */
function isImport(node: Node, { wrapper, script }: Module): boolean {
  const call = node.type === "VariableDeclarator" && node.init?.type === "CallExpression" ? node.init : undefined;
  if (!call || call.arguments.length !== 1 || !wrapper?.requireParam) return false;
  const { callee } = call;
  const asked = callee.type === "MemberExpression" && memberName(callee) === "n" ? callee.object : callee;
  return bindingAt(asked, script.scopes) === wrapper.requireParam;
}

/** `12:(e,t,n)=>{...}`, of which a bundler that joins modules would have made another one. */
const isOneFile = (module: Module): boolean =>
  module.wrapper !== undefined && !module.isRuntime && !isHoistedWrapper(module) && !isConcatenated(module);

/** Modules that are the whole of a classic script, with comments that no minifier keeps: `// ask again`, not `//# source...`. */
function asWritten(modules: readonly Module[]): ReadonlySet<Module> {
  const counts = Map.groupBy(modules, ({ script }) => script);
  const isOne = (module: Module): boolean =>
    !module.wrapper && !module.isRuntime && !isHoisted(module) && counts.get(module.script)?.length === 1;
  const speaks = ({ script: { comments } }: Module): boolean =>
    comments.some(({ type, value }) => type === "Line" && !/^\s*[#@!]/.test(value));
  return new Set(modules.filter((module) => isOne(module) && speaks(module)));
}

/**
 * The statement of the script around a range of it, where it is longer; in offsets of the file. Of several that a minifier joined
 * into one, `const a=...,b=...` and `a(),b()`, the first.
 */
function statementAround(
  { program: { body }, base }: Script,
  start: number,
  end: number,
): Pick<AttributionUnit, "statement"> {
  let [low, high] = [0, body.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((body[middle]?.end ?? 0) < end) low = middle + 1;
    else high = middle;
  }
  const around = body[low];
  if (!around || around.start > start || around.end - around.start <= end - start) return {};
  const until = endOfFirst(around);
  return end > until ? {} : { statement: { start: base + around.start, end: base + until } };
}

function endOfFirst(statement: Node): number {
  if (statement.type === "ExportNamedDeclaration" && statement.declaration) return endOfFirst(statement.declaration);
  if (statement.type === "VariableDeclaration") return statement.declarations[0]?.end ?? statement.end;
  const { expression } = statement.type === "ExpressionStatement" ? statement : {};
  return expression?.type === "SequenceExpression" ? (expression.expressions[0]?.end ?? statement.end) : statement.end;
}

const requestedAs = (name: string | undefined): { readonly requested?: string } =>
  name === undefined ? {} : { requested: name };

const sharedAs = (of: SharedPackage | undefined): Pick<AttributionUnit, "shared"> =>
  of === undefined ? {} : { shared: { name: of.name, version: of.version } };

/**
 * The origins of all units. A shell around product code is the product's, however much of others it holds: values go
 * through it. Any other has the origin of most of the code in it. `origins`: of all but shells.
 */
export function withShells({ units }: UnitGraph, origins: readonly UnitOrigin[]): readonly UnitOrigin[] {
  const held = new Map<Shell, Map<string, Share>>();
  units.slice(0, origins.length).forEach(({ within, start, end }, at) => {
    const of = origins[at] ?? NOBODY;
    const key = `${of.origin} ${of.component?.name ?? ""}`;
    for (let shell = within; shell; shell = shell.within) {
      const shares = held.get(shell) ?? new Map<string, Share>();
      shares.set(key, { of, size: (shares.get(key)?.size ?? 0) + end - start });
      held.set(shell, shares);
    }
  });
  const shells = units.slice(origins.length).map(({ shell }): UnitOrigin => {
    const shares = [...((shell && held.get(shell)) ?? new Map<string, Share>()).values()];
    const own = shares.find(({ of }) => of.origin === "product");
    return own?.of ?? shares.sort((one, other) => other.size - one.size)[0]?.of ?? NOBODY;
  });
  return [...origins, ...shells];
}

/** How much of what a shell holds has one origin, in code units. */
interface Share {
  readonly of: UnitOrigin;
  readonly size: number;
}

/** Of code that nothing is known of. */
export const NOBODY: UnitOrigin = { origin: "unknown", basis: "none" };

function isInModule(within: Shell | undefined): boolean {
  for (let shell = within; shell; shell = shell.within) if (shell.isModule) return true;
  return false;
}

/**
 * Units that assign the first variable that a unit declares. An ES module cannot assign what another declares; a
 * declaration that stands first may have those of other modules behind it, joined by a minifier.
 */
function assigning(node: Node, module: Module, pieces: UnitGraph): readonly Unit[] {
  const declared = node.type === "VariableDeclaration" && node.kind !== "const" ? node.declarations[0] : undefined;
  if (declared?.id.type !== "Identifier" || module.wrapper || !isHoisted(module)) return [];
  const { script } = module;
  const definitions = script.scopes.bindingOf.get(declared.id)?.definitions ?? [];
  const found = definitions.flatMap((one) =>
    one.kind === "value" ? (pieces.unitAt(script, one.from.start) ?? []) : [],
  );
  return [...new Set(found)];
}

/** A path in a wrapped module's key (webpack with named modules, Turbopack in development), or in its wrapper (esbuild). */
function pathOf(node: Node, { wrapper, key }: Module, named: string | undefined): { readonly path?: string } {
  const path = wrapper && !wrapper.byPath && !wrapper.amd ? key : (named ?? hoistedPath(node));
  return path !== undefined && path.length <= MAX_PATH && PATH.test(path) ? { path } : {};
}

/** No path of a source is longer, in code units. */
const MAX_PATH = 1000;
const PATH = /^(?:\.{1,2}\/|\[project\]\/|(?:[\w.-]+\/)*node_modules\/)[^?]*\.(?:[mc]?[jt]sx?|vue|svelte)\b/;

/** webpack and Rspack define the exports of ES modules by `n.d(t,...)`; esbuild and Rolldown hoist only ES modules. */
function formOf(module: Module, hasHelpers: boolean): { readonly form?: ModuleForm } {
  const { wrapper, wholeExport, exports, script, range } = module;
  if (!wrapper) return isHoisted(module) && hasHelpers ? { form: "es" } : {};
  if (wholeExport) return { form: "commonjs" };
  const { requireParam, exportsParam } = wrapper;
  if (!requireParam || !exportsParam) return {};
  const defines = `${requireParam.name}.d(${exportsParam.name},`;
  if (script.text.slice(range.start, range.end).includes(defines)) return { form: "es" };
  return exports.size > 0 ? { form: "commonjs" } : {};
}

const isHoisted = ({ exports, references }: Module): boolean => exports.size > 0 || references.length > 0;

function runtimeOf(node: Node, module: Module): { readonly runtimeOf?: string } {
  if (module.runtime !== undefined) return { runtimeOf: module.runtime };
  if (isTurbopackRuntime(module)) return { runtimeOf: "turbopack" };
  if (isRuntimePiece(node, module) || importsOnly(module)) return { runtimeOf: "webpack" };
  if (isPreloadPolyfill(module.script, node)) return { runtimeOf: "vite" };
  const { helpers } = module;
  return helpers && isHelperPiece(node, helpers) ? { runtimeOf: helpers.bundler } : {};
}
