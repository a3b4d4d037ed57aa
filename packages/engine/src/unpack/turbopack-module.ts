/**
 * A module of a Turbopack chunk: what it exports and which others it names, in the functions of its context. Modules
 * that are no ES modules assign to `module.exports` and `exports` as everywhere. Where several modules were merged into
 * one scope, the last argument of a function that exports names the module that it speaks for.
 */
import { pushAll } from "../lists.ts";
import type { Range, Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { CallExpression, FunctionNode, Node } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { ExportTarget, JoinedModule, ModuleDraft, ModuleReference } from "./module.ts";
import { registryKey } from "./shapes.ts";
import { announcedIn, turbopackExports } from "./turbopack-exports.ts";
import { wrappedModule } from "./wrapped-module.ts";
import { wrapperParams } from "./wrapper-params.ts";

export interface TurbopackSource {
  readonly script: Script;
  readonly fn: FunctionNode;
  readonly key: string;
  /** Further ids that the chunk lists, of modules that were merged into this factory; each has exports of its own. */
  readonly joined: readonly string[];
  readonly range: Range;
  readonly registry: string;
}

/** What one of the modules in a factory exports. */
interface Exporter {
  readonly exports: Map<string, ExportTarget>;
  readonly stars: string[];
  whole?: Node;
}

interface Found {
  /** By id, the module itself under its own. Ids of modules that only this factory uses are listed nowhere else. */
  readonly exporters: Map<string, Exporter>;
  readonly own: Exporter;
  readonly announces: Node[];
  readonly references: ModuleReference[];
}

export function turbopackModule({ script, fn, key, joined, range, registry }: TurbopackSource): ModuleDraft {
  const params = wrapperParams(script.scopes, fn, ["contextParam", "moduleParam", "exportsParam"]);
  const { contextParam } = params;
  const wrapper = { registry, ...params };
  const plain = wrappedModule({ script, fn, key, range, wrapper });
  const own: Exporter = { ...newExporter(), exports: new Map(plain.exports) };
  const exporters = new Map([[key, own], ...joined.map((id) => [id, newExporter()] as const)]);
  const found: Found = { exporters, own, announces: [], references: [...plain.references] };
  const isContext = (node: Node): boolean =>
    contextParam !== undefined && node.type === "Identifier" && script.scopes.bindingOf.get(node) === contextParam;
  /** The id of `e.i(123)`, also by the name of a variable that holds it. */
  const imported = (node: Node): string | undefined => {
    const definition = node.type === "Identifier" ? script.scopes.bindingOf.get(node)?.definitions[0] : undefined;
    const call = definition?.kind === "value" && definition.path.length === 0 ? definition.from : node;
    if (call.type !== "CallExpression" || call.callee.type !== "MemberExpression") return undefined;
    const isImport = keyName(call.callee.property, call.callee.computed) === "i" && isContext(call.callee.object);
    return isImport ? registryKey(call.arguments[0]) : undefined;
  };
  walk(fn, (node) => {
    if (node.type === "CallExpression") readCall(node, isContext, imported, found);
    return undefined;
  });
  const whole = plain.wholeExport ?? own.whole;
  exporters.delete(key);
  return {
    ...plain,
    exports: own.exports,
    starExports: [...plain.starExports, ...own.stars],
    references: found.references,
    // a factory of one module is one thing: its list of exports tells nothing apart
    ...(exporters.size > 0 ? { announces: found.announces } : {}),
    ...(whole ? { wholeExport: whole } : {}),
    ...(exporters.size > 0 ? { joined: new Map([...exporters].map(([id, one]) => [id, joinedModule(one)])) } : {}),
  };
}

const newExporter = (): Exporter => ({ exports: new Map(), stars: [] });

/** `e.s(["a",0,1],123)`: where the id of a merged module stands behind what it exports, it exports that. */
function exporterOf(id: Node | undefined, { exporters, own }: Found): Exporter {
  const key = registryKey(id);
  if (key === undefined) return own;
  const exporter = exporters.get(key) ?? newExporter();
  exporters.set(key, exporter);
  return exporter;
}

const joinedModule = ({ exports, stars, whole }: Exporter): JoinedModule => ({
  exports,
  starExports: stars,
  wholeExport: whole,
});

type Imported = (node: Node) => string | undefined;

function readCall(
  { callee, arguments: given }: CallExpression,
  isContext: (node: Node) => boolean,
  imported: Imported,
  found: Found,
): void {
  if (callee.type !== "MemberExpression" || !isContext(callee.object)) return;
  const { 0: first, 1: id } = given;
  if (!first) return;
  const method = keyName(callee.property, callee.computed);
  switch (method) {
    case "i":
    case "r":
      refer(first, false, found);
      return;
    case "A":
      refer(first, true, found);
      return;
    default:
      readExport(method, first, id, imported, found);
  }
}

function readExport(
  method: string | undefined,
  first: Node,
  id: Node | undefined,
  imported: Imported,
  found: Found,
): void {
  switch (method) {
    case "s":
    case "S":
      for (const [name, target] of turbopackExports(method, first, imported))
        exporterOf(id, found).exports.set(name, target);
      pushAll(found.announces, announcedIn(first));
      return;
    case "j": {
      // `e.j(t)`, `e.j(e.i(2))`: `export *` from a module whose names are known only at run time
      const source = imported(first);
      if (source !== undefined) exporterOf(id, found).stars.push(source);
      return;
    }
    case "n":
    case "v":
      exporterOf(id, found).whole ??= first;
      readLoader(first, found);
      return;
    default:
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
