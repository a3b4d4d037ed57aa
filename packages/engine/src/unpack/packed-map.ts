/**
 * Bundles that pack each module with the keys of what it requires, and hand the map to a loader:
 * `!function(e,n,t){...}({1:[function(require,module,exports){...},{"./x":2}]},{},[1])` (Browserify 5 to 17), and Parcel
 * 1 and 2 without scope hoisting, where the scripts of one build share their keys.
 */
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import type { CallExpression, FunctionNode, Node, ObjectExpression, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { fixedProperties } from "../syntax/object-keys.ts";
import { headOf, holdsText, restOf } from "./claim-parts.ts";
import type { Claim, Code, Format, ModuleDraft } from "./module.ts";
import { readersByKey } from "./module-helpers.ts";
import { runtimeModule } from "./runtime-module.ts";
import { calledFunction, namedValues, registryKey, returnedBy, valuesOf } from "./shapes.ts";
import { wrappedModule } from "./wrapped-module.ts";
import { wrapperParams } from "./wrapper-params.ts";

export const packedMapFormat = {
  name: "packed-map",
  claim(script: Script, code: Code): Claim | undefined {
    const found = code.body.map((statement) => ({
      statement,
      pack: packOf(statement) ?? namedPack(statement, script),
    }));
    const [first] = found.flatMap(({ pack }) => pack?.map ?? []);
    if (!first) return undefined;
    const isParcel = holdsText(script, "isParcelRequire") || holdsText(script, "parcelRequire");
    const registry = isParcel ? "parcelRequire" : `${script.file}@${first.start}`;
    const rest = found.flatMap(({ statement, pack }) => (pack || "directive" in statement ? [] : [statement]));
    const bundler = isParcel ? "parcel" : "browserify";
    const loaders = found.flatMap(({ pack }) => (pack?.call ? loader(script, pack.call, bundler) : []));
    return {
      bundler,
      seenAt: headOf(first),
      modules: [
        ...found.flatMap(({ pack }) => (pack ? modulesOf(script, pack.map, registry) : [])),
        ...loaders,
        ...restOf(script, rest, code),
      ],
    };
  },
} satisfies Format;

interface Pack {
  readonly map: ObjectExpression;
  /** The call that is given the map. */
  readonly call?: CallExpression;
}

function packOf(statement: Statement): Pack | undefined {
  for (const call of valuesOf(statement).flatMap((value) => callsIn(value, 0))) {
    const [map] = call.arguments;
    if (map && isMap(map)) return { map, call };
  }
  return undefined;
}

/** `e={"2gJ2s":[function(e,t,r,n){...},{"./x":"g1ysg"}],...},...`: a minifier has named what the loader was handed. */
function namedPack(statement: Statement, script: Script): Pack | undefined {
  for (const { name, value } of namedValues(statement)) {
    const binding = isMap(value) ? bindingAt(name, script.scopes) : undefined;
    if (isMap(value) && binding && readersByKey(binding, script).length > 0) return { map: value };
  }
  return undefined;
}

const isMap = (node: Node): node is ObjectExpression =>
  node.type === "ObjectExpression" &&
  node.properties.length > 0 &&
  node.properties.every((property) => property.type === "Property" && packed(property.value));

/** How deep the call may stand in others. */
const MAX_DEPTH = 3;

/**
 * A call, what it calls, and what functions give back that it is handed: Browserify's `standalone`,
 * `!function(e){...}(function(){return function e(t,n,r){...}({1:[...]},{},[1])(1)})`.
 */
function callsIn(value: Node | undefined, depth: number): readonly CallExpression[] {
  if (value?.type !== "CallExpression" || depth > MAX_DEPTH) return [];
  const handed = value.arguments.flatMap((one) => (isFunction(one) ? callsIn(returnedBy(one), depth + 1) : []));
  return [value, ...callsIn(value.callee, depth + 1), ...handed];
}

/** The function that is given the map. */
function loader(script: Script, call: CallExpression, bundler: string): readonly ModuleDraft[] {
  const fn = calledFunction(call);
  return fn?.body?.type === "BlockStatement" ? runtimeModule(script, bundler, fn.body.body, fn) : [];
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
  return fixedProperties(map).flatMap(([key, property]) => {
    const found = packed(property.value);
    if (!found) return [];
    const { fn, keys } = found;
    const params = wrapperParams(script.scopes, fn, ["requireParam", "moduleParam", "exportsParam"]);
    const wrapper = { registry, keys: keysOf(keys), ...params };
    return [wrappedModule({ script, fn, key, range: property, wrapper })];
  });
}

function keysOf(map: ObjectExpression): ReadonlyMap<string, string> {
  const out = new Map<string, string>();
  for (const [name, { value }] of fixedProperties(map)) {
    const key = registryKey(value) ?? keyOfBundle(value);
    if (key !== undefined) out.set(name, key);
  }
  return out;
}

/** Parcel 1, of what is loaded later: `[["import.6717fe73.js","uRa7"],"import.6717fe73.js.map","uRa7"]`, the module last. */
function keyOfBundle(value: Node): string | undefined {
  if (value.type !== "ArrayExpression" || value.elements[0]?.type !== "ArrayExpression") return undefined;
  return registryKey(value.elements.at(-1) ?? undefined);
}
