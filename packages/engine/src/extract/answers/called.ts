/** Where a value goes that a function is given: into the function, as far as it is seen or known. */
import { makesElement } from "../../evaluate/conventions.ts";
import { globalName } from "../../evaluate/global-name.ts";
import { mergesObjects } from "../../evaluate/merge-helper.ts";
import { stringOf, type Value } from "../../evaluate/value.ts";
import { isVueState } from "../../evaluate/vue-state.ts";
import { ELEMENT_PARAMETERS } from "../../platform/kind-methods.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { constructorOf, membersOf } from "../../scope/class-fields.ts";
import { functionAround } from "../../scope/enclosing-functions.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import { type CallLike, isClass, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import { svelteStart } from "../../syntax/svelte.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import { calleeNames } from "../callee-names.ts";
import { shownBy } from "../conditional-parts.ts";
import { isOf } from "../http/settings.ts";
import { bindHandedIn, bindParameter, elementOf, isWithin, uses } from "./bind.ts";
import { settles } from "./deferred.ts";
import { isForeign, isLibrary, isOwn } from "./foreign.ts";
import { givenFor } from "./given.ts";
import { type HandedIn, handedInFor } from "./handed-in.ts";
import { without } from "./held.ts";
import { setTo, stateHeld } from "./hook-state.ts";
import { toListeners } from "./listeners.ts";
import { toProps, toState } from "./react-state.ts";
import { PAYLOAD, sliceReducer } from "./stores.ts";
import { readProp, setState } from "./svelte.ts";
import { calleesOf } from "./table-functions.ts";
import { ELEMENT, type Entered, left, type Place, type Walk } from "./walk.ts";

/** Functions of the platform and of RxJS 6 and 7 that hand on what they are given. */
const HANDS_ON = wordSet(`
  Promise.all Promise.resolve Array.from Object.freeze structuredClone
  String Number parseInt
`);
const AWAITS = new Set(["firstValueFrom", "lastValueFrom", "forkJoin", "from", "toRaw", "unref"]);
const ASKS_WHETHER = new Set(["includes", "indexOf", "has"]);

/**
 * A callback gets the value. What it gives back goes on at `call` (for a function that is written there, the call around
 * it is known by itself).
 */
export function deliver(
  callback: Node | undefined,
  index: number,
  place: Place,
  call: Node,
  walk: Walk,
  into: readonly string[] = [],
): void {
  if (!callback) return;
  if (isFunction(callback)) {
    if (into.length === 0) entersWith(callback, index, call, place, walk);
    else if (!isWithin(callback, place)) bindParameter(callback, index, place, walk);
  } else if (
    index > 0 ||
    !(settles(callback, place, walk) || (callback.type === "Identifier" && toKnown(callback, place, walk)))
  )
    toFunctions(callback, index, place, call, walk);
}

function toFunctions(callback: Node, index: number, place: Place, call: Node, walk: Walk): void {
  for (const value of walk.code.ev.callees(callback, place.module)) {
    if (value.kind === "param")
      for (const one of handedInFor(value, place, walk)) toHandedIn(one, index, left(place), walk);
    else toGiven(value, callOf(call, walk), index, place, walk);
    if (value.kind === "function") entersWith(value.node, index, call, place, walk, value.module);
  }
}

/** `socket.onmessage = options.onMessage`: the call of which it is a part is that which made the socket. */
const callOf = (node: Node, { trail }: Walk): CallLike | undefined =>
  node.type === "CallExpression" || node.type === "NewExpression" ? node : trail.at(-1)?.node;

/** `children(data)`, `props.onSelect(row)`: what callers hand in is called with it. */
function toGiven(callee: Value, call: CallLike | undefined, index: number, place: Place, walk: Walk): void {
  if (callee.kind === "function" || !call) return;
  for (const { value, up } of givenFor(callee, call, place, walk)) bindHandedIn(value, index, { ...place, up }, walk);
}

