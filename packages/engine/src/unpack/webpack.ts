/**
 * webpack 5 and Rspack: chunks that push their modules to a global array, and bundles that hold a module map and the
 * runtime in one function. Seen in webpack 5.90 to 5.112 and Rspack 1.7 to 2.3, production mode.
 */
import type { Binding, ScopeTree } from "../scope/binding.ts";
import type { Script } from "../script.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { Expression, FunctionNode, Node, ObjectExpression, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { moduleOf } from "./es-module.ts";
import type { Claim, Format, ModuleDraft, Wrapper } from "./module.ts";
import { calledFunction, expressionOf } from "./shapes.ts";
import { wrappedModule } from "./wrapped-module.ts";

export const webpackFormat = {
  name: "webpack",
  claim(script: Script): Claim | undefined {
    const rest: Statement[] = [];
    const modules: ModuleDraft[] = [];
    let seenAt: Statement | undefined;
    for (const statement of script.program.body) {
      const found = chunkModules(script, statement) ?? bundleModules(script, statement);
      if (found) seenAt ??= statement;
      else rest.push(statement);
      modules.push(...(found ?? []));
    }
    if (!seenAt) return undefined;
    // a file of several scripts one after the other: what is no bundle stays a module of its own
    const others = rest.some((statement) => !("directive" in statement)) ? [{ ...moduleOf(script), body: rest }] : [];
    return { bundler: bundlerName(script), seenAt: head(seenAt), modules: [...modules, ...others] };
  },
} satisfies Format;

/** The Rspack runtime tells its version: `__webpack_require__.rv=()=>"1.7.9"`, and marks scripts with `data-rspack`. */
const bundlerName = ({ text }: Script): string =>
  text.includes("data-rspack") || text.includes("rspackChunk") ? "rspack" : "webpack";

const head = ({ start, end }: Statement): { readonly start: number; readonly end: number } => ({
  start,
  end: Math.min(end, start + 200),
});

