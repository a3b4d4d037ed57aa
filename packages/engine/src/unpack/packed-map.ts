/**
 * Bundles that pack each module with the keys of what it requires, and hand the map to a loader:
 * `!function(e,n,t){...}({1:[function(require,module,exports){...},{"./x":2}]},{},[1])` (Browserify 5 to 17), and Parcel
 * 1 and 2 without scope hoisting, where the scripts of one build share their keys.
 */
import type { Script } from "../script.ts";
import { keyName } from "../syntax/literals.ts";
import type { FunctionNode, Node, ObjectExpression, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { moduleOf } from "./es-module.ts";
import type { Claim, Format, ModuleDraft } from "./module.ts";
import { calledFunction, registryKey, valuesOf } from "./shapes.ts";
import { paramAt } from "./webpack-modules.ts";
import { wrappedModule } from "./wrapped-module.ts";

export const packedMapFormat = {
  name: "packed-map",
  claim(script: Script): Claim | undefined {
    const found = script.program.body.map((statement) => ({ statement, map: packedMap(statement) }));
    const [first] = found.flatMap(({ map }) => map ?? []);
    if (!first) return undefined;
    const isParcel = script.text.includes("isParcelRequire") || script.text.includes("parcelRequire");
    const registry = isParcel ? "parcelRequire" : `${script.file}@${first.start}`;
    const rest = found.flatMap(({ statement, map }) => (map || "directive" in statement ? [] : [statement]));
    const others = rest.length > 0 ? [{ ...moduleOf(script), body: rest }] : [];
    const bundler = isParcel ? "parcel" : "browserify";
    const loaders = found.flatMap(({ statement, map }) => (map ? loader(script, statement, bundler) : []));
    return {
      bundler,
      seenAt: { start: first.start, end: Math.min(first.end, first.start + 200) },
      modules: [...found.flatMap(({ map }) => (map ? modulesOf(script, map, registry) : [])), ...loaders, ...others],
    };
  },
} satisfies Format;

function packedMap(statement: Statement): ObjectExpression | undefined {
  for (const value of valuesOf(statement)) {
    const map = value.type === "CallExpression" ? value.arguments[0] : undefined;
    if (map?.type !== "ObjectExpression" || map.properties.length === 0) continue;
    if (map.properties.every((p) => p.type === "Property" && packed(p.value))) return map;
  }
  return undefined;
}

/** The function that is given the map. */
function loader(script: Script, statement: Statement, runtime: string): readonly ModuleDraft[] {
  return valuesOf(statement).flatMap((value) => {
    const fn = calledFunction(value);
    if (fn?.body?.type !== "BlockStatement") return [];
    const { start, end } = fn;
    const key = `${script.file}@${start}:runtime`;
    return [
      { ...moduleOf(script), key, range: { start, end }, body: fn.body.body, scopeNode: fn, references: [], runtime },
    ];
  });
}

interface Packed {
  readonly fn: FunctionNode;
  readonly keys: ObjectExpression;
}

/** `[function(require,module,exports){...},{"./x":2}]` */
function packed(node: Node): Packed | undefined {
  if (node.type !== "ArrayExpression" || node.elements.length !== 2) return undefined;
  const { 0: fn, 1: keys } = node.elements;
  return fn && isFunction(fn) && keys?.type === "ObjectExpression" ? { fn, keys } : undefined;
}

function modulesOf(script: Script, map: ObjectExpression, registry: string): readonly ModuleDraft[] {
  return map.properties.flatMap((property) => {
    const found = property.type === "Property" ? packed(property.value) : undefined;
    const key = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (!found || key === undefined) return [];
    const { fn, keys } = found;
    const requireParam = paramAt(script.scopes, fn, 0);
    const moduleParam = paramAt(script.scopes, fn, 1);
    const exportsParam = paramAt(script.scopes, fn, 2);
    const wrapper = {
      registry,
      keys: keysOf(keys),
      ...(requireParam ? { requireParam } : {}),
      ...(moduleParam ? { moduleParam } : {}),
      ...(exportsParam ? { exportsParam } : {}),
    };
    return [wrappedModule({ script, fn, key, range: property, wrapper })];
  });
}

function keysOf(map: ObjectExpression): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  for (const property of map.properties) {
    if (property.type !== "Property") continue;
    const name = keyName(property.key, property.computed);
    const key = registryKey(property.value);
    if (name !== undefined && key !== undefined) out.set(name, key);
  }
  return out;
}