function toHandedIn({ callback, call, module, up }: HandedIn, index: number, place: Place, walk: Walk): void {
  const there = { ...place, module, up };
  if (isFunction(callback)) entersWith(callback, index, call, there, walk);
  else
    for (const one of walk.code.ev.callees(callback, module)) {
      if (one.kind === "function") entersWith(one.node, index, call, there, walk, one.module);
      else toGiven(one, call, index, there, walk);
    }
  if (callback.type === "Identifier" && index === 0) toKnown(callback, there, walk);
}

/** A callback gets the value, and what it gives back goes nowhere. */
export function tell(callback: Node | undefined, place: Place, call: Node, walk: Walk, index = 0): void {
  if (!callback || !isFunction(callback)) {
    deliver(callback, index, place, call, walk);
    return;
  }
  const entered = [...place.entered, { fn: callback, call, module: place.module, ends: true }];
  if (place.entered.length < MAX_ENTERED) bindParameter(callback, index, { ...place, entered }, walk);
}

/** `.then(setUsers)`, `.then(resolve)` */
function toKnown(name: Name, place: Place, walk: Walk): boolean {
  const { module } = place;
  const setter = module.script.scopes.bindingOf.get(name);
  const state = setter && walk.code.flows.stateSetBy(setter);
  if (state) stateHeld(state, place, walk);
  return state !== undefined || (resolves(name, module, walk) && toMade(name, place, walk));
}

/** `set({rooms})`: what reads the store has it. Whether the call sets one. */
export function toStore(call: CallLike, place: Place, walk: Walk): boolean {
  const readers = place.path.length > 0 ? walk.code.zustand.readersOf(call, place.module) : [];
  for (const {
    call: { node, module },
    selects,
  } of readers) {
    const there: Place = { ...left(place), module };
    if (selects) deliver(selects, 0, there, node, walk);
    else walk.push({ ...there, node });
  }
  return readers.length > 0;
}

const MAX_ENTERED = 6;

/** A function that is called at `call` gets the value, unless it is one of those that it came through. */
function entersWith(fn: Entered["fn"], index: number, call: Node, place: Place, walk: Walk, to = place.module): void {
  const { entered, module } = place;
  const next = entered.length < MAX_ENTERED ? [...entered, { fn, call, module }] : entered;
  if (!isWithin(fn, place)) bindParameter(fn, index, { ...place, module: to, entered: next }, walk);
}

export function passed(call: CallLike, place: Place, walk: Walk): void {
  const { node, module, held } = place;
  const { ev } = walk.code;
  const index = call.arguments.findIndex(({ start }) => start === node.start);
  const fails = held.kind === "error" && held.pending && call.type === "NewExpression";
  if (held.kind === "maker" && svelteStart(call) === node) {
    deliver(call.arguments[3], 0, { ...place, held: held.gives, path: held.under }, call, walk);
    return;
  }
  // `const [state, dispatch] = useReducer(reducer, first)`
  if (
    held.kind === "maker" &&
    index === 0 &&
    walk.code.flows.stateOfPair(call) &&
    ev.evaluate(node, module).kind === "function"
  ) {
    walk.push({ ...place, node: call, held: held.gives, path: ["0", ...held.under] });
    return;
  }
  const template = walk.code.flows.drawnFor.get(node);
  const element = template && elementOf(place);
  if (element) bindParameter(template, 1, { ...element, path: ["$implicit", ...element.path], entered: [] }, walk);
  for (const shown of index === 1 ? shownBy(call, place.module) : []) bindParameter(shown, 1, left(place), walk);
  if (index < 0 || fails) return;
  if (index === 2 && isAwaited(call, module)) walk.push({ ...place, node: call });
  if (index === 0 && (dispatched(place, walk) || toKnownCallee(call, place, walk))) return;
  if (isCopied(call, index, place, walk)) return;
  if (held.kind === "data") toListeners(call, index, place, walk);
  if (index === 1 && arePropsOf(call, place) && makesElement(call, ev.evaluate(call.callee, module), module, ev))
    drawn(call, place, walk);
  else for (const one of calleesOf(call.callee, module, ev)) enter(one, call, index, place, walk);
}

/** `jsx(List, {items: data})`, `jsx(Row, {...row, key: row.id})` */
const arePropsOf = ({ arguments: [, props] }: CallLike, { path }: Place): boolean =>
  path.length > 0 || props?.type === "ObjectExpression";

