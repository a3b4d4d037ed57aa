/**
 * Calls of library functions whose meaning is fixed by a convention that survives bundling: they are reached through a
 * property whose name a minifier keeps, `(0,r.useCallback)(f,[])`.
 */
import { keyName, memberName } from "../syntax/literals.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import { reached } from "../syntax/reached.ts";
import type { Module } from "../unpack/module.ts";
import { spreadOf } from "./arguments.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { callWith } from "./invoke.ts";
import { copiedByRuntime } from "./merge-helper.ts";
import { mayDraw } from "./svelte.ts";
import { outcomes, union, type Value } from "./value.ts";
import { mayDrawComponent } from "./vue-element.ts";

type Convention = (info: CallInfo, ev: Evaluation) => Value | undefined;

const firstArgument: Convention = ({ args }) => args[0];

const callFirst: Convention = (info, ev) => (info.args[0] ? callWith(info.args[0], [], info, ev) : undefined);

/** Promise methods: `p.then(f)` gives what f makes of p. */
const then: Convention = (info, ev) => {
  const promise = receiver(info.callee);
  const next = info.args[0];
  if (!promise) return undefined;
  // webpack: `n.e(5).then(n.bind(n,123))`, where what is bound stands for the module
  if (next?.kind === "namespace") return next;
  return next?.kind === "function" ? callWith(next, [promise], info, ev) : undefined;
};

const same: Convention = ({ callee }) => receiver(callee);

/** `f.call(self, a)`; `[].slice.call(arguments, 1)` is what the list has. */
const call: Convention = (info, ev) => {
  const fn = receiver(info.callee);
  const [self, ...args] = info.args;
  const method = self && methodOfLists(info.callee);
  if (self && method !== undefined) return ev.call({ ...info, callee: ev.member(self, method), args });
  return fn?.kind === "function" ? callWith(self ? { ...fn, self } : fn, args, info, ev) : undefined;
};

/** `join.apply(null, [base].concat(parts))`, where the list is known. */
const apply: Convention = (info, ev) => {
  const { 0: self, 1: list } = info.args;
  const isKnown = self && (list?.kind === "array" || list?.kind === "list" || list?.kind === "param");
  return isKnown ? call({ ...info, args: [self, ...spreadOf(list, ev)] }, ev) : undefined;
};

/** `slice` of `[].slice.call`, `Array.prototype.slice.call` */
function methodOfLists(callee: Value): string | undefined {
  if (callee.kind === "global")
    return callee.path.length === 4 && callee.path[0] === "Array" && callee.path[1] === "prototype"
      ? callee.path[2]
      : undefined;
  const fn = callee.kind === "member" ? callee.object : undefined;
  return fn?.kind === "member" && fn.object.kind === "array" && fn.object.elements.length === 0 ? fn.key : undefined;
}

/** Of functions of the program, and of the browser's: `window.fetch.bind(window)`. */
const bind: Convention = ({ callee, args }) => {
  if (callee.kind === "global" && callee.path.length > 1 && args.length === 1)
    return { ...callee, path: callee.path.slice(0, -1) };
  const fn = receiver(callee);
  if (fn?.kind !== "function") return undefined;
  const [self, ...first] = args;
  const bound = [...(fn.bound ?? []), ...first];
  return { ...fn, ...(self && { self }), ...(bound.length > 0 && { bound }) };
};

/** `React.useState(initial)`: what is read first is the initial value or something set later. */
const state: Convention = (info, ev) => {
  const initial = info.args[0];
  const value = initial?.kind === "function" ? callWith(initial, [], info, ev) : initial;
  const later = union([{ kind: "unknown", reason: "runtime-value" }, ...ev.handed.instancesIn(info.node, ev)]);
  return {
    kind: "array",
    elements: [value ? { kind: "choice", first: later, second: value, when: "undefined", begins: true } : later, later],
    open: false,
  };
};

/** `useContext(Context)`, of React 19 also `use(Context)`: what its providers were given. */
const context: Convention = ({ args: [asked] }, ev) => asked && ev.handed.provided(asked, ev);

/** `jsx(type, props)`; `createElement(type, props, ...children)`. */
const jsx: Convention = ({ args, node, module }) => {
  const { 0: type, 1: props } = args;
  return type && props ? { kind: "element", type, props, node, module } : undefined;
};

const createElement: Convention = ({ args, node, module }) => {
  const [type, props, ...children] = args;
  if (!type || !props) return undefined;
  const own: Value = props.kind === "object" ? props : { kind: "object", layers: [{ kind: "spread", value: props }] };
  if (children.length === 0) return { kind: "element", type, props: own, node, module };
  const all: Value =
    children.length === 1 && children[0] ? children[0] : { kind: "array", elements: children, open: false };
  const layers = own.kind === "object" ? own.layers : [];
  return {
    kind: "element",
    type,
    props: { kind: "object", layers: [...layers, { kind: "entry", key: "children", value: all }] },
    node,
    module,
  };
};

