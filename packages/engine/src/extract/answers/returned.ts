/** Where a value goes that a function gives back, or fails with: to who called it, as far as that is seen. */
import { makesAsync } from "../../evaluate/async-function.ts";
import type { Value } from "../../evaluate/value.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedValues } from "../../syntax/object-keys.ts";
import { svelteStart } from "../../syntax/svelte.ts";
import type { Module } from "../../unpack/module.ts";
import { bind, bindParameter, handedOverElsewhere } from "./bind.ts";
import { deliver, toStore } from "./called.ts";
import { isForeign, isLibrary } from "./foreign.ts";
import { remembered, updated } from "./hook-state.ts";
import { piped } from "./methods.ts";
import { toState } from "./react-state.ts";
import { reduced, toThunk } from "./state-parts.ts";
import { accessorOf, drawsEach, pageOfLoad } from "./svelte.ts";
import { ELEMENT, left, type Place, type Walk } from "./walk.ts";

/** Most callers of one function that are followed. */
const MAX_CALLERS = 25;

/** Methods whose result holds what their callback gives back, and where in it. */
const HANDS_BACK: ReadonlyMap<string, readonly string[]> = new Map([
  ["then", []],
  ["catch", []],
  ["map", [ELEMENT]],
  ["flatMap", []],
  ["reduce", []],
  ["fetchQuery", []],
  ["ensureQueryData", []],
]);

/** Under these keys hooks take what asks for the data: TanStack Query 4 and 5. */
const ASKS = new Set(["queryFn", "mutationFn"]);

export function returned(fn: FunctionNode, place: Place, walk: Walk): void {
  const entered = place.entered.at(-1);
  if (entered?.fn === fn && entered.ends) return;
  if (entered?.fn === fn) {
    const path = [...(entered.under ?? []), ...place.path];
    walk.push({ ...place, node: entered.call, module: entered.module, path, entered: place.entered.slice(0, -1) });
    return;
  }
  if (place.entered.some((one) => one.fn === fn)) return;
  reduced(fn, place, walk);
  const page = pageOfLoad(fn, place.module, walk);
  if (page) bindParameter(page, 1, { ...left(place), path: ["data", ...place.path] }, walk);
  if (page || toLibrary(fn, place, walk)) return;
  if (place.entered.length === 0) toCallers(fn, place, walk);
  else toMaker(fn, place, walk);
}

/** The function itself goes where it is named or handed over, as what gives the value back. */
function toMaker(fn: FunctionNode, place: Place, walk: Walk): void {
  const made = accessorOf(place);
  if (fn.type === "FunctionDeclaration") bind(fn.id, made, walk);
  else {
    walk.push({ ...made, node: fn });
    handedOverElsewhere(fn, made, walk);
  }
}

/** A promise that fails is awaited, or something is thrown. */
export function failed(at: Node, place: Place, walk: Walk): void {
  const { parents } = walk.code;
  const { script } = place.module;
  let child = at;
  for (let around = parents.of(at, script); around; around = parents.of(around, script)) {
    if (around.type === "TryStatement" && around.block === child && around.handler) {
      bind(around.handler.param, { ...place, held: { kind: "error", pending: false } }, walk);
      return;
    }
    if (isFunction(around)) {
      returned(around, place, walk);
      return;
    }
    child = around;
  }
}

