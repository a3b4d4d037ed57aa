/** Where the answer of a request comes into the code: the call's own value, callbacks among its arguments, its object. */
import { bindingAt } from "../../scope/binding-at.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { Answer } from "../fact.ts";
import type { Sighting } from "../survey.ts";
import { bind, bindParameter } from "./bind.ts";
import { deliver } from "./called.ts";
import { given, type Held } from "./held.ts";
import { Sketch } from "./sketch.ts";
import type { Place, Walk } from "./walk.ts";

const FAILS: Held = { kind: "error", pending: true };
const FAILED: Held = { kind: "error", pending: false };

/** jQuery's `success` and `error`, TanStack Query's `onSuccess` (4), tRPC's `onData` (10 and 11), axios' `validateStatus`. */
const SETTINGS: ReadonlyMap<string, "data" | "error" | "status"> = new Map([
  ["success", "data"],
  ["onSuccess", "data"],
  ["onData", "data"],
  ["error", "error"],
  ["validateStatus", "status"],
]);

export function begin({ client, path = [], at, through, into }: Answer, walk: Walk): void {
  for (const { node, module, path: under } of into ?? []) {
    const place: Place = { node, module, held: { kind: "data", of: walk.data }, path: under, up: 0, entered: [] };
    if (isFunction(node)) bindParameter(node, 0, place, walk);
    else walk.push(place);
  }
  const request = at ?? walk.trail.at(-1);
  if (into || !request || client === "unknown") return;
  const { node, module } = request;
  const held = given(client, walk.data);
  const up = walk.trail.findLastIndex((one) => one.node === node);
  const place: Place = { node, module, held, path, up: Math.max(up, 0), entered: [] };
  if (client === "xhr") opened(request, place, walk);
  else if (held.kind === "socket") walk.push(place);
  else {
    if (through) {
      const entered = [{ fn: through.node, call: node, module, under: path }];
      bindParameter(through.node, 0, { ...place, module: through.module, path: [], entered }, walk);
    } else walk.push(place);
    walk.push({ ...place, held: FAILS, path: [] });
    callbacks(node, place, walk);
  }
}

/** `xhr.open(...)`: the answer is in the object. */
function opened({ node: { callee } }: Sighting<CallLike>, place: Place, walk: Walk): void {
  if (callee.type !== "MemberExpression") return;
  const writes = bindingAt(callee.object, place.module.script.scopes)?.writes ?? [];
  const parses = writes.some(({ path, value }) => path.join(".") === "responseType" && literalString(value) === "json");
  bind(callee.object, parses ? { ...place, held: { kind: "response", client: "json-xhr" } } : place, walk);
}

/** Most arguments of an event. */
const MAX_ARGUMENTS = 4;

/** `socket.on("config", (topic, config) => ...)`: an event has as many arguments as it was sent with. */
function further(listener: Node, place: Place, call: CallLike, walk: Walk): void {
  if (place.held.kind !== "data" || !isFunction(listener) || memberName(call.callee) === "emit") return;
  for (let index = 1; index < Math.min(listener.params.length, MAX_ARGUMENTS); index++) {
    const of = new Sketch();
    walk.more.push(of);
    deliver(listener, index, { ...place, held: { kind: "data", of } }, call, walk);
  }
}

/** socket.io: `socket.timeout(n).emit(name, data, (error, answer) => ...)`. */
const answerIn = (callback: Node, { callee }: CallLike): number =>
  memberName(callee) === "emit" && isFunction(callback) && callback.params.length === 2 ? 1 : 0;

/** `$.get(url, data, success)`, `$.ajax({ success, error })`, `axios({ validateStatus })`, `socket.on(name, listener)`. */
function callbacks(node: CallLike, place: Place, walk: Walk): void {
  const calledBack = place.held.kind === "data" || (place.held.kind === "response" && place.held.client === "message");
  for (const [index, argument] of node.arguments.entries()) {
    const isCallback = isFunction(argument) || argument.type === "Identifier" || argument.type === "MemberExpression";
    if (index > 0 && isCallback && calledBack) {
      deliver(argument, answerIn(argument, node), place, node, walk);
      further(argument, place, node, walk);
    }
    if (argument.type !== "ObjectExpression") continue;
    for (const [key, { value }] of fixedProperties(argument)) {
      const as = SETTINGS.get(key);
      if (as === "data" && place.held.kind === "data") deliver(value, 0, { ...place, path: [] }, node, walk);
      if (as === "error") deliver(value, 0, { ...place, held: FAILED }, node, walk);
      if (as === "status") deliver(value, 0, { ...place, held: { kind: "status" } }, node, walk);
    }
  }
}
