/**
 * Bundles of webpack and Rspack: the modules and the runtime in one function that is called on the spot, alone or
 * inside the wrappers of a library (UMD, CommonJS, AMD, SystemJS, a variable). Seen in webpack 4 to 5.112.
 */
import type { Binding, ScopeTree } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { levelsBelow } from "./code-levels.ts";
import type { Code, ModuleDraft } from "./module.ts";
import { readersByKey } from "./module-helpers.ts";
import { type CalledFunction, calledHere, namedValues } from "./shapes.ts";
import { ES_REGISTRY, globalArray, isChunkArray } from "./webpack-chunk.ts";
import { mapModules } from "./webpack-modules.ts";
import { wrappedModule } from "./wrapped-module.ts";

/** The function that requires modules is no longer, in code units, with room for builds that are not minified. */
const LONGEST_REQUIRE = 3000;

/** The modules of a statement that is a bundle. */
export function bundleModules(script: Script, statement: Statement): readonly ModuleDraft[] | undefined {
  for (const called of calledHere(statement)) {
    const found = readBundle(script, called);
    if (found) return found;
  }
  return undefined;
}

/**
 * `(()=>{var e={123:(e,t,n)=>{...}},t={};function n(r){...e[r](...)...}...})()` (webpack 5), and
 * `!function(e){var t={};function n(r){...}...}([function(e,t,n){...}])` (webpack 1 to 4).
 */
function readBundle(script: Script, { fn, call }: CalledFunction): readonly ModuleDraft[] | undefined {
  if (fn.body?.type !== "BlockStatement") return undefined;
  const [given] = call.arguments;
  const whole: Code = { body: fn.body.body, passed: [] };
  const handed = given && bindingAt(fn.params[0], script.scopes);
  // whoever put wrappers around the runtime left the modules outside of them
  const levels = handed && requiringBy(handed, script) ? levelsBelow(whole, script) : [whole];
  for (const { body, passed } of levels) {
    const requireParam = requireFunction(script.scopes, body);
    if (!requireParam) continue;
    const table = tableOf(requireParam, script.scopes);
    const inside = table && fn.start <= table.start && table.end <= fn.end ? table : undefined;
    const map = inside ?? given;
    const registry = runtimeRegistry(fn, inside, script.scopes) ?? `${script.file}@${call.start}`;
    const key = `${script.file}@${call.start}:runtime`;
    const wrapper = { registry, requireParam };
    const runtime = { ...wrappedModule({ script, fn, body, key, range: fn, wrapper }), passed };
    const modules = (map && mapModules(script, map, registry)) ?? [];
    return [...modules, { ...runtime, isRuntime: true, ...(inside ? { moduleMap: inside } : {}) }];
  }
  return undefined;
}

/**
 * The same without a function around it: where a build writes ES modules (`output.module`; webpack 5.112, Rspack 2.2),
 * `var e={123(e,t,n){...}},t={};function n(r){...}n.m=e,...,n(123);`, whose scripts share a registry, and where a minifier
 * has named what a function was handed, `t=[function(e,t,n){...}],...`, with the runtime in whatever wrapper beside it.
 * What is hung on the function tells it from a table of modules by hand.
 */
export function topLevelBundle(script: Script, { body, passed }: Code): readonly ModuleDraft[] | undefined {
  const found = tablesIn(body, script).find(({ requireParam }) => requireParam.writes.length > 0);
  if (!found) return undefined;
  const { map, requireParam, statement } = found;
  const isBeside = body.some((one) => one.type === "FunctionDeclaration" && one.id === requireParam.declaration);
  const range = { start: 0, end: script.text.length };
  const registry = isBeside
    ? ES_REGISTRY
    : (runtimeRegistry(script.program, map, script.scopes) ?? `${script.file}@${map.start}`);
  const modules = mapModules(script, map, registry);
  if (!modules) return undefined;
  const wrapper = { registry, requireParam };
  const key = `${script.file}@0:runtime`;
  const rest = statement.type === "VariableDeclaration" ? body : body.filter((one) => one !== statement);
  const runtime = wrappedModule({ script, fn: script.program, body: rest, key, range, wrapper });
  return [...modules, { ...runtime, passed, isRuntime: true, moduleMap: map }];
}

interface NamedTable {
  readonly statement: Statement;
  readonly map: Node;
  /** The function that requires by it. */
  readonly requireParam: Binding;
}

/** `var e={123(e,t,n){...}}`, `t=[function(e,t,n){...}]` */
function tablesIn(body: readonly Statement[], script: Script): readonly NamedTable[] {
  return body.flatMap((statement) =>
    namedValues(statement).flatMap(({ name, value }) => {
      const table = isModuleMap(value) ? bindingAt(name, script.scopes) : undefined;
      const requireParam = table && requiringBy(table, script);
      return requireParam ? [{ statement, map: value, requireParam }] : [];
    }),
  );
}