/** A function that is written where it is handed over; whether it is known what becomes of its result. */
function toLibrary(fn: FunctionNode, place: Place, walk: Walk): boolean {
  const { parents } = walk.code;
  const { module } = place;
  const around = parents.of(fn, module.script);
  if (around?.type === "Property" && around.value === fn) {
    // `{ get each() { return users() } }`: the property holds what its function gives back
    if (around.kind === "get") walk.push({ ...place, node: around });
    return around.kind === "get" || asked(around, place, walk);
  }
  if (around?.type !== "CallExpression" || makesAsync(around)) return false;
  // `pipe(..., switchMap(() => get(...)))`: an operator that is given what makes the value
  const pipe = parents.of(around, module.script);
  if (pipe?.type === "CallExpression" && memberName(pipe.callee) === "pipe" && isForeignCall(around, place, walk)) {
    piped(pipe, pipe.arguments.findIndex(({ start }) => start === around.start) + 1, { ...place, node: pipe }, walk);
    return true;
  }
  if (around.callee === fn) {
    walk.push({ ...place, node: around });
    return true;
  }
  const path = HANDS_BACK.get(memberName(around.callee) ?? "");
  if (path) {
    walk.push({ ...place, node: around, path: [...path, ...place.path] });
    return true;
  }
  if (drawsEach(around, fn, place, walk) || toState(around, place, walk) || toStore(around, place, walk)) return true;
  if (around.arguments[0] === fn && (updated(around, fn, place, walk) || remembered(around, fn, place, walk)))
    return true;
  // `useSWR(key, () => get(...))`
  const index = around.arguments.indexOf(fn);
  if (index === 1) toThunk(around, place, walk);
  if (index > 0 && toHook(around, place, walk)) return true;
  if (index === 0 && around.callee !== fn && isLibraryCall(around, place, walk)) toAccessor(around, place, walk);
  return false;
}

/** `useQuery({ queryFn: () => get(...) })`: the hook gives the data under `data`, and so on. */
function asked(property: Extract<Node, { type: "Property" }>, place: Place, walk: Walk): boolean {
  const { parents } = walk.code;
  const { script } = place.module;
  const key = keyName(property.key, property.computed) ?? "";
  const options = parents.of(property, script);
  const call = options && parents.of(options, script);
  if (options?.type !== "ObjectExpression" || call?.type !== "CallExpression") return false;
  if (key === "select") {
    walk.push({ ...place, node: call, path: ["data", ...place.path] });
    return true;
  }
  if (!ASKS.has(key)) return false;
  const method = memberName(call.callee);
  if (method !== undefined && HANDS_BACK.has(method)) {
    walk.push({ ...place, node: call });
    return true;
  }
  const others = fixedValues(options);
  if (place.held.kind === "error") {
    const failing = { ...place, held: { kind: "error", pending: false } as const };
    deliver(others.get("onError"), 0, failing, call, walk);
    walk.push({ ...failing, node: call, path: ["error"] });
    return true;
  }
  deliver(others.get("onSuccess"), 0, place, call, walk);
  const select = others.get("select");
  if (select) deliver(select, 0, place, call, walk, ["data"]);
  // pages of a list that goes on: what each of them holds
  else if (!others.has("getNextPageParam")) walk.push({ ...place, node: call, path: ["data", ...place.path] });
  else walk.push({ ...place, node: call, path: ["data", "pages", ELEMENT, ...place.path] });
  return true;
}

/** What fills in `this`, or what a function is handed, on the way to a request does not say who calls it. */
function toCallers(fn: FunctionNode, place: Place, walk: Walk): void {
  const { graph } = walk.code;
  const all = graph.sitesOf(fn);
  const isCaller = ({ node }: Walk["trail"][number]): boolean => node.type !== "NewExpression" && !graph.handsIn(node);
  const up = walk.trail.findLastIndex((one, index) => index < place.up && isCaller(one));
  const before = walk.trail[up];
  const own = before && all.find(({ call, inner = call }) => inner.node === before.node);
  if (own) {
    const { node, module } = own.inner ?? own.call;
    if (!arrive(fn, node, module, { ...place, up }, walk) && own.inner) walk.push({ ...place, node, module, up });
    return;
  }
  const sites = all.map(({ call }) => call);
  const handedIn = new Map(all.flatMap(({ call, inner }) => (inner ? [[call, inner] as const] : [])));
  // inside of what the trail calls, or where nothing else calls it, each caller is on the way
  const near = before
    ? sites.filter(({ node }) => sites.length === 1 || isAround(before, node, place.module, walk))
    : sites;
  const arrived = near.slice(0, MAX_CALLERS).filter((site) => {
    // a component calls what each of those that draw it hands in
    const isDrawing = walk.code.ev.evaluate(site.node, site.module).kind === "element";
    const inner = isDrawing ? handedIn.get(site) : undefined;
    if (inner) walk.push({ ...place, node: inner.node, module: inner.module });
    return inner !== undefined || arrive(fn, site.node, site.module, place, walk);
  });
  // where it is called by a name that callers fill in, it is followed to there as what it is
  if (arrived.length > 0 && !isHandedOver(fn, place.module, walk)) return;
  toMaker(fn, place, walk);
}

