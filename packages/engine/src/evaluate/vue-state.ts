/**
 * State as Vue 3 holds it: `ref({...})`, whose value is read as `.value`, `reactive({...})`, which is read like the
 * object itself, and `computed(() => ...)`. A bundle that holds Vue does not keep the names of these functions; what they
 * are given and how it is read tells them apart.
 */
import type { Node } from "../syntax/nodes.ts";
import type { Evaluation } from "./evaluation.ts";
import { type ObjectValue, type Result, UNDEFINED, type Value } from "./value.ts";
import { isVueComponent } from "./vue-globals.ts";

const MAKERS = new Set(["ref", "shallowRef", "reactive", "shallowReactive", "computed", "readonly", "toRaw", "unref"]);

/** What such a state holds at first; undefined where the value is none, or holds no object. */
export function firstState(value: Value, depth = 0): ObjectValue | undefined {
  const held = value.kind === "result" && isMaker(value) ? value.args[0] : undefined;
  if (held?.kind === "object") return held;
  return held?.kind === "result" && depth < 3 ? firstState(held, depth + 1) : undefined;
}

/** A property of a state; undefined where it is not known. */
export function stateMember(state: Result, key: string, ev: Evaluation): Value | undefined {
  if (!isMaker(state)) return undefined;
  const { 0: held } = state.args;
  if (key === "value" && held?.kind === "function" && held.node.params.length === 0)
    return ev.call({ ...state, callee: held, args: [] });
  const first = firstState(state);
  const own = first && ev.member(first, key);
  if (!first || !own) return undefined;
  const getter = key === "value" ? ev.member(first, "get") : UNDEFINED;
  if (getter.kind === "function") return ev.call({ ...state, callee: getter, args: [] });
  const known = key === "value" && own === UNDEFINED ? first : own;
  // a text or a number is only what it begins with
  const isShape = known.kind === "object" || known.kind === "function" || known.kind === "result";
  return isShape
    ? { kind: "choice", first: { kind: "member", object: state, key }, second: known, when: "undefined" }
    : undefined;
}

/**
 * `unref(Size).SMALL`, as compiled templates read what is imported: a property that is read right off the call is of
 * what was handed in, where that is an object with a name of its own. `value` is asked of references.
 */
export function unwrapped(read: Node, value: Value, key: string, ev: Evaluation): Value | undefined {
  const held = key === "value" || !unwrapping(read, value) || value.kind !== "result" ? undefined : value.args[0];
  const own = held?.kind === "object" ? ev.member(held, key) : UNDEFINED;
  return own === UNDEFINED ? undefined : own;
}

/** The name in `unref(name)`, given the call and its value. */
export function unwrapping(read: Node, value: Value): Node | undefined {
  if (read.type !== "CallExpression" || read.arguments.length !== 1 || value.kind !== "result") return undefined;
  const { 0: held } = read.arguments;
  return held?.type === "Identifier" && value.node === read && isMaker(value) ? held : undefined;
}

/** `ref(room)`, `computed(() => room)`: `.value` is what it holds, and no part of that. */
export const isVueState = (value: Value): boolean => value.kind === "result" && isMaker(value);

function isMaker({ callee, args, isNew }: Result): boolean {
  if (callee.kind !== "external" || isNew || args.length === 0 || args.length > 2) return false;
  if (!isVueComponent(callee.component)) return false;
  const name = callee.path.at(-1);
  return name === undefined || MAKERS.has(name);
}