function requiringBy(table: Binding, script: Script): Binding | undefined {
  for (const fn of readersByKey(table, script)) {
    const own = fn.id ? script.scopes.bindingOf.get(fn.id) : undefined;
    if (own && isShort(fn) && requires(script.scopes, fn, own)) return own;
  }
  return undefined;
}

/**
 * `function n(r){var o=t[r];if(void 0!==o)return o.exports;...;return e[r](a,a.exports,n),a.exports}`; where modules can be
 * replaced while the page runs (webpack 4 and 5), `{id:r,module:o,factory:e[r],require:n}` and `e[r].call(o.exports,o,
 * o.exports,u(r))`.
 */
function requireFunction(scopes: ScopeTree, body: readonly Statement[]): Binding | undefined {
  for (const statement of body) {
    if (statement.type !== "FunctionDeclaration" || !statement.id || statement.params.length !== 1) continue;
    if (!isShort(statement)) continue;
    const own = scopes.bindingOf.get(statement.id);
    if (own && requires(scopes, statement, own)) return own;
  }
  return undefined;
}

function requires(scopes: ScopeTree, fn: FunctionNode, own: Binding): boolean {
  const isOwn = (node: Node): boolean => node.type === "Identifier" && scopes.bindingOf.get(node) === own;
  const [id] = fn.params;
  const asked = id?.type === "Identifier" ? scopes.bindingOf.get(id) : undefined;
  let passesItself = false;
  let callsModule = false;
  let readsExports = false;
  walk(fn, (node) => {
    if (node.type === "CallExpression") {
      passesItself ||= node.arguments.some(isOwn);
      callsModule ||= node.callee.type === "MemberExpression" && isElement(node.callee.object, asked, scopes);
    }
    if (node.type === "Property") passesItself ||= isOwn(node.value);
    if (node.type === "MemberExpression") readsExports ||= keyName(node.property, node.computed) === "exports";
    return undefined;
  });
  return (passesItself || callsModule) && readsExports;
}

/** `e[r]`, where `r` is what is asked for. */
const isElement = (
  node: Node,
  asked: Binding | undefined,
  { bindingOf }: ScopeTree,
): node is Extract<Node, { type: "MemberExpression" }> =>
  asked !== undefined &&
  node.type === "MemberExpression" &&
  node.computed &&
  node.property.type === "Identifier" &&
  bindingOf.get(node.property) === asked;

const isShort = ({ start, end }: FunctionNode): boolean => end - start <= LONGEST_REQUIRE;

/** The object or list that holds nothing but functions, and of which the function takes what it is asked for: `e[r]`. */
function tableOf({ definitions: [definition] }: Binding, scopes: ScopeTree): Node | undefined {
  const fn = definition?.kind === "function" ? definition.node : undefined;
  const asked = bindingAt(fn?.params[0], scopes);
  let found: Node | undefined;
  if (fn)
    walk(fn, (node) => {
      const table = isElement(node, asked, scopes) ? bindingAt(node.object, scopes) : undefined;
      const [value] = table?.definitions ?? [];
      if (value?.kind === "value" && isModuleMap(value.from)) found ??= value.from;
      return undefined;
    });
  return found;
}

function isModuleMap(node: Node): boolean {
  if (node.type === "ObjectExpression")
    return node.properties.length > 0 && node.properties.every((p) => p.type === "Property" && isFunction(p.value));
  if (node.type !== "ArrayExpression") return false;
  return node.elements.some(Boolean) && node.elements.every((element) => !element || isFunction(element));
}

/**
 * The runtime names the array that its chunks push to: `self.webpackChunkapp=self.webpackChunkapp||[]`. Another name
 * is one where the runtime replaces the push: `var c=self.mine=self.mine||[];c.push=...`.
 */
function runtimeRegistry(fn: Node, map: Node | undefined, scopes: ScopeTree): string | undefined {
  let found: string | undefined;
  walk(fn, (node) => {
    if (found !== undefined || node === map) return false;
    const name = globalArray(node);
    if (name !== undefined && isChunkArray(name)) found = name;
    else if (node.type === "VariableDeclarator" && node.init && node.id.type === "Identifier") {
      const other = globalArray(node.init);
      const replaced = scopes.bindingOf
        .get(node.id)
        ?.writes.some(({ path, appended }) => path[0] === "push" && !appended);
      if (other !== undefined && replaced) found = other;
    }
    return undefined;
  });
  return found;
}
