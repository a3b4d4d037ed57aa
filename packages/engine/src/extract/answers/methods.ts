/** What becomes of a value whose method is called: promises, streams, lists, responses. */
import { returnedExpressions } from "../../evaluate/returns.ts";
import { ELEMENT_PARAMETERS } from "../../platform/kind-methods.ts";
import { type CallExpression, type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedValues } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import { calleeNames } from "../callee-names.ts";
import { libraryCode } from "../library-code.ts";
import { lookedUp } from "./bind.ts";
import { deliver, tell } from "./called.ts";
import { isPromiseAsked } from "./deferred.ts";
import { method } from "./held.ts";
import { numbered, ofMap } from "./lists.ts";
import { listened } from "./messages.ts";
import { ELEMENT, type Place, type Walk } from "./walk.ts";

/** Methods that call back with the value (jQuery's promises and those of AngularJS 1 among them). */
const WITH_VALUE = new Set(["then", "done", "success", "subscribe"]);
const WITH_ERROR = new Set(["catch", "fail", "error"]);
/** Methods of promises, of RTK Query's and of streams that give the same value on. */
const SAME = wordSet("finally always unwrap toPromise asObservable getValue");
/** Operators of RxJS that call back with the value, and those of them that put what the callback gives in its place. */
const OPERATORS = wordSet("map tap filter switchMap mergeMap concatMap exhaustMap flatMap takeWhile");
const REPLACES = wordSet("map switchMap mergeMap concatMap exhaustMap flatMap");
const CATCHES = new Set(["catchError"]);
/** Methods of lists that give a list of the same elements, and those that give one of them. */
const SAME_LIST = wordSet("filter slice sort reverse toSorted toReversed concat splice");
const ONE_OF = new Set(["find", "findLast", "at", "pop", "shift"]);

export function methodCalled(call: CallExpression, key: string, place: Place, walk: Walk): void {
  const { held, path } = place;
  // `users$.next(data)` puts something else there
  if (key === "next") return;
  if (held.kind === "socket") {
    if (path.length === 0) listened(call, key, place, walk);
    return;
  }
  const failing = held.kind === "error" && held.pending;
  const [first, second] = call.arguments;
  const on = (next: Partial<Place> = {}): void => walk.push({ ...place, node: call, ...next });
  const caught: Place = { ...place, held: { kind: "error", pending: false } };
  if (WITH_VALUE.has(key)) {
    const { next, error } = observers(first, second);
    if (failing) {
      deliver(error, 0, caught, call, walk);
      if (!error) on();
    } else if (key === "then") {
      deliver(next, 0, place, call, walk);
      if (!next) on();
    } else {
      tell(next, place, call, walk);
      if (key !== "subscribe") on();
    }
  } else if (WITH_ERROR.has(key)) {
    if (failing) deliver(first, 0, caught, call, walk);
    else on();
  } else if (key === "end" && held.kind === "response" && held.client === "body") {
    // `get(url).end((error, response) => ...)` (superagent)
    tell(first, place, call, walk, 1);
  } else if (key === "unwrap" && path[0] === "data") on({ path: path.slice(1) });
  else if (isPromiseAsked(key, place)) on({ path: path.slice(1) });
  else if (SAME.has(key)) on();
  else if (key === "pipe") piped(call, 0, place, walk);
  else if (ofMap(call, key, place, walk)) return;
  else if (key === "entries") numbered(call, place, walk);
  else if (path.length === 0 && held.kind === "data") ofList(call, key, place, walk);
  else if (path[0] === ELEMENT) ofElements(call, key, { ...place, path: path.slice(1) }, walk);
  else if (path.length === 0) {
    const next = method(held, key, walk.data);
    if (next) on({ held: next });
  }
}

/** `subscribe(next, error)`, `subscribe({ next, error })`, `then(next, error)` */
function observers(first: Node | undefined, second: Node | undefined): Record<"next" | "error", Node | undefined> {
  if (first?.type !== "ObjectExpression") return { next: first, error: second };
  const values = fixedValues(first);
  return { next: values.get("next"), error: values.get("error") };
}

