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
import type { Extractor } from "../../extractor.ts";
import { openedAt } from "../../http/connections.ts";
import { MESSAGE_NAMES } from "../../http/envelope.ts";
import { eventFacts } from "../../http/events.ts";
import { connectionFacts } from "../../http/opened.ts";

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
    const body = messageOf(ev.evaluate(first, module));
    const name = body && nameOf(body, ev);
    return body && name
      ? eventFacts(
          { protocol: "websocket", direction: "sent", source, addresses, name, body, whole: true },
          at,
          context,
        )
      : [];
  },
} satisfies Extractor;
