/**
 * Chunks of webpack and Rspack: scripts that push their modules to a global array, which the runtime reads.
 * Seen in webpack 2 to 5.112 and Rspack 1.7 to 2.3, production mode.
 */
import type { Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { Expression, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { ModuleDraft } from "./module.ts";
import { expressionOf, registryKey } from "./shapes.ts";
import { mapModules } from "./webpack-modules.ts";
import { wrappedModule } from "./wrapped-module.ts";
import { paramAt } from "./wrapper-params.ts";

export interface Chunk {
  /** Name of the global array. */
  readonly registry: string;
  /** Ids of the chunks that the script holds. */
  readonly ids: readonly string[];
  readonly modules: readonly ModuleDraft[];
}

/** `(self["webpackChunkapp"]=self["webpackChunkapp"]||[]).push([["main"],{123:(e,t,n)=>{...}},...])` */
export function readChunk(script: Script, statement: Statement): Chunk | undefined {
  const pushed = pushedChunk(assigned(expressionOf(statement)));
  if (!pushed) return undefined;
  const { registry, items, known } = pushed;
  const [first, map, startup] = items;
  const ids = first && idsOf(first);
  if (!ids || !map) return undefined;
  const modules = mapModules(script, map, registry);
  if (!modules || (!known && modules.length === 0)) return undefined;
  return { registry, ids, modules: [...modules, ...startupModule(script, startup, registry)] };
}

/** `_N_E=(window.webpackJsonp_N_E=window.webpackJsonp_N_E||[]).push([...])`: `output.library` of webpack 4, Next 9.5 to 10. */
const assigned = (value: Expression | undefined): Expression | undefined =>
  value?.type === "AssignmentExpression" ? value.right : value;

/** Registry of builds that write ES modules, which have no global array. */
export const ES_REGISTRY = "webpack:es-modules";

/**
 * The chunk of a script that exports what a chunk holds: `export const __webpack_esm_ids__=[435];export const
 * __webpack_esm_modules__={353(t){...}}` (webpack 5.112), `__rspack_esm_ids` and `__webpack_modules__` (Rspack 2.2).
 */
export function readExportedChunk(script: Script, body: readonly Statement[]): Chunk | undefined {
  const exported = new Map(body.flatMap(exportedConstants));
  const ids = firstOf(exported, ["__webpack_esm_ids__", "__rspack_esm_ids", "__webpack_ids__"]);
  const map = firstOf(exported, ["__webpack_esm_modules__", "__webpack_modules__"]);
  const known = ids && idsOf(ids);
  const modules = map && mapModules(script, map, ES_REGISTRY);
  return known && modules ? { registry: ES_REGISTRY, ids: known, modules } : undefined;
}

const firstOf = (exported: ReadonlyMap<string, Node>, names: readonly string[]): Node | undefined =>
  names.map((name) => exported.get(name)).find((node) => node !== undefined);

function exportedConstants(statement: Statement): readonly (readonly [string, Node])[] {
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : undefined;
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && init ? [[id.name, init] as const] : [],
  );
}

interface Pushed {
  readonly registry: string;
  readonly items: readonly (Node | null)[];
  /** The array has a name that webpack gives; others are chosen by the product (`output.chunkLoadingGlobal`). */
  readonly known: boolean;
}

function pushedChunk(call: Expression | undefined): Pushed | undefined {
  if (call?.type !== "CallExpression") return undefined;
  const { callee } = call;
  // webpack 1 to 3: `webpackJsonp([0],{...},[3])`
  if (callee.type === "Identifier" && callee.name.startsWith("webpackJsonp"))
    return { registry: callee.name, items: call.arguments, known: true };
  if (callee.type !== "MemberExpression" || keyName(callee.property, callee.computed) !== "push") return undefined;
  const registry = globalArray(callee.object);
  const chunk = call.arguments[0];
  if (registry === undefined || chunk?.type !== "ArrayExpression") return undefined;
  return { registry, items: chunk.elements, known: isChunkArray(registry) };
}

/** Name of the global in `self.x = self.x || []` and, in newer ones (seen in webpack 5.112), `self.x ||= []`. */
export function globalArray(node: Node): string | undefined {
  if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return undefined;
  const { left, right } = node;
  const list = right.type === "LogicalExpression" ? right.right : right;
  return list.type === "ArrayExpression" ? keyName(left.property, left.computed) : undefined;
}

export const isChunkArray = (name: string): boolean => /^(?:webpackChunk|webpackJsonp|rspackChunk)/.test(name);

/** `["main"]`, `[0,3]`. */
function idsOf(node: Node): readonly string[] | undefined {
  if (node.type !== "ArrayExpression") return undefined;
  const ids = node.elements.map((element) => (element ? registryKey(element) : undefined));
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/** What a chunk runs once it is there: `e=>{e.O(0,[792],()=>e(e.s=123))}`. */
function startupModule(script: Script, fn: Node | null | undefined, registry: string): readonly ModuleDraft[] {
  if (!fn || !isFunction(fn)) return [];
  const requireParam = paramAt(script.scopes, fn, 0);
  const wrapper = { registry, ...(requireParam ? { requireParam } : {}) };
  return [wrappedModule({ script, fn, key: `${script.file}:startup`, range: fn, wrapper })];
}
