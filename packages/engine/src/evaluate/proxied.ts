/**
 * `new Proxy({}, {get: (target, name) => (body) => send("/rpc/" + name, body)})`: the function that its handler gives
 * for a name. Where it gives another proxy, as tRPC's does, the chain of names says what is meant.
 */
import type { Evaluation } from "./evaluation.ts";
import { isResultOf } from "./global-name.ts";
import { frameOf, type Value } from "./value.ts";

export function proxied(object: Value, name: Value, ev: Evaluation): Value | undefined {
  if (!isResultOf(object, "Proxy")) return undefined;
  const [target, handler] = object.args;
  const get = handler && ev.member(handler, "get");
  if (!target || get?.kind !== "function") return undefined;
  const given = ev.apply(ev.summary(get.node, get.module), [frameOf(get, [target, name]), ...get.env]);
  return given.kind === "function" ? given : undefined;
}