/** `stream.pipe(map((one) => one.items), catchError(f))`, from an operator on, as far as they are known by their names. */
export function piped(call: CallExpression, from: number, place: Place, walk: Walk): void {
  const failing = place.held.kind === "error" && place.held.pending;
  for (const operator of call.arguments.slice(from)) {
    if (operator.type !== "CallExpression") return;
    const names = operatorNames(operator, place.module, walk);
    const [callback] = operator.arguments;
    if (failing && names.some((name) => CATCHES.has(name))) {
      deliver(callback, 0, { ...place, held: { kind: "error", pending: false } }, operator, walk);
      return;
    }
    if (names.length === 0 && callback && isFunction(callback) && mayReplace(callback)) return;
    if (failing || !names.some((name) => OPERATORS.has(name))) continue;
    if (names.some((name) => REPLACES.has(name))) {
      deliver(callback, 0, place, operator, walk);
      return;
    }
    tell(callback, place, operator, walk);
  }
  walk.push({ ...place, node: call });
}

/** What an operator is called; where its name is lost, by what stands in its code. */
function operatorNames({ callee }: CallExpression, module: Module, { code: { ev } }: Walk): readonly string[] {
  const names = calleeNames(callee, module, ev).filter((name) => name.length >= SHORTEST);
  if (names.length > 0) return names;
  const texts = ev.callees(callee, module).map((one) => libraryCode(one, ev));
  return OPERATOR_CODE.flatMap(({ name, has }) => (texts.some((text) => has.test(text)) ? name : [])).slice(0, 1);
}

/** RxJS has no operator of a shorter name; webpack and Rspack give exports names of one or two letters. */
const SHORTEST = 3;

/** What stands in the code of an operator, however its own names are written (RxJS 7). */
const OPERATOR_CODE: readonly { readonly name: string; readonly has: RegExp }[] = [
  // (s = r.finalize) === null || s === void 0 || s.call(r)
  { name: "tap", has: /\.finalize\b/ },
  // subscribe(operatorSubscriber(n, void 0, void 0, (error) => ...))
  { name: "catchError", has: /void 0,\s?void 0,/ },
  // r.next(e.call(t, i, o++))
  { name: "map", has: /\.next\([\w$]{1,20}\.call\(/ },
  // e.call(t, i, o++) && r.next(i)
  { name: "filter", has: /\.call\([^()]{1,40}\)\s?&&\s?[\w$]{1,20}\.next\(/ },
];

/** An operator whose name is lost may put what its callback gives in the place of the value. */
const mayReplace = (fn: FunctionNode): boolean => fn.params.length > 0 || returnedExpressions(fn).length > 0;

function ofList(call: CallExpression, key: string, place: Place, walk: Walk): void {
  const { held } = place;
  const parameters = ELEMENT_PARAMETERS.get(key);
  const isList = (parameters && parameters.length > 0) || SAME_LIST.has(key) || ONE_OF.has(key);
  // `data.at(0)` may be a text's
  const one = key === "at" ? lookedUp(place) : undefined;
  if (one) {
    walk.push({ ...one, node: call });
    return;
  }
  // so may `data.slice(0, 5)` and `data.concat(x)` be
  const isText = !call.arguments[0] || !parameters;
  if (held.kind !== "data" || !isList) return;
  if (isText && key !== "sort" && key !== "reverse" && key !== "pop" && key !== "shift") {
    walk.push({ ...place, node: call });
    return;
  }
  const of = held.of.items();
  if (of) ofElements(call, key, { ...place, held: { kind: "data", of } }, walk, held);
}

function ofElements(call: CallExpression, key: string, element: Place, walk: Walk, list = element.held): void {
  for (const index of ELEMENT_PARAMETERS.get(key) ?? [])
    deliver(call.arguments[0], index, element, call, walk, [ELEMENT]);
  const path = list === element.held ? [ELEMENT, ...element.path] : element.path;
  if (SAME_LIST.has(key)) walk.push({ ...element, node: call, held: list, path });
  if (ONE_OF.has(key)) walk.push({ ...element, node: call });
}
