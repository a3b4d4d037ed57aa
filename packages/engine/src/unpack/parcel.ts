/**
 * Parcel 2 with scope hoisting: what only one module uses is hoisted, other modules are registered under an id,
 * `var e=globalThis.parcelRequire9de2,r=e.register;r("gvZuE",function(r,n){t(r.exports,"render",()=>h);var s=e("8JLsW");
 * ...})`. The scripts of one build share the global. Seen in Parcel 2.16.
 */

import type { Binding } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { Expression, FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { holdsCode, holdsText } from "./claim-parts.ts";
import { moduleOf } from "./es-module.ts";
import type { Claim, Code, Format, ModuleDraft, Wrapper } from "./module.ts";
import { runtimeModule } from "./runtime-module.ts";
import { expressionOf } from "./shapes.ts";
import { wrappedModule } from "./wrapped-module.ts";
import { wrapperParams } from "./wrapper-params.ts";

export const parcelFormat = {
  name: "parcel",
  claim(script: Script, { body, passed }: Code): Claim | undefined {
    if (!holdsText(script, "parcelRequire")) return undefined;
    const loader = loaderOf(script, body);
    if (!loader) return undefined;
    const { runtime, rest, modules } = sorted(script, loader, body);
    const { start, end } = loader.seenAt;
    return {
      bundler: "parcel",
      seenAt: { start, end },
      modules: [
        ...modules,
        ...hoisted(script, loader, { body: rest, passed }),
        ...runtimeModule(script, "parcel", runtime),
      ],
    };
  },
} satisfies Format;

interface Loader {
  /** Name of the global. */
  readonly registry: string;
  readonly requireParam: Binding;
  readonly register: Binding | undefined;
  readonly seenAt: Node;
}

const GLOBAL = /^parcelRequire[\da-z]*$/;

/** `r=t.parcelRequire9de2` and `i=r.register`. */
function loaderOf({ scopes }: Script, body: readonly Statement[]): Loader | undefined {
  let found: Loader | undefined;
  for (const statement of body) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations) {
      if (id.type !== "Identifier" || init?.type !== "MemberExpression") continue;
      const key = keyName(init.property, init.computed) ?? "";
      const binding = scopes.bindingOf.get(id);
      if (binding && GLOBAL.test(key) && !found)
        found = { registry: key, requireParam: binding, register: undefined, seenAt: init };
      const own = bindingAt(init.object, scopes);
      if (found && binding && key === "register" && own === found.requireParam) return { ...found, register: binding };
    }
  }
  return found;
}

interface Sorted {
  readonly modules: ModuleDraft[];
  readonly runtime: Statement[];
  readonly rest: Statement[];
}

function sorted(script: Script, loader: Loader, body: readonly Statement[]): Sorted {
  const out: Sorted = { modules: [], runtime: [], rest: [] };
  for (const statement of body) {
    const module = registered(script, loader, expressionOf(statement));
    if (module) out.modules.push(module);
    else if (isRuntime(statement, loader, script)) out.runtime.push(statement);
    else out.rest.push(statement);
  }
  return out;
}

/** `i("Ow0wG",function(t,n){...})`, `r.register("Ow0wG",function(t,n){...})` */
function registered(script: Script, loader: Loader, node: Expression | undefined): ModuleDraft | undefined {
  if (node?.type !== "CallExpression" || !isRegister(node.callee, loader, script)) return undefined;
  const key = literalString(node.arguments[0]);
  const fn = node.arguments[1];
  if (key === undefined || !fn || !isFunction(fn)) return undefined;
  return wrappedModule({ script, fn, key, range: node, wrapper: wrapperOf(script, fn, loader) });
}

function isRegister(callee: Node, { register, requireParam }: Loader, { scopes }: Script): boolean {
  if (callee.type === "Identifier") return register !== undefined && scopes.bindingOf.get(callee) === register;
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return false;
  return (
    keyName(callee.property, callee.computed) === "register" && scopes.bindingOf.get(callee.object) === requireParam
  );
}

const wrapperOf = ({ scopes }: Script, fn: FunctionNode, { registry, requireParam }: Loader): Wrapper => ({
  registry,
  requireParam,
  ...wrapperParams(scopes, fn, ["moduleParam", "exportsParam"]),
});

/** What is not registered: one scope with the code of many modules. */
function hoisted(
  script: Script,
  { registry, requireParam }: Loader,
  { body: rest, passed }: Code,
): readonly ModuleDraft[] {
  if (!holdsCode(rest)) return [];
  const module = moduleOf(script);
  const { range } = module;
  const wrapper: Wrapper = { registry, requireParam, hoisted: true };
  const fn = wrappedModule({ script, fn: script.program, key: script.file, range, wrapper, body: rest });
  return [{ ...module, body: rest, passed, wrapper, references: [...module.references, ...fn.references] }];
}

/**
 * The declarations of the loader, `null==r&&((r=function(e){...}).register=function(e,t){...},t.parcelRequire9de2=r)`,
 * and the helpers for exports and defaults, `function e(e,t,n,o){Object.defineProperty(e,t,{get:n,set:o,...})}`.
 */
function isRuntime(statement: Statement, { requireParam, register }: Loader, { scopes, text }: Script): boolean {
  if (statement.type === "VariableDeclaration")
    return statement.declarations.some(({ id }) => {
      const binding = bindingAt(id, scopes);
      return binding !== undefined && (binding === requireParam || binding === register);
    });
  if (statement.type === "FunctionDeclaration") return HELPER.test(text.slice(statement.start, statement.end));
  return statement.type === "ExpressionStatement" && setsRegister(statement);
}

const HELPER =
  /^function [\w$]+\(([\w$]+)(?:,[\w$]+)*\)\s*\{\s*(?:Object\.defineProperty\(\1,|return \1\s*&&\s*\1\.__esModule)[^;]*(?:;\s*)?\}$/;

function setsRegister(statement: Statement): boolean {
  let found = false;
  walk(statement, (node) => {
    if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return undefined;
    found ||= GLOBAL.test(keyName(node.left.property, node.left.computed) ?? "");
    return undefined;
  });
  return found;
}
