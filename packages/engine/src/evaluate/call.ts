/**
 * What calls give back: known methods on known values, conventions of frameworks, functions of the program by their
 * summary, and for everything else a result that remembers callee and arguments.
 */
import { moduleFunction } from "../unpack/es-wrappers.ts";
import type { Module } from "../unpack/module.ts";
import { formValue, RAW_VALUE } from "./angular-forms.ts";
import { arrayMethod, copiedByReduce, listIncludes } from "./array-methods.ts";
import { madeAsync } from "./async-function.ts";
import { changedBy } from "./changed-instance.ts";
import { chosen } from "./condition.ts";
import { byConvention, elementCall } from "./conventions.ts";
import { emberGet } from "./ember-services.ts";
import { loweredClass } from "./es5-class.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { foreignModule } from "./foreign-module.ts";
import { globalCall } from "./global-calls.ts";
import { isGlobal } from "./global-name.ts";
import { injected } from "./injection.ts";
import { objectByLibrary } from "./library-objects.ts";
import { mergedBy } from "./merge-helper.ts";
import { opened } from "./opened.ts";
import { joinedByLibrary, joinedPath } from "./path-join.ts";
import { ofEach } from "./picked.ts";
import { privateRead } from "./private-members.ts";
import { behindProxy } from "./proxies.ts";
import { storeValue } from "./stores.ts";
import { svelteElement } from "./svelte.ts";
import { pageMethod, textMethod } from "./text-methods.ts";
import { hidesText } from "./translation.ts";
import {
  BOUND_REACHED,
  type FunctionValue,
  frameOf,
  outcomes,
  type Union,
  union,
  unknown,
  type Value,
} from "./value.ts";
import { vueElement } from "./vue-element.ts";

export function callValue(info: CallInfo, ev: Evaluation): Value {
  const { callee, args, isNew } = info;
  // `var x=o((e,t)=>{...})`: what is made is asked for the module
  if (wrapped(args, ev)) return result(info);
  const hidden = privateRead(info, ev);
  if (hidden) return hidden;
  const element = elementCall(info) ?? svelteElement(info, ev) ?? vueElement(info, ev);
  if (element) return element;
  const made = madeAsync(args) ?? withTemplate(args);
  if (made) return made;
  switch (callee.kind) {
    case "function":
      if (!isNew && (args[0]?.kind === "external" || args[0]?.kind === "namespace") && isInteropHelper(callee))
        return args[0];
      if (isNew) return instanceOf(callee, args) ?? result(info);
      return madeOfClass(info, joinedPath(callee, info, ev) ?? callFunction(callee, info, ev));
    case "class":
      return isNew ? { kind: "instance", of: callee, args, isAlone: true } : unknown("too-dynamic");
    case "union":
      return assigned(info, ev) ?? methodOfEach(callee, info, ev) ?? anyOf(callee.options, info, ev);
    case "choice":
      return assigned(info, ev) ?? anyOf([callee.first, callee.second], info, ev);
    case "external":
      return (
        required(info, ev) ??
        injectedHere(info, ev) ??
        ev.handed.injected(info, ev) ??
        joinedByLibrary(info, ev) ??
        objectByLibrary(info, ev) ??
        byConvention(info, ev) ??
        result(info)
      );
    case "result":
      return (
        loaded(callee.args, ev) ??
        proxied(info, ev) ??
        interopDefault(callee, ev) ??
        storeValue(info, ev) ??
        objectByLibrary(info, ev) ??
        byConvention(info, ev) ??
        result(info)
      );
    case "namespace":
      return callee.module.wholeExport
        ? ev.call({ ...info, callee: opened(callee, ev) })
        : (byConvention(info, ev) ?? result(info));
    case "global":
      return (
        globalCall(info, ev) ??
        pageMethod(callee, args) ??
        objectByLibrary(info, ev) ??
        byConvention(info, ev) ??
        result(info)
      );
    case "member":
      return (
        methodCall(callee.object, callee.key, info, ev) ??
        objectByLibrary(info, ev) ??
        byConvention(info, ev) ??
        result(info)
      );
    default:
      return byConvention(info, ev) ?? result(info);
  }
}

/** `(Object.assign || function (target) {...})({}, defaults, options)`: what stands in for it does the same. */
function assigned(info: CallInfo, ev: Evaluation): Value | undefined {
  const assign = outcomes(info.callee).find((one) => isGlobal(one, "Object.assign"));
  return assign && ev.call({ ...info, callee: assign });
}

