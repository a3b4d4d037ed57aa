/**
 * Turbopack: chunks that push their modules to a global array, ids and factories in turn, and the runtime that reads
 * them. Seen in Next.js 15.3 to 16.4, production mode. A factory gets a context with the bundler's functions, the
 * module and its exports: `e.i(id)` imports, `e.r(id)` requires, `e.A(id)` loads, `e.s([...])` exports.
 */
import { pushAll } from "../lists.ts";
import type { Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { headOf, holdsText, restOf } from "./claim-parts.ts";
import { moduleOf } from "./es-module.ts";
import type { Claim, Code, Format, Module, ModuleDraft } from "./module.ts";
import { calledFunction, expressionOf, registryKey } from "./shapes.ts";
import { turbopackModule } from "./turbopack-module.ts";

/** Older runtimes put an object in its place that has a `push` of its own; the name stays. */
const GLOBAL = /^TURBOPACK/;

export const turbopackFormat = {
  name: "turbopack",
  claim(script: Script, code: Code): Claim | undefined {
    if (!holdsText(script, "TURBOPACK")) return undefined;
    const modules: ModuleDraft[] = [];
    const rest: Statement[] = [];
    let seenAt: Statement | undefined;
    for (const statement of code.body) {
      const found = chunkModules(script, statement) ?? runtimeModule(script, statement);
      if (found) seenAt ??= statement;
      else rest.push(statement);
      pushAll(modules, found ?? []);
    }
    if (!seenAt) return undefined;
    return { bundler: "turbopack", seenAt: headOf(seenAt), modules: [...modules, ...restOf(script, rest, code)] };
  },
} satisfies Format;

/** Nothing is looked up from inside the runtime. */
const RUNTIME = "TURBOPACK runtime";

export const isTurbopackRuntime = ({ wrapper }: Module): boolean => wrapper?.registry === RUNTIME;

/** `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([document.currentScript,123,456,(e,t,r)=>{...},...])` */
function chunkModules(script: Script, statement: Statement): readonly ModuleDraft[] | undefined {
  const call = expressionOf(statement);
  if (call?.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
  const registry = chunkGlobal(call.callee.object);
  const chunk = call.arguments[0];
  if (keyName(call.callee.property, call.callee.computed) !== "push" || registry === undefined) return undefined;
  return chunk?.type === "ArrayExpression" ? listed(script, chunk.elements.slice(1), registry) : undefined;
}

/** `globalThis.TURBOPACK||(globalThis.TURBOPACK=[])`, `globalThis.TURBOPACK=globalThis.TURBOPACK||[]`. */
function chunkGlobal(node: Node): string | undefined {
  const target = node.type === "LogicalExpression" || node.type === "AssignmentExpression" ? node.left : node;
  if (target.type !== "MemberExpression") return undefined;
  const name = keyName(target.property, target.computed);
  return name !== undefined && GLOBAL.test(name) ? name : undefined;
}

/** Ids stand before their factory; several ids before one are names of one module. */
function listed(script: Script, items: readonly (Node | null)[], registry: string): readonly ModuleDraft[] {
  const out: ModuleDraft[] = [];
  let ids: { readonly key: string; readonly start: number }[] = [];
  for (const item of items) {
    if (!item) continue;
    const key = registryKey(item);
    if (key !== undefined) ids.push({ key, start: item.start });
    const [first, ...others] = ids;
    if (!isFunction(item) || !first) continue;
    const range = { start: first.start, end: item.end };
    const joined = others.map((id) => id.key);
    out.push(turbopackModule({ script, fn: item, key: first.key, joined, range, registry }));
    ids = [];
  }
  return out;
}

/** `(()=>{...globalThis.TURBOPACK={push:H},r.forEach(H)})()` */
function runtimeModule(script: Script, statement: Statement): readonly ModuleDraft[] | undefined {
  const fn = calledFunction(expressionOf(statement));
  if (!fn || !setsGlobal(fn, script.text)) return undefined;
  const { start, end } = statement;
  return [
    {
      ...moduleOf(script),
      key: `${script.file}@${start}:runtime`,
      range: { start, end },
      body: [statement],
      scopeNode: fn,
      wrapper: { registry: RUNTIME },
      isRuntime: true,
    },
  ];
}

const setsGlobal = ({ start, end }: FunctionNode, text: string): boolean =>
  /\.TURBOPACK\w*=\{push:/.test(text.slice(start, end));