/** `codes.includes(status)`, `setUsers(data)`, `resolve(data)`, `subscriber.next(data)`: what is known of the callee itself. */
function toKnownCallee(call: CallLike, place: Place, walk: Walk): boolean {
  const { callee } = call;
  const { node, module, held, path } = place;
  const { flows } = walk.code;
  const method = memberName(callee) ?? "";
  if (held.kind === "status" && path.length === 0 && ASKS_WHETHER.has(method)) return asked(call, place, walk);
  if (toState(call, place, walk) || toStore(call, place, walk) || settles(callee, place, walk)) return true;
  if (callee.type === "MemberExpression" && SETS.has(method) && call.arguments.length === 1)
    return setIn(callee.object, SETS.get(method) === "accessor", place, walk);
  if (callee.type === "MemberExpression")
    return method === "next" && callee.object.type === "Identifier" && toMade(callee.object, place, walk);
  if (callee.type !== "Identifier") return false;
  const state = flows.stateOf(call, module);
  if (!state) return resolves(callee, module, walk) && toMade(callee, place, walk);
  // `const [rooms, reload] = useLoaded(load)`: the code of the hook says what becomes of it
  if (flows.stateOfPair(call) && walk.code.ev.callees(callee, module).some((one) => isOwn(one, walk.code)))
    return false;
  setTo(state, node, place, walk);
  return true;
}

/**
 * Methods that fill what a library keeps: a signal's (Angular 16 to 20), which is called to be read, and those of what is
 * subscribed to: a writable store (Svelte 3 to 5), a subject (RxJS 6 and 7).
 */
const SETS: ReadonlyMap<string, "accessor" | "stream"> = new Map([
  ["set", "accessor"],
  ["next", "stream"],
]);

/** `this.users.set(data)`, `users$.next(data)`: what a library made holds the value. */
function setIn(kept: Node, isAccessor: boolean, place: Place, walk: Walk): boolean {
  const { module, held, path } = place;
  if (kept.type === "Identifier" && toMade(kept, place, walk)) return true;
  if (!isOfKind(isForeign, kept, module, walk)) return false;
  const read: Place = { ...place, held: { kind: "maker", gives: held, under: path }, path: [] };
  const all = isAccessor ? [read, place] : [place];
  for (const one of all) toKept(kept, one, walk);
  return true;
}

/** What has `value` for what it holds: `room$ = new BehaviorSubject(null)` (RxJS 5 to 7), and state of Vue 3. */
export const holdsAsValue = (kept: Node, module: Module, walk: Walk): boolean =>
  isOfKind((one) => isVueState(one) || (one.kind === "result" && one.isNew && isForeign(one)), kept, module, walk);

/** Whether what an expression gives is of a kind; for `rooms = signal([])`, read as `this.rooms`, what is kept there. */
function isOfKind(is: (value: Value) => boolean, kept: Node, module: Module, { code: { ev } }: Walk): boolean {
  if (is(ev.evaluate(kept, module))) return true;
  const { scopes } = module.script;
  const owner = kept.type === "MemberExpression" ? scopes.thisOf.get(kept.object) : undefined;
  const key = kept.type === "MemberExpression" ? keyName(kept.property, kept.computed) : undefined;
  if (!owner || !isClass(owner) || key === undefined) return false;
  const declared = owner.body.body.flatMap((one) =>
    one.type === "PropertyDefinition" && one.value && keyName(one.key, one.computed) === key ? one.value : [],
  );
  const written = (ev.fieldsOf(owner, scopes).writes.get(key) ?? []).map(({ node }) => node);
  return [...declared, ...written].some((node) => is(ev.evaluate(node, module)));
}

function toKept(kept: Node, place: Place, walk: Walk): void {
  const { scopes } = place.module.script;
  const self = kept.type === "MemberExpression" ? scopes.thisOf.get(kept.object) : undefined;
  const key = kept.type === "MemberExpression" ? keyName(kept.property, kept.computed) : undefined;
  const binding = bindingAt(kept, scopes);
  if (self && key !== undefined) walk.keep(key, self, place);
  else if (binding) uses(binding, place, walk);
}