/** `lazy(() => import("./x.js"))`, `() => import("./x.js").then(m => ({default: m.Page}))`: the default of the module. */
const lazy: Convention = (info, ev) => {
  const loaded = callFirst(info, ev);
  return loaded ? ev.member(loaded, "default") : undefined;
};

/**
 * An element, by the name through which its function is reached: where the runtime of React is not recognised, its
 * functions would be looked into and give a plain object; where the bundler has joined it with other code, `x.jsx=f`, its
 * function `f` is known to be React's, and by nothing but the property which.
 */
export function elementCall({ callee, args, node, module }: CallInfo): Value | undefined {
  const at = node.type === "CallExpression" ? reached(node.callee) : undefined;
  const isNamed = callee.kind === "external" && callee.path.length > 0;
  if (at?.type !== "MemberExpression" || isNamed) return undefined;
  const name = keyName(at.property, at.computed);
  const { 0: type, 1: props } = args;
  return name !== undefined && JSX.has(name) && type && props
    ? { kind: "element", type, props, node, module }
    : undefined;
}

const JSX = new Set(["jsx", "jsxs", "jsxDEV"]);

/** Whether a call may make an element, before its value is asked for. */
function mayMakeElement(node: Node, callee: Value): boolean {
  if (mayDraw(node, callee)) return true;
  const at = node.type === "CallExpression" ? reached(node.callee) : undefined;
  const named = memberName(at);
  if (named !== undefined && ELEMENTS.has(named)) return true;
  return outcomes(callee).some((value) => {
    const name = value.kind === "member" ? value.key : "path" in value ? value.path.at(-1) : undefined;
    return name !== undefined && ELEMENTS.has(name);
  });
}

/** Whether a call makes an element: by its name, or as what it is given shows (Vue 3). */
export const makesElement = (
  node: CallLike,
  callee: Value,
  module: Module,
  ev: Pick<Evaluation, "evaluate">,
): boolean => mayMakeElement(node, callee) || (mayDrawComponent(node) && ev.evaluate(node, module).kind === "element");

const ELEMENTS = new Set(["jsx", "jsxs", "jsxDEV", "createElement"]);

/** Functions of React 16 to 19 and of MobX, by their names. */
const FUNCTIONS: ReadonlyMap<string, Convention> = new Map<string, Convention>([
  ["useCallback", firstArgument],
  ["useMemo", callFirst],
  ["useState", state],
  ["useContext", context],
  ["use", context],
  ["useEffectEvent", firstArgument],
  ["memo", firstArgument],
  ["forwardRef", firstArgument],
  ["observer", firstArgument],
  ["lazy", lazy],
  ["jsx", jsx],
  ["jsxs", jsx],
  ["jsxDEV", jsx],
  ["createElement", createElement],
]);

/** By the name of the property through which the function is reached: those, methods of Promise, Function and templates. */
const BY_NAME: ReadonlyMap<string, Convention> = new Map<string, Convention>([
  ...FUNCTIONS,
  ["then", then],
  ["catch", same],
  ["finally", same],
  ["call", call],
  ["apply", apply],
  ["bind", bind],
  ["all", (info) => (info.callee.kind === "global" && info.callee.path[0] === "Promise" ? info.args[0] : undefined)],
]);

export function byConvention(info: CallInfo, ev: Evaluation): Value | undefined {
  const { callee } = info;
  const name =
    callee.kind === "member"
      ? callee.key
      : callee.kind === "external" || callee.kind === "global"
        ? callee.path.at(-1)
        : undefined;
  const convention = name === undefined ? namelessConvention(info) : BY_NAME.get(name);
  return convention?.(info, ev) ?? interop(info, ev);
}

/** `n.createElement=f`, where `f` is known to be some library's and by no name: the property through which it is read has one. */
function namelessConvention({ callee, node }: CallInfo): Convention | undefined {
  const at = callee.kind === "external" && node.type === "CallExpression" ? reached(node.callee) : undefined;
  const name = memberName(at);
  return name === undefined ? undefined : FUNCTIONS.get(name);
}

/**
 * Bundlers' helpers hand values through: `__toESM(require_x())` gives the module, `preload(() => import("./x.js"), [...])`
 * what the function gives. The call of a library's CommonJS wrapper, `require_x()`, is the library itself.
 */
function interop(info: CallInfo, ev: Evaluation): Value | undefined {
  const { callee, args } = info;
  if (callee.kind !== "external" || callee.at === "require" || callee.at === "context" || info.isNew) return undefined;
  const first = args[0];
  if (callee.runtime) return first?.kind === "function" ? callFirst(info, ev) : (copiedByRuntime(args) ?? first);
  return args.length === 0 && callee.path.length === 0 ? callee : undefined;
}

/** What a method is called on. */
function receiver(callee: Value): Value | undefined {
  if (callee.kind === "member") return callee.object;
  if (callee.kind === "external") return { ...callee, path: callee.path.slice(0, -1) };
  return undefined;
}
