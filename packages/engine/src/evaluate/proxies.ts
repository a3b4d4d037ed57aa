/**
 * `new Proxy(target, { get, apply })`: what reads a property of it or calls it runs these functions (ECMAScript 2015). Clients of
 * remote procedures are made of such: `client.rooms.lend(id)` asks for "rooms", then "lend", then runs `apply`.
 */
import { memberName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Evaluation } from "./evaluation.ts";
import { isResultOf } from "./global-name.ts";
import { constant, type FunctionValue, type Result, stringOf, UNDEFINED, type Value } from "./value.ts";

/** Every promise has these, and values stand for promises of them. */
const OF_PROMISES = new Set(["then", "catch", "finally"]);

/** What the `get` of a proxy gives for a key; undefined where it is not known. */
export function proxiedMember(proxy: Result, key: string, ev: Evaluation): Value | undefined {
  const get = OF_PROMISES.has(key) ? undefined : trapOf(proxy, "get", ev);
  const args = [proxy.args[0] ?? UNDEFINED, constant(key), proxy];
  const found = get && ev.call({ ...proxy, callee: get, args, isNew: false });
  return found && (found.kind === "function" || isProxy(found)) ? found : undefined;
}

/** What is called where a proxy is, and with what. */
export function behindProxy(
  proxy: Value,
  args: readonly Value[],
  ev: Evaluation,
): { readonly callee: FunctionValue; readonly args: readonly Value[] } | undefined {
  const apply = trapOf(proxy, "apply", ev);
  const target = isProxy(proxy) ? proxy.args[0] : undefined;
  const given: Value = { kind: "array", elements: args, open: false };
  return apply && target && { callee: apply, args: [target, UNDEFINED, given] };
}

export const isProxy = (value: Value): value is Result => isResultOf(value, "Proxy") && value.isNew;

function trapOf(proxy: Value, name: string, ev: Evaluation): FunctionValue | undefined {
  const traps = isProxy(proxy) ? proxy.args[1] : undefined;
  const trap = traps?.kind === "object" ? ev.member(traps, name) : undefined;
  return trap?.kind === "function" ? trap : undefined;
}

/** Longest path of names: lists that are handed on may be long, and each call is asked for its own. */
const MAX_NAMES = 16;

/** `["rooms", "lend"]`: the names in a list of nothing else. */
export function namesIn(value: Value): readonly string[] {
  const isPath = value.kind === "array" && !value.open && value.elements.length <= MAX_NAMES;
  const names = isPath ? value.elements.map(stringOf) : [];
  return names.every((name) => name !== undefined) ? names : [];
}

/** Whether they are what a call names: `["rooms", "lend"]` in `client.rooms.lend(id)`. */
export function areNames(names: readonly string[], callee: Node): boolean {
  let at = callee;
  for (const name of names.toReversed()) {
    if (at.type !== "MemberExpression" || memberName(at) !== name) return false;
    at = at.object;
  }
  return names.length > 0;
}
