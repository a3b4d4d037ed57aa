/**
 * SignalR (`@microsoft/signalr` 3 to 10): `connection.invoke("Send", text)`, `.send(...)` and `.stream(...)` call methods of
 * the hub, `connection.on("Received", handler)` is called by it. A connection comes from
 * `new HubConnectionBuilder().withUrl("/hub").build()`; other emitters have the same methods.
 */
import { freeParams } from "../../../evaluate/free-params.ts";
import type { Value } from "../../../evaluate/value.ts";
import { outcomes, UNDEFINED } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { Extractor } from "../../extractor.ts";
import { eventFacts } from "../../http/events.ts";

const SENDS = new Set(["invoke", "send", "stream"]);
/** Longest chain of the builder's methods. */
const MAX_CHAIN = 10;

/** The addresses of the hubs that a value may be connected to; nothing where it is no connection. */
function hubsOf(value: Value, depth = 0): readonly Value[] {
  if (depth > MAX_CHAIN) return [];
  if (value.kind === "union" || value.kind === "choice")
    return outcomes(value).flatMap((one) => hubsOf(one, depth + 1));
  if (value.kind !== "result" || value.callee.kind !== "member") return [];
  const { object, key } = value.callee;
  // `withUrl` is the builder's own
  if (key === "withUrl") return value.args.slice(0, 1);
  return object.kind === "result" ? hubsOf(object, depth + 1) : [];
}

const isBuilt = (value: Value): boolean =>
  outcomes(value).some((one) => one.kind === "result" && one.callee.kind === "member" && one.callee.key === "build");

const hubs = (value: Value): readonly Value[] => (isBuilt(value) ? hubsOf(value) : []);

export const signalrCalls = {
  name: "signalr-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const { callee } = node;
    if (node.type !== "CallExpression" || callee.type !== "MemberExpression") return [];
    const method = keyName(callee.property, callee.computed) ?? "";
    if (method !== "on" && !SENDS.has(method)) return [];
    const connection = ev.evaluate(callee.object, module);
    const assumed = ev.assume(connection);
    if (hubs(assumed).length === 0 && freeParams([assumed]).length === 0) return [];
    const [name, data] = node.arguments.map((argument) => ev.evaluate(argument, module));
    if (!name) return [];
    const direction = method === "on" ? "received" : "sent";
    const body = method === "on" ? UNDEFINED : (data ?? UNDEFINED);
    return eventFacts(
      { protocol: "websocket", direction, source: connection, addresses: hubs, name, body },
      at,
      context,
    );
  },
} satisfies Extractor;
