/**
 * `new WebSocket(url)`, as the browser provides it, and the messages that go over it: of
 * `socket.send(JSON.stringify({ type: "join", room }))` the type is the name, by the convention of such protocols, and
 * likewise of what `socket.onmessage` tells apart.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { isResultOf } from "../../../evaluate/global-name.ts";
import type { Value } from "../../../evaluate/value.ts";
import { stringOf } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import { openedAt } from "../../http/connections.ts";
import { MESSAGE_NAMES } from "../../http/envelope.ts";
import { eventFacts } from "../../http/events.ts";
import { connectionFacts } from "../../http/opened.ts";
import { resolveAtCallSites } from "../../resolve.ts";
import type { Sighting } from "../../survey.ts";

const CLASSES = new Set(["WebSocket", "ReconnectingWebSocket"]);
/** Packages whose class has the browser's interface; the address may be given by a function. */
const PACKAGES = new Set(["reconnecting-websocket", "partysocket"]);

const addresses = (value: Value): readonly Value[] => openedAt(value, CLASSES, PACKAGES);

/** What `JSON.stringify(x)` is made from. */
function messageOf(data: Value): Value | undefined {
  if (data.kind === "object") return data;
  return isResultOf(data, "JSON.stringify") ? data.args[0] : undefined;
}

function nameOf(message: Value, ev: Evaluator): Value | undefined {
  if (message.kind === "param") return ev.member(message, "type");
  if (message.kind !== "object") return undefined;
  const found = MESSAGE_NAMES.map((key) => ev.member(message, key));
  return found.find((value) => stringOf(value) !== undefined) ?? found.find(({ kind }) => kind === "param");
}

interface Sent {
  readonly source: Value;
  readonly data: Value;
  readonly at: Sighting<CallLike>;
}

/** A function that sends is handed through few others, and called wherever something is sent. */
const REACH = { layers: 4, outcomes: 500 };

/** `send = (message) => socket.send(JSON.stringify(message))`: the message is what its callers make, and it is sent there. */
function sentAt(sent: Sent, { ev, calls }: ExtractContext): readonly Sent[] {
  const { source, data, at } = sent;
  if ((messageOf(data) ?? data).kind !== "param") return [sent];
  return resolveAtCallSites<"source" | "data">({
    values: { source, data },
    at,
    graph: calls,
    ev,
    follow: ["data"],
    reach: REACH,
  }).map(({ values, trail: [site = at] }) => ({ ...values, at: site }));
}

export const webSocketCalls = {
  name: "web-socket-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const first = node.arguments[0];
    if (!first) return [];
    if (node.type === "NewExpression") {
      const [url] = addresses(ev.evaluate(node, module));
      return url ? connectionFacts({ protocol: "websocket", url, defaultMethod: undefined }, at, context) : [];
    }
    const { callee } = node;
    if (callee.type !== "MemberExpression" || keyName(callee.property, callee.computed) !== "send") return [];
    const source = ev.evaluate(callee.object, module);
    if (addresses(ev.assume(source)).length === 0) return [];
    return sentAt({ source, data: ev.evaluate(first, module), at }, context).flatMap(
      ({ source: over, data, at: site }) => {
        const body = messageOf(data);
        const name = body && nameOf(body, ev);
        return body && name
          ? eventFacts(
              { protocol: "websocket", direction: "sent", source: over, addresses, name, body, whole: true },
              site,
              context,
            )
          : [];
      },
    );
  },
} satisfies Extractor;