function enter(callee: Value, call: CallLike, index: number, place: Place, walk: Walk): void {
  const { held, path } = place;
  const on = (next = held, to = path): void => walk.push({ ...place, node: call, held: next, path: to });
  // what is asked of each element of a list is not what `rooms.filter((room) => room.isOpen)` gives
  const isOfEach = ELEMENT_PARAMETERS.has(memberName(call.callee) ?? "");
  const isWrapped = held.kind === "maker" && path.length === 0 && call.arguments[0] === place.node && !isOfEach;
  const isOfLibrary = isLibrary(callee, walk.code);
  if (isWrapped && isOfLibrary) on();
  // `get(room)`: what reads an accessor
  if (isWrapped && isOfLibrary && held.kind === "maker" && call.arguments.length === 1) on(held.gives, held.under);
  if (isOfLibrary && held.kind === "data") {
    readProp(call, index, place, walk);
    setState(call, index, place, walk);
  }
  if (callee.kind === "function") {
    entersWith(callee.node, index, call, place, walk, callee.module);
    return;
  }
  if (callee.kind === "class" && held.kind === "data" && isOwn(callee, walk.code)) {
    const made = constructorOf(callee.node);
    if (made) entersWith(made, index, call, place, walk, callee.module);
  }
  if (callee.kind === "param") {
    for (const one of handedInFor(callee, place, walk)) toHandedIn(one, index, left(place), walk);
    return;
  }
  if (toSlice(callee, index, place, walk)) return;
  toGiven(callee, call, index, place, walk);
  ofEach(callee, call, index, place, walk);
  const name = globalName(callee) ?? "";
  if (name === "JSON.parse" && held.kind === "text") on({ kind: "data", of: walk.data });
  else if (HANDS_ON.has(name)) on();
  // one of a list of promises, or what became of each
  const [at, ...inList] = path;
  if (at !== undefined && (name === "Promise.race" || name === "Promise.any")) on(held, inList);
  if (at !== undefined && name === "Promise.allSettled")
    on(held, [at, held.kind === "error" ? "reason" : "value", ...inList]);
  if (!isForeign(callee)) return;
  // `ensure_array_like(list)`, as the compiler of Svelte 4 begins a loop
  if (isOf(callee, "svelte") && call.arguments.length === 1) on();
  if (index === 0 && isCombined(call, place, walk)) on();
  // `const users = toSignal(stream); users()`
  if (index === 0 && held.kind === "data") on({ kind: "maker", gives: held, under: path }, []);
  if (held.kind === "maker" && path.length === 0 && index > 0) on(held.gives, ["data", ...held.under]);
  else if (index === 0 && awaits(callee, call, place, walk)) on();
}

/** `combineLatest([season$, trail$]).pipe(map(([season, trail]) => ...))` (RxJS 6 and 7), whatever a bundler calls it. */
function isCombined(call: CallLike, { path: [at = ""], held, module }: Place, { code: { parents } }: Walk): boolean {
  const around = parents.of(call, module.script);
  return held.kind === "data" && /^\d+$/.test(at) && call.arguments.length === 1 && memberName(around) === "pipe";
}

/** Longest code of a template that is looked through, in code units. */
const MAX_TEMPLATE = 20_000;

/** `pipeBind1(3, 5, page.users$)` with `pipe(3, "async")`: a template shows what the stream gives (Angular 9 to 20). */
function isAwaited({ arguments: [slot, ...others], start }: CallLike, { script }: Module): boolean {
  if (slot?.type !== "Literal" || others.length !== 2) return false;
  const template = functionAround(script.scopes, start);
  const from = template?.start ?? start;
  const made = script.text.slice(from, Math.min(start, from + MAX_TEMPLATE));
  return ['"async")', ' "async")', "`async`)"].some((one) => made.includes(`(${slot.raw},${one}`));
}

/** Libraries whose functions take a list and what is made of each element: Vue 3's `renderList`, `map` of lodash 4 and its kin. */
const OF_LISTS = /^(?:vue$|@vue\/|lodash|underscore$|remeda$|radash$|es-toolkit)/;

