/** The modules that webpack and Rspack write into one object or array, and how their wrappers name their parameters. */
import type { Binding, ScopeTree } from "../scope/binding.ts";
import type { Range, Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { FunctionNode, Node, ObjectExpression } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { ModuleDraft, Wrapper } from "./module.ts";
import { wrappedModule } from "./wrapped-module.ts";

interface Entry {
  readonly key: string;
  readonly fn: FunctionNode;
  readonly range: Range;
}

/** The modules of a map or list; nothing where something in it is no module. */
export function mapModules(script: Script, map: Node, registry: string): ModuleDraft[] | undefined {
  return entriesOf(map)?.map(({ key, fn, range }) => {
    const module = wrappedModule({ script, fn, key, range, wrapper: wrapperOf(script.scopes, fn, registry) });
    return isLoader(script.text, range) ? { ...module, runtime: "webpack" } : module;
  });
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
function entriesOf(map: Node): readonly Entry[] | undefined {
  if (map.type === "ObjectExpression") return objectEntries(map);
  if (map.type === "ArrayExpression") return listEntries(map.elements, 0);
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

function listEntries(elements: readonly (Node | null)[], from: number): readonly Entry[] | undefined {
  const out: Entry[] = [];
  for (const [index, element] of elements.entries()) {
    if (element && !isFunction(element)) return undefined;
    if (element) out.push({ key: String(from + index), fn: element, range: element });
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

/** Parameters by place: (module, exports, require). */
function wrapperOf(scopes: ScopeTree, fn: FunctionNode, registry: string): Wrapper {
  const moduleParam = paramAt(scopes, fn, 0);
  const exportsParam = paramAt(scopes, fn, 1);
  const requireParam = paramAt(scopes, fn, 2);
  return {
    registry,
    ...(moduleParam ? { moduleParam } : {}),
    ...(exportsParam ? { exportsParam } : {}),
    ...(requireParam ? { requireParam } : {}),
  };
}

export function paramAt(scopes: ScopeTree, fn: FunctionNode, index: number): Binding | undefined {
  const param = fn.params[index];
  return param?.type === "Identifier" ? scopes.bindingOf.get(param) : undefined;
}
