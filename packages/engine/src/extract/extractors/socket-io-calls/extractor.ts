/**
 * Events over socket.io (client 1 to 4): `socket.emit("name", data, ack)` sends, `socket.on("name", listener)` receives,
 * on what `io(url, options)` gives, its manager (`socket.io`) and its modifiers (`socket.volatile`, `socket.timeout(n)`).
 * Other emitters have the same methods; only the connection tells.
 */

import { UNDEFINED } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { Extractor } from "../../extractor.ts";
import { eventFacts } from "../../http/events.ts";
import { addressesOf, mayBeConnection } from "./connection.ts";

const SENDS = new Set(["emit", "emitWithAck"]);
const RECEIVES = new Set(["on", "once", "addEventListener"]);

export const socketIoCalls = {
  name: "socket-io-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const { callee } = node;
    if (node.type !== "CallExpression" || callee.type !== "MemberExpression") return [];
    const method = keyName(callee.property, callee.computed) ?? "";
    const sends = SENDS.has(method);
    if (!sends && !RECEIVES.has(method)) return [];
    const [name, data] = node.arguments.map((argument) => ev.evaluate(argument, module));
    const socket = ev.evaluate(callee.object, module);
    if (!name || !mayBeConnection(ev.assume(socket))) return [];
    return eventFacts(
      {
        protocol: "websocket",
        direction: sends ? "sent" : "received",
        source: socket,
        addresses: addressesOf,
        name,
        body: sends ? (data ?? UNDEFINED) : UNDEFINED,
      },
      at,
      context,
    );
  },
} satisfies Extractor;