/** jQuery 1 to 4: `$.map(rooms, (room, index) => ...)`, `$.each(rooms, (index, room) => ...)`. */
const OF_JQUERY: ReadonlyMap<string, number> = new Map([
  ["map", 0],
  ["grep", 0],
  ["each", 1],
]);

/** `renderList(rooms, (room) => ...)`; where nothing is done with what the call gives, it may be one that watches the value. */
function ofEach(callee: Value, call: CallLike, index: number, place: Place, walk: Walk): void {
  const [, draw, ...others] = call.arguments;
  const eachOf = index === 0 ? OF_JQUERY.get(jqueryFunction(callee) ?? "") : undefined;
  const one = eachOf === undefined ? undefined : elementOf(place);
  if (one && eachOf !== undefined) deliver(draw, eachOf, one, call, walk, [ELEMENT]);
  // Vue 2's compiled templates call it `_l`
  const takesList =
    memberName(call.callee) === "_l" || (callee.kind === "external" && OF_LISTS.test(callee.component ?? ""));
  if (index !== 0 || !takesList || !draw || !isFunction(draw) || others.length > 0 || !isUsed(call, place, walk))
    return;
  const element = elementOf(place);
  if (element) deliver(draw, 0, element, call, walk, [ELEMENT]);
}

function isUsed(call: Node, { module }: Place, { code: { parents } }: Walk): boolean {
  const around = parents.of(call, module.script);
  if (around?.type !== "SequenceExpression") return around?.type !== "ExpressionStatement";
  return around.expressions.at(-1) === call && parents.of(around, module.script)?.type !== "ExpressionStatement";
}

/** `await firstValueFrom(stream)`: by its name, or as what RxJS makes of a stream that is awaited. */
function awaits(callee: Value, call: CallLike, { module }: Place, walk: Walk): boolean {
  const { ev, parents } = walk.code;
  if (calleeNames(call.callee, module, ev).some((one) => AWAITS.has(one))) return true;
  const around = parents.of(call, module.script)?.type;
  return isOf(callee, "rxjs") && (around === "AwaitExpression" || around === "YieldExpression");
}

/** `jsx(List, { items: data })`: the component gets it as a property. */
function drawn(call: CallLike, place: Place, walk: Walk): void {
  const element = walk.code.ev.evaluate(call, place.module);
  const type = element.kind === "element" ? element.type : undefined;
  if (!type) return;
  if (place.path[0] === "value") toReaders(type, place, walk);
  drawnAs(type, place, walk);
  if (type.kind !== "class" && type.kind !== "function")
    for (const { value, up } of givenFor(type, call, place, walk)) drawnAs(value, { ...place, up }, walk);
}

function drawnAs(type: Value, place: Place, walk: Walk): void {
  if (type.kind === "class") toProps(type.node, type.module, place, walk);
  if (type.kind === "function" && type.node.params.length > 0)
    bindParameter(type.node, 0, { ...left(place), module: type.module }, walk);
}

/** `jsx(Desk.Provider, { value: data })` */
function toReaders(type: Value, place: Place, walk: Walk): void {
  const path = place.path.slice(1);
  for (const { call, draws } of walk.code.contexts.readersOf(type)) {
    const there: Place = { ...left(place), module: call.module, path };
    if (draws) deliver(draws, 0, there, call.node, walk);
    else walk.push({ ...there, node: call.node });
  }
}

/** `[401, 403].includes(response.status)` */
function asked({ callee }: CallLike, { module }: Place, walk: Walk): boolean {
  if (callee.type !== "MemberExpression") return false;
  const list = walk.code.ev.evaluate(callee.object, module);
  const of = list.kind === "result" && list.isNew ? list.args[0] : list;
  for (const one of of?.kind === "array" ? of.elements : [])
    if (one.kind === "constant") walk.status(one.value, callee.object, module);
  return true;
}

type Name = Extract<Node, { type: "Identifier" }>;

/**
 * Whether a name is the `resolve` of `new Promise((resolve, reject) => ...)`, or of a class that can be awaited as one:
 * the `CancelablePromise` of openapi-typescript-codegen (0.20 and later).
 */