/** What a proxy gives where it is called; what somebody else makes there is made by this call. */
function proxied(info: CallInfo, ev: Evaluation): Value | undefined {
  const behind = info.isNew ? undefined : behindProxy(info.callee, info.args, ev);
  const made = behind && ev.call({ ...info, ...behind });
  return made?.kind === "result" ? result(info) : made;
}

/** `new Api()`, where `Api` is a function that was a class. */
function instanceOf(callee: FunctionValue, args: readonly Value[]): Value | undefined {
  const of = loweredClass(callee);
  return of && { kind: "instance", of, args, isAlone: true };
}

const TEMPLATE = new Set(["render", "ssrRender", "__scopeId", "__file", "__cssModules"]);

/** `_export_sfc(component, [["render", render], ["__scopeId", "data-v-1"]])`, of the plugins for Vue 3's files. */
function withTemplate(args: readonly Value[]): Value | undefined {
  const { 0: component, 1: added } = args;
  if (component?.kind !== "object" || added?.kind !== "array" || added.open || args.length > 2) return undefined;
  const entries = added.elements.flatMap((entry) => {
    const [key, value] = entry.kind === "array" ? entry.elements : [];
    const name = key?.kind === "constant" ? String(key.value) : "";
    return value && TEMPLATE.has(name) ? [{ kind: "entry" as const, key: name, value }] : [];
  });
  if (entries.length === 0 || entries.length < added.elements.length) return undefined;
  return { kind: "object", layers: [...component.layers, ...entries] };
}

/** Several ways to reach one element function, `(r || s).jsx(X, {...})`, make one element. */
function anyOf(callees: readonly Value[], info: CallInfo, ev: Evaluation): Value {
  const results = callees.map((callee) => ev.call({ ...info, callee }));
  return results.find((value) => value.kind === "element" && value.node === info.node) ?? union(results);
}

/** `ENTRIES[kind].path.replace(":id", id)`, also behind a test: what belongs to one entry, or to one outcome, stays with it. */
function methodOfEach({ picked, when, options }: Union, info: CallInfo, ev: Evaluation): Value | undefined {
  const made = (callee: Value): Value => ev.call({ ...info, callee });
  const all = picked ? [...picked.from.values()] : options;
  if (!all.every(({ kind }) => kind === "member")) return undefined;
  if (picked) return ofEach(picked, made);
  const [then, otherwise] = options;
  return when && then && otherwise && chosen(when, made(then), made(otherwise));
}

const result = ({ callee, args, isNew, node, module }: CallInfo): Value => ({
  kind: "result",
  callee,
  args,
  isNew,
  node,
  module,
});

/** `getModule(Users)` of vuex-module-decorators (1 and 2) in code that nothing names: what the class has says what is got for it. */
const madeOfClass = (info: CallInfo, given: Value): Value =>
  info.args.length === 1 && info.args[0]?.kind === "class" && outcomes(given).every(isOpen) ? result(info) : given;

const isOpen = ({ kind }: Value): boolean => kind === "unknown" || kind === "member" || kind === "result";

/** Longest source of a bundler's helper, in UTF-16 code units. */
const MAX_HELPER = 800;

/**
 * Helpers of bundlers and compilers between CommonJS and ES modules, where they are not recognised: `__toESM`,
 * `_interopRequireDefault`, `_interopRequireWildcard` (Babel 6 to 8). The default of a namespace is asked for either way.
 * `(e,t,n)=>(n=e!=null?c(p(e)):{},d(t||!e||!e.__esModule?a(n,"default",{value:e,enumerable:!0}):n,e))`
 */
function isInteropHelper({ node: { start, end, params }, module: { script } }: FunctionValue): boolean {
  if (end - start > MAX_HELPER || params.length === 0 || params.length > 3) return false;
  const text = script.text.slice(start, end);
  return text.includes("__esModule") && text.includes("default");
}

function callFunction(callee: FunctionValue, info: CallInfo, ev: Evaluation): Value {
  const { args } = info;
  const merged = mergedBy(callee.node, callee.module.script.text, args);
  if (merged) return merged;
  const given = ev.apply(ev.summary(callee.node, callee.module), [frameOf(callee, args), ...callee.env]);
  // `method(name) { this.options.method = name; return this }`
  const { self } = callee;
  if (self?.kind === "instance" && given.kind === "instance" && given.args === self.args && given.of === self.of)
    return changedBy({ method: callee, args }, self, ev);
  // what is too large to be written out is still made of what the function is given
  return given === BOUND_REACHED || hidesText(given, args, ev) ? result(info) : given;
}

