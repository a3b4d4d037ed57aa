/** The modules that webpack and Rspack write into one object or array, and how their wrappers name their parameters. */
import { append } from "../multimap.ts";
import type { ScopeTree } from "../scope/binding.ts";
import type { Range, Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { FunctionNode, Node, ObjectExpression } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { JoinedModule, ModuleDraft, Wrapper } from "./module.ts";
import { registryKey } from "./shapes.ts";
import { wrappedModule } from "./wrapped-module.ts";
import { wrapperParams } from "./wrapper-params.ts";

type ArrayExpression = Extract<Node, { readonly type: "ArrayExpression" }>;

interface Entry {
  readonly key: string;
  readonly fn: FunctionNode;
  readonly range: Range;
}

/** The modules of a map or list; nothing where something in it is no module. */
export function mapModules(script: Script, map: Node, registry: string): ModuleDraft[] | undefined {
  const shared = sharedModules(map);
  const modules = entriesOf(shared ?? map, shared !== undefined)?.map(({ key, fn, range }) => {
    const module = wrappedModule({ script, fn, key, range, wrapper: wrapperOf(script.scopes, fn, registry) });
    return isLoader(script.text, range) ? { ...module, runtime: "webpack" } : module;
  });
  if (!shared || !modules) return modules;
  const aliases = aliasesIn(shared);
  return modules.map((module) => withAliases(module, aliases.get(module.key) ?? []));
}

/**
 * The list of `function(e){for(var t in e)...switch(typeof e[t]){...}return e}([function(e,t,n){...},1,[1,5]])`
 * (webpack 1, DedupePlugin): a number stands for the module of that id, a list for one with further arguments.
 */
function sharedModules(map: Node): ArrayExpression | undefined {
  if (map.type !== "CallExpression" || !isFunction(map.callee) || map.arguments.length !== 1) return undefined;
  const [list] = map.arguments;
  return list?.type === "ArrayExpression" ? list : undefined;
}

/** The further ids of each module, by its own. */
function aliasesIn({ elements }: ArrayExpression): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  for (const [index, element] of elements.entries()) {
    const target = registryKey(element?.type === "ArrayExpression" ? element.elements[0] : element);
    if (target !== undefined) append(aliases, target, String(index));
  }
  return aliases;
}

function withAliases(module: ModuleDraft, aliases: readonly string[]): ModuleDraft {
  if (aliases.length === 0) return module;
  const { exports, starExports, wholeExport } = module;
  const one: JoinedModule = { exports, starExports, wholeExport };
  return { ...module, joined: new Map(aliases.map((alias) => [alias, one])) };
}

/** Longest module that loads a script of another build, in code units. */
const MAX_LOADER = 2000;

/** `new Promise((e,t)=>{...n.l("/depot/remoteEntry.js",r=>{...o.name="ScriptExternalLoadError",...})})` (webpack 5, Rspack) */
const isLoader = (text: string, { start, end }: Range): boolean =>
  end - start < MAX_LOADER && text.slice(start, end).includes('"ScriptExternalLoadError"');

/**
 * `{123:(e,t,n)=>{...}}`, `[function(e,t,n){...},,function(e,t){...}]`, and, where the ids of a list begin late,
 * `Array(12).concat([...])` (webpack 1 to 5).
 */
function entriesOf(map: Node, isShared: boolean): readonly Entry[] | undefined {
  if (map.type === "ObjectExpression") return objectEntries(map);
  if (map.type === "ArrayExpression") return listEntries(map.elements, 0, isShared);
  const from = map.type === "CallExpression" ? emptyLength(map.callee) : undefined;
  const list = map.type === "CallExpression" ? map.arguments[0] : undefined;
  return from !== undefined && list?.type === "ArrayExpression" ? listEntries(list.elements, from) : undefined;
}

function objectEntries(map: ObjectExpression): readonly Entry[] {
  return map.properties.flatMap((property) => {
    if (property.type !== "Property" || !isFunction(property.value)) return [];
    const key = keyName(property.key, property.computed);
    return key === undefined ? [] : [{ key, fn: property.value, range: property }];
  });
}

function listEntries(elements: readonly (Node | null)[], from: number, isShared = false): readonly Entry[] | undefined {
  const out: Entry[] = [];
  for (const [index, element] of elements.entries()) {
    if (element && !isFunction(element) && !isShared) return undefined;
    if (element && isFunction(element)) out.push({ key: String(from + index), fn: element, range: element });
  }
  return out;
}

/** 12 for the callee of `Array(12).concat(...)`. */
function emptyLength(callee: Node): number | undefined {
  if (callee.type !== "MemberExpression" || keyName(callee.property, callee.computed) !== "concat") return undefined;
  const { object } = callee;
  if (object.type !== "CallExpression" || object.callee.type !== "Identifier" || object.callee.name !== "Array")
    return undefined;
  const length = object.arguments[0];
  return length?.type === "Literal" && typeof length.value === "number" ? length.value : undefined;
}

function wrapperOf(scopes: ScopeTree, fn: FunctionNode, registry: string): Wrapper {
  return { registry, ...wrapperParams(scopes, fn, ["moduleParam", "exportsParam", "requireParam"]) };
}
