/**
 * Events over socket.io (client 1 to 4): `socket.emit("name", data, ack)` sends, `socket.on("name", listener)` receives,
 * on what `io(url, options)` gives, its manager (`socket.io`) and its modifiers (`socket.volatile`, `socket.timeout(n)`).
 * Other emitters have the same methods; only the connection tells.
 */
import type { Value } from "../../../evaluate/value.ts";
import { UNDEFINED } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Argument, Node } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import { eventFacts } from "../../http/events.ts";
import type { MemberNode } from "../../survey.ts";
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
    const applied = appliedTo(callee);
    const method = memberName(applied ?? callee) ?? "";
    const sends = SENDS.has(method);
    if (!sends && !RECEIVES.has(method)) return [];
    const [name, data] = given(node.arguments, applied !== undefined, (one) => ev.evaluate(one, module));
    const socket = ev.evaluate((applied ?? callee).object, module);
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

/** `socket.emit.apply(socket,["name",data].concat(more))`: spread arguments as compilers lower them. */
const appliedTo = (callee: MemberNode): MemberNode | undefined =>
  callee.object.type === "MemberExpression" && memberName(callee) === "apply" ? callee.object : undefined;

function given(args: readonly Argument[], isApplied: boolean, read: (node: Node) => Value): readonly Value[] {
  const values = args.map(read);
  if (!isApplied) return values;
  return values[1]?.kind === "array" ? values[1].elements : [];
}