const isForeignCall = (call: CallLike, { module }: Place, { code }: Walk): boolean =>
  code.ev.callees(call.callee, module).some((one) => isForeign(one));

const isLibraryCall = (call: CallLike, { module }: Place, { code }: Walk): boolean =>
  code.ev.callees(call.callee, module).some((one) => isLibrary(one, code));

/**
 * `const rooms = createAsync(() => get(...)); rooms()`, `const [rooms] = createResource(() => get(...)); rooms()`: what a
 * library makes of a function that asks for the data is called for it, by itself or as the first of a list (Solid 1, its
 * router 0.15). What is not called holds nothing.
 */
function toAccessor(call: CallLike, place: Place, walk: Walk): void {
  const made = { ...accessorOf(place), node: call };
  walk.push(made);
  walk.push({ ...made, path: ["0"] });
}

/** Whether a function is written where a library is given it: only the library calls it. */
function isHandedOver(fn: FunctionNode, module: Module, { code }: Walk): boolean {
  const call = code.parents.of(fn, module.script);
  return (
    call?.type === "CallExpression" &&
    call.arguments[0] === fn &&
    code.ev.callees(call.callee, module).some((one) => isLibrary(one, code))
  );
}

/** Whether a place stands in a function that a call calls. */
function isAround(call: Walk["trail"][number], node: Node, module: Module, walk: Walk): boolean {
  const { graph, parents } = walk.code;
  const { script } = module;
  for (let fn = parents.functionAround(node, script); fn; fn = parents.functionAround(fn, script))
    if (graph.sitesOf(fn).some(({ call: outer, inner = outer }) => inner.node === call.node)) return true;
  return false;
}

const APPLIES = new Set(["apply", "call"]);

/** Called there, or called by a library that was given it: `useSWR("/api/users", get)`; whether the value goes on there. */
function arrive(fn: FunctionNode, call: CallLike, module: Module, place: Place, walk: Walk): boolean {
  const { ev, graph } = walk.code;
  if (call.type !== "CallExpression") return false;
  if (graph.isByName(call)) {
    walk.push({ ...place, node: call, module });
    return true;
  }
  if (svelteStart(call) !== undefined) {
    deliver(call.arguments[3], 0, { ...place, module }, call, walk);
    return true;
  }
  const callees = ev.callees(call.callee, module);
  const isIt = (one: Value): boolean =>
    one.kind === "function" ? one.node === fn : one.kind === "member" && APPLIES.has(one.key) && isIt(one.object);
  const into = callees.some(isIt) ? [] : HANDS_BACK.get(memberName(call.callee) ?? "");
  if (into ?? callees.some((one) => isMadeOf(one, fn))) {
    walk.push({ ...place, node: call, module, path: [...(into ?? []), ...place.path] });
    return true;
  }
  return call.arguments.length > 1 && toHook(call, { ...place, module }, walk);
}

/** `const load = cache(() => get(...)); load()`: what is made of a function, and called like it, gives what it gives. */
function isMadeOf(callee: Value, fn: FunctionNode): boolean {
  const isIt = (one: Value): boolean => one.kind === "function" && one.node === fn;
  if (callee.kind === "function") return callee.env.some(({ args }) => args.some(isIt));
  return callee.kind === "result" && isForeign(callee) && callee.args.some(isIt);
}

/** A library's hook that asks a function for data, given behind a key: SWR 1 and 2, TanStack Query up to 4. */
function toHook(call: CallLike, place: Place, walk: Walk): boolean {
  const callees = walk.code.ev.callees(call.callee, place.module);
  if (!callees.some((one) => isForeign(one))) return false;
  // `useSWRInfinite((page) => ..., get)`: a key for each page
  const [key] = call.arguments;
  const pages = key && isFunction(key) && key.params.length > 0 ? [ELEMENT] : [];
  if (place.held.kind === "error")
    walk.push({ ...place, node: call, held: { kind: "error", pending: false }, path: ["error"] });
  else walk.push({ ...place, node: call, path: ["data", ...pages, ...place.path] });
  return true;
}