/** `(self["webpackChunkapp"]=self["webpackChunkapp"]||[]).push([["main"],{123:(e,t,n)=>{...}},...])` */
function chunkModules(script: Script, statement: Statement): readonly ModuleDraft[] | undefined {
  const call = expressionOf(statement);
  if (call?.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
  const registry = chunkArray(call.callee.object);
  const chunk = call.arguments[0];
  if (
    keyName(call.callee.property, call.callee.computed) !== "push" ||
    registry === undefined ||
    chunk?.type !== "ArrayExpression"
  ) {
    return undefined;
  }
  const [ids, map, startup] = chunk.elements;
  if (ids?.type !== "ArrayExpression" || map?.type !== "ObjectExpression") return undefined;
  const modules = mapModules(script, map, registry);
  if (startup && isFunction(startup)) modules.push(startupModule(script, startup, registry, `${script.file}:startup`));
  return modules;
}

/** Name of the global in `self.x = self.x || []`; any global array whose name starts like a chunk array's. */
function chunkArray(node: Expression): string | undefined {
  if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return undefined;
  const name = keyName(node.left.property, node.left.computed);
  return name !== undefined && /^(?:webpackChunk|webpackJsonp|rspackChunk)/.test(name) ? name : undefined;
}

function mapModules(script: Script, map: ObjectExpression, registry: string): ModuleDraft[] {
  const out: ModuleDraft[] = [];
  for (const property of map.properties) {
    if (property.type !== "Property" || !isFunction(property.value)) continue;
    const key = keyName(property.key, property.computed);
    if (key === undefined) continue;
    const fn = property.value;
    out.push(
      wrappedModule({ script, fn, key, range: property, wrapper: wrapperOf(script.scopes, fn, registry, false) }),
    );
  }
  return out;
}

/** Parameters by place: (module, exports, require) in a module, (require) in a chunk's startup function. */
function wrapperOf(scopes: ScopeTree, fn: FunctionNode, registry: string, startup: boolean): Wrapper {
  const at = (index: number): Binding | undefined => {
    const param = fn.params[index];
    return param?.type === "Identifier" ? scopes.bindingOf.get(param) : undefined;
  };
  const [moduleParam, exportsParam, requireParam] = startup ? [undefined, undefined, at(0)] : [at(0), at(1), at(2)];
  return {
    registry,
    ...(moduleParam ? { moduleParam } : {}),
    ...(exportsParam ? { exportsParam } : {}),
    ...(requireParam ? { requireParam } : {}),
  };
}

const startupModule = (script: Script, fn: FunctionNode, registry: string, key: string): ModuleDraft =>
  wrappedModule({ script, fn, key, range: fn, wrapper: wrapperOf(script.scopes, fn, registry, true) });

/** `(()=>{var e={123:(e,t,n)=>{...}},t={};function n(r){...e[r](...)...}...})()` */
function bundleModules(script: Script, statement: Statement): readonly ModuleDraft[] | undefined {
  const fn = calledFunction(expressionOf(statement));
  if (fn?.body?.type !== "BlockStatement") return undefined;
  const requireParam = requireFunction(script.scopes, fn.body.body);
  if (!requireParam) return undefined;
  const map = moduleMap(fn.body.body);
  const registry = runtimeRegistry(fn) ?? `${script.file}@${statement.start}`;
  const runtime = wrappedModule({
    script,
    fn,
    key: `${script.file}@${statement.start}:runtime`,
    range: fn,
    wrapper: { registry, requireParam },
  });
  const modules = map ? mapModules(script, map, registry) : [];
  return [...modules, { ...runtime, isRuntime: true, ...(map ? { moduleMap: map } : {}) }];
}

/** `function n(r){var o=t[r];if(void 0!==o)return o.exports;...;return e[r](a,a.exports,n),a.exports}` */
function requireFunction(scopes: ScopeTree, body: readonly Statement[]): Binding | undefined {
  for (const statement of body) {
    if (statement.type !== "FunctionDeclaration" || !statement.id || statement.params.length !== 1) continue;
    const own = scopes.bindingOf.get(statement.id);
    let passesItself = false;
    let readsExports = false;
    walk(statement, (node) => {
      if (node.type === "CallExpression")
        passesItself ||= node.arguments.some((a) => a.type === "Identifier" && scopes.bindingOf.get(a) === own);
      if (node.type === "MemberExpression") readsExports ||= keyName(node.property, node.computed) === "exports";
    });
    if (own && passesItself && readsExports) return own;
  }
  return undefined;
}

/** The first declared object all of whose properties are functions is the module map. */
function moduleMap(body: readonly Statement[]): ObjectExpression | undefined {
  const declared = body.flatMap((statement) =>
    statement.type === "VariableDeclaration" ? statement.declarations : [],
  );
  for (const { init } of declared) {
    if (init?.type !== "ObjectExpression" || init.properties.length === 0) continue;
    if (init.properties.every((p) => p.type === "Property" && isFunction(p.value))) return init;
  }
  return undefined;
}

/** The runtime names the array that its chunks push to: `self.webpackChunkapp=self.webpackChunkapp||[]`. */
function runtimeRegistry(fn: Node): string | undefined {
  let found: string | undefined;
  walk(fn, (node) => {
    if (found !== undefined) return false;
    if (node.type === "AssignmentExpression") found = chunkArray(node);
    return undefined;
  });
  return found;
}

/**
 * Modules that stand for others: shared modules of a federation are consumed under an id of their own and fall back to
 * a bundled copy, `{82895:{shareKey:"lib",fallback:()=>n.e("5").then(()=>()=>n(6667))}}`.
 */
export function consumedModules(runtime: ModuleDraft): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  const own = runtime.wrapper?.requireParam;
  for (const statement of runtime.body) {
    walk(statement, (node) => {
      if (node.type !== "Property") return undefined;
      const key = keyName(node.key, node.computed);
      const targets = requiredIn(
        node.value,
        (callee) => callee.type === "Identifier" && runtime.script.scopes.bindingOf.get(callee) === own,
      );
      const [only] = targets;
      if (key !== undefined && only !== undefined && targets.size === 1) out.set(key, only);
      return targets.size > 0 ? undefined : false;
    });
  }
  return out;
}

function requiredIn(root: Node, isRequire: (callee: Node) => boolean): ReadonlySet<string> {
  const out = new Set<string>();
  walk(root, (node) => {
    if (node.type !== "CallExpression" || !isRequire(node.callee)) return;
    const id = node.arguments[0];
    if (id?.type === "Literal" && typeof id.value === "number") out.add(String(id.value));
    const text = literalString(id);
    if (text !== undefined) out.add(text);
  });
  return out;
}
