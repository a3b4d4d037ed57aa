/**
 * Metro, the bundler of React Native for the web: `__d(function(g,r,i,a,m,_e,d){...},12,[3,4])`. A module reaches others
 * by the place of their ids in a list: `r(d[0])`, `i(d[0])` for a default, `a(d[0])` for a namespace. Seen in Metro
 * 0.66 to 0.83; the name of the function may have a prefix.
 */
import type { Script } from "../script.ts";
import type { CallExpression, FunctionNode, Node, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import { headOf, holdsText } from "./claim-parts.ts";
import { moduleOf } from "./es-module.ts";
import type { Claim, Code, Format, ModuleDraft, ModuleReference, Wrapper } from "./module.ts";
import { runtimeModule } from "./runtime-module.ts";
import { expressionOf, registryKey } from "./shapes.ts";
import { wrappedModule } from "./wrapped-module.ts";
import { paramAt, wrapperParams } from "./wrapper-params.ts";

export const metroFormat = {
  name: "metro",
  claim(script: Script, { body, passed }: Code): Claim | undefined {
    if (!holdsText(script, "__d(")) return undefined;
    const loading: Statement[] = [];
    const rest: Statement[] = [];
    const modules: ModuleDraft[] = [];
    for (const statement of body) {
      const module = moduleOfStatement(script, statement);
      if (module) modules.push(module);
      else (isLoader(script, statement) ? loading : rest).push(statement);
    }
    const [first] = modules;
    if (!first) return undefined;
    return {
      bundler: "metro",
      seenAt: headOf(first.range),
      modules: [...modules, ...runtimeModule(script, "metro", loading), ...others(script, rest, passed)],
    };
  },
} satisfies Format;

/** `var __BUNDLE_START_TIME__=...`, `process.env=process.env||{}`, `!function(e){e.__r=i,e[__METRO_GLOBAL_PREFIX__+"__d"]=...}(globalThis)`, `__r(0)` */
const isLoader = ({ text }: Script, { start, end }: Statement): boolean =>
  /__BUNDLE_START_TIME__|__METRO_GLOBAL_PREFIX__|^[\w$]*__r\(\d+\)|^process\.env\b/.test(text.slice(start, end));

const others = (script: Script, body: readonly Statement[], passed: readonly Node[]): readonly ModuleDraft[] =>
  body.length > 0 ? [{ ...moduleOf(script), body, passed }] : [];

interface Declared {
  readonly registry: string;
  readonly fn: FunctionNode;
  readonly key: string;
  readonly list: Node | undefined;
}

function moduleOfStatement(script: Script, statement: Statement): ModuleDraft | undefined {
  const call = expressionOf(statement);
  const declared = call?.type === "CallExpression" ? declaration(call) : undefined;
  if (!declared || !call) return undefined;
  const { registry, fn, key, list } = declared;
  const wrapper = wrapperOf(script, fn, registry, list);
  const module = wrappedModule({ script, fn, key, range: call, wrapper });
  return { ...module, references: [...module.references, ...(list ? referencesOf(list, requiredPlaces(fn)) : [])] };
}

function declaration({ callee, arguments: [fn, id, list] }: CallExpression): Declared | undefined {
  if (callee.type !== "Identifier" || !callee.name.endsWith("__d") || !fn || !isFunction(fn)) return undefined;
  const key = registryKey(id);
  return key === undefined ? undefined : { registry: callee.name, fn, key, list };
}

/** Parameters by place: (global, require, importDefault, importAll, module, exports, dependencyMap). */
const PARAMS = [undefined, "requireParam", "defaultParam", "allParam", "moduleParam", "exportsParam"] as const;

function wrapperOf({ scopes }: Script, fn: FunctionNode, registry: string, list: Node | undefined): Wrapper {
  const param = paramAt(scopes, fn, PARAMS.length);
  return {
    registry,
    ...wrapperParams(scopes, fn, PARAMS),
    ...(param && list ? { dependencies: { param, list } } : {}),
  };
}

/** Places in the list that are required at once, `r(d[0])`; others are loaded when needed, `r(d[1])(d[0],d.paths)`. */
function requiredPlaces(fn: FunctionNode): ReadonlySet<string> {
  const names = fn.params.map((param) => (param.type === "Identifier" ? param.name : ""));
  const [, ...loaders] = names.slice(0, 4);
  const list = names[6];
  const out = new Set<string>();
  walk(fn, (node) => {
    if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return undefined;
    const first = node.arguments[0];
    if (!loaders.includes(node.callee.name) || first?.type !== "MemberExpression") return undefined;
    const place = registryKey(first.property);
    if (first.object.type === "Identifier" && first.object.name === list && place !== undefined) out.add(place);
    return undefined;
  });
  return out;
}

/** `[3,4]`, and where some are loaded lazily `{0:3,1:4,paths:{...}}`. */
function referencesOf(list: Node, atOnce: ReadonlySet<string>): readonly ModuleReference[] {
  const reference = (place: string, node: Node | null): readonly ModuleReference[] => {
    const target = registryKey(node);
    if (!node || target === undefined) return [];
    return [{ target, start: node.start, end: node.end, lazy: !atOnce.has(place) }];
  };
  if (list.type === "ArrayExpression") return list.elements.flatMap((node, at) => reference(String(at), node));
  if (list.type !== "ObjectExpression") return [];
  return list.properties.flatMap((property) =>
    property.type === "Property" ? reference(registryKey(property.key) ?? "", property.value) : [],
  );
}