/** Turbopack: `e.i(123)` and `e.r(123)` are the namespace of a module, `e.A(123)` is a promise of one that loads it. */
const OF_CONTEXT = new Set(["i", "r", "A", "import"]);

/** webpack: `n.bind(n,123)`, `n.t(123,23)`; Metro: `i(d[0])`, `a(d[0])`; Parcel 1: `require.resolve("./x")`. */
const OF_REQUIRE = new Set(["bind", "t", "importDefault", "importAll", "resolve"]);

/** Parcel 1 puts it in: `require("_bundle_loader")(require.resolve("./x"))` is a promise of what is handed over. */
const PARCEL_LOADER = "_bundle_loader";

/** webpack: `n(123)` is the namespace of a module, `n.bind(n,123)` a promise of it. */
function required({ callee, args, module }: CallInfo, ev: Evaluation): Value | undefined {
  // SystemJS: `const y=e("b",z)`
  if (callee.kind === "external" && callee.at === "exporter") return args[1];
  if (callee.kind !== "external" || (callee.at !== "require" && callee.at !== "context")) return undefined;
  const [method] = callee.path;
  const key = args[callee.at === "require" && callee.path.at(-1) === "bind" ? 1 : 0];
  const names = callee.at === "context" ? OF_CONTEXT : OF_REQUIRE;
  const isRequire = names.has(method ?? "") || (callee.at === "require" && method === undefined);
  if (!isRequire || key?.kind !== "constant") return undefined;
  if (key.value === PARCEL_LOADER) return { kind: "global", path: ["Promise", "resolve"] };
  const target = ev.graph.resolve(module, String(key.value));
  if (!target) return unknown("chunk-missing");
  const foreign = foreignModule(target, ev);
  if (foreign) return { kind: "external", ...foreign, path: [], at: target.id };
  const whole: Value = { kind: "namespace", module: target };
  return method === "importDefault" && target.exports.has("default") ? ev.member(whole, "default") : whole;
}

/** The CommonJS module of esbuild's and Rolldown's wrappers. */
const wrapped = (args: readonly Value[], ev: Evaluation): Module | undefined => {
  const first = args[0];
  if (first?.kind === "function") return ev.graph.wrappers.of(first.node);
  const layer = first?.kind === "object" && first.layers.length === 1 ? first.layers[0] : undefined;
  const fn = layer?.kind === "literal" ? moduleFunction(layer.node) : undefined;
  return fn && ev.graph.wrappers.of(fn);
};

/** `x()` after `var x=o((e,t)=>{...})`. */
function loaded(args: readonly Value[], ev: Evaluation): Value | undefined {
  const module = wrapped(args, ev);
  return module && { kind: "namespace", module };
}

/** webpack: `o=n.n(r)` is a getter of the default of a module, asked by `o()`, in webpack 4 also by `o.a`. */
export function interopDefault(getter: Value, ev: Evaluation): Value | undefined {
  if (getter.kind !== "result" || getter.callee.kind !== "external" || getter.callee.at !== "require") return undefined;
  const of = getter.args[0];
  return of && getter.callee.path[0] === "n" ? ev.member(of, "default") : undefined;
}

/** Angular 14 and later: `inject(Token)` in a field or a constructor. */
function injectedHere({ callee, args: [token], isNew, node, module }: CallInfo, ev: Evaluation): Value | undefined {
  if (callee.kind !== "external" || callee.component !== "@angular/core" || isNew || !token) return undefined;
  const isClass = token.kind === "class" || (token.kind === "external" && !token.runtime);
  return isClass ? injected(token, node, module, ev) : ev.handed.ofToken(token, ev);
}

function methodCall(object: Value, name: string, info: CallInfo, ev: Evaluation): Value | undefined {
  if (object.kind === "constant" || object.kind === "template" || object.kind === "sum")
    return textMethod(object, name, info.args);
  if (object.kind === "result" && name === RAW_VALUE) return formValue(object, ev);
  if (object.kind === "result" && name === "getState") return storeValue(info, ev);
  if (object.kind === "result" && name === "reduce") return copiedByReduce(object, info.args);
  if (object.kind === "array") return arrayMethod(object, name, info, ev);
  // a copy of all arguments: `[].slice.call(arguments)`
  if (object.kind === "param" && object.rest && name === "slice" && info.args.length === 0) return object;
  if (object.kind === "list" && name === "includes") return listIncludes(object, info.args[0]);
  return name === "get" ? emberGet(object, info.args, info.module, ev) : undefined;
}