function resolves(name: Name, module: Module, walk: Walk): boolean {
  const made = makerOf(name, module, walk);
  const maker = made && walk.code.ev.evaluate(made.callee, module);
  // what has a method `then` is awaited by it (ECMAScript, promise resolve functions)
  if (maker?.kind === "class") return membersOf(maker.node.body).own.has("then");
  return maker?.kind === "global" && maker.path.at(-1) === "Promise";
}

/** `new X((name) => ...)`, where a name is what the function is given first. */
function makerOf(name: Name, module: Module, walk: Walk): Extract<Node, { type: "NewExpression" }> | undefined {
  const binding = module.script.scopes.bindingOf.get(name);
  const [only] = binding?.definitions ?? [];
  if (only?.kind !== "param" || only.index !== 0 || only.path.length > 0) return undefined;
  const around = walk.code.parents.of(only.of, module.script);
  return around?.type === "NewExpression" && around.arguments[0] === only.of ? around : undefined;
}

function toMade(name: Name, place: Place, walk: Walk): boolean {
  const made = makerOf(name, place.module, walk);
  // what calls back within it gives nothing back to what is around it
  const entered = place.entered.filter(({ call }) => !made || call.start < made.start || call.end > made.end);
  if (made) walk.push({ ...place, node: made, entered });
  return made !== undefined;
}

/** `Object.assign({}, page, {rows})`, and what compilers write for `{...page, rows}`: all of it is in the result. */
function isCopied(call: CallLike, index: number, place: Place, walk: Walk): boolean {
  const callees = walk.code.ev.callees(call.callee, place.module);
  if (!callees.some((one) => globalName(one) === "Object.assign" || mergesObjects(one))) return false;
  const [key] = place.path;
  const after = call.arguments.slice(index + 1);
  const isReplaced = after.some(
    (one) => key !== undefined && one.type === "ObjectExpression" && fixedKeys(one).has(key),
  );
  if (!isReplaced)
    walk.push({ ...place, held: without(place.held, key === undefined ? keysBeside(call.arguments) : []), node: call });
  return true;
}

/** What is written beside it is not read of it. */
const keysBeside = (beside: readonly Node[]): readonly string[] =>
  beside.flatMap((one) => (one.type === "ObjectExpression" ? [...fixedKeys(one)] : []));

/** Functions of jQuery 1 to 4, by their names: `$.ajax`, `jQuery.map`. */
const GLOBALS = new Set(["$", "jQuery"]);

/** "ajax", "get", ...; nothing where it is not jQuery's. jQuery 4 is what its factory gives: `jQueryFactory(window)`. */
function jqueryFunction(callee: Value): string | undefined {
  if (isOf(callee, "jquery")) return callee.path.at(-1);
  if (callee.kind === "member" && callee.object.kind === "result")
    return isOf(callee.object.callee, "jquery") && callee.object.callee.path.length === 0 ? callee.key : undefined;
  if (callee.kind !== "global" || callee.path.length !== 2) return undefined;
  return GLOBALS.has(callee.path[0] ?? "") ? callee.path[1] : undefined;
}

/** `dispatch({type: LOADED, orders})`, `dispatch(loaded(orders))`: what is handed over is an action that reducers know. */
function dispatched(place: Place, walk: Walk): boolean {
  const { ev, stores } = walk.code;
  if (place.path.length === 0 || place.held.kind !== "data") return false;
  const action = ev.evaluate(place.node, place.module);
  const type = action.kind === "object" ? stringOf(ev.member(action, "type")) : undefined;
  const heard = type === undefined ? [] : stores.heard(type);
  for (const { node, module } of heard) walk.push({ ...left(place), node, module });
  return heard.length > 0;
}

/** `loaded(orders)`, an action creator of a slice. */
function toSlice(creator: Value, index: number, place: Place, walk: Walk): boolean {
  const reducer = index === 0 ? sliceReducer(creator, walk.code.ev) : undefined;
  if (!reducer) return false;
  const { node, module } = reducer;
  bindParameter(node, 1, { ...left(place), module, path: [PAYLOAD, ...place.path] }, walk);
  return true;
}
