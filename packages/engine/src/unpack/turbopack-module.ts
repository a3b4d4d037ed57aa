/**
 * A module of a Turbopack chunk: what it exports and which others it names, in the functions of its context. Modules
 * that are no ES modules assign to `module.exports` and `exports` as everywhere.
 */
import type { Range, Script } from "../script.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { CallExpression, FunctionNode, Node } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { ExportTarget, ModuleDraft, ModuleReference } from "./module.ts";
import { registryKey, returnedBy } from "./shapes.ts";
import { wrappedModule } from "./wrapped-module.ts";
import { wrapperParams } from "./wrapper-params.ts";

export interface TurbopackSource {
  readonly script: Script;
  readonly fn: FunctionNode;
  readonly key: string;
  /** Further ids, of modules that were joined with this one; each has exports of its own. */
  readonly joined: readonly string[];
  readonly range: Range;
  readonly registry: string;
}

type Exports = Map<string, ExportTarget>;

interface Found {
  /** By id; those of the module itself stand under its own. */
  readonly exports: ReadonlyMap<string, Exports>;
  readonly own: Exports;
  readonly references: ModuleReference[];
  whole?: Node;
}

export function turbopackModule({ script, fn, key, joined, range, registry }: TurbopackSource): ModuleDraft {
  const params = wrapperParams(script.scopes, fn, ["contextParam", "moduleParam", "exportsParam"]);
  const { contextParam } = params;
  const wrapper = { registry, ...params };
  const plain = wrappedModule({ script, fn, key, range, wrapper });
  const own: Exports = new Map(plain.exports);
  const others = new Map(joined.map((id): [string, Exports] => [id, new Map()]));
  const found: Found = { exports: others, own, references: [...plain.references] };
  const isContext = (node: Node): boolean =>
    contextParam !== undefined && node.type === "Identifier" && script.scopes.bindingOf.get(node) === contextParam;
  walk(fn, (node) => {
    if (node.type === "CallExpression") readCall(node, isContext, found);
    return undefined;
  });
  const whole = plain.wholeExport ?? found.whole;
  return {
    ...plain,
    exports: own,
    references: found.references,
    ...(whole ? { wholeExport: whole } : {}),
    ...(joined.length > 0 ? { joined: others } : {}),
  };
}

function readCall(node: CallExpression, isContext: (node: Node) => boolean, found: Found): void {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || !isContext(callee.object)) return;
  const { 0: first, 1: id } = node.arguments;
  if (!first) return;
  switch (keyName(callee.property, callee.computed)) {
    case "i":
    case "r":
      refer(first, false, found);
      return;
    case "A":
      refer(first, true, found);
      return;
    case "s":
      if (first.type === "ArrayExpression")
        readExports(first.elements, found.exports.get(registryKey(id) ?? "") ?? found.own);
      return;
    case "n":
    case "v":
      found.whole ??= first;
      readLoader(first, found);
      return;
    default:
  }
}

/** `["a",0,value,"b",()=>x,"c",()=>y,e=>y=e]`: name, 0 and value, or name, getter and perhaps a setter. */
function readExports(items: readonly (Node | null)[], exports: Exports): void {
  for (let i = 0; i < items.length; ) {
    const name = literalString(items[i]);
    const getter = items[i + 1];
    if (name === undefined || !getter) return;
    const isFixed = getter.type === "Literal" && getter.value === 0;
    const value = isFixed ? items[i + 2] : isFunction(getter) ? returnedBy(getter) : undefined;
    if (value) exports.set(name, { kind: "local", node: value });
    const next = items[i + 2];
    i += isFixed || (next && isFunction(next)) ? 3 : 2;
  }
}

/** `e.v(t=>Promise.all(["static/chunks/1f.js"].map(t=>e.l(t))).then(()=>t(79466)))`: a module that loads another. */
function readLoader(loader: Node, found: Found): void {
  const param = isFunction(loader) ? loader.params[0] : undefined;
  if (param?.type !== "Identifier") return;
  walk(loader, (node) => {
    if (node.type === "CallExpression" && node.callee.type === "Identifier" && node.callee.name === param.name)
      refer(node.arguments[0], true, found);
    return undefined;
  });
}

function refer(key: Node | undefined, lazy: boolean, { references }: Found): void {
  const target = registryKey(key);
  if (key && target !== undefined) references.push({ target, start: key.start, end: key.end, lazy });
}
