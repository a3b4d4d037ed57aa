/** Messages that hold their names: `socket.send(JSON.stringify({ type: "join", room }))`. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { itself, stringOf } from "../../../evaluate/value.ts";
import type { Use } from "../../../models/interpret.ts";
import type { MessageEffect } from "../../../models/model.ts";
import { valueAt } from "../../../models/parts.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { MESSAGE_NAMES } from "../../http/envelope.ts";
import { eventFacts } from "../../http/events.ts";
import { packedIn } from "../../http/packed.ts";
import { resolveAtCallSites } from "../../resolve.ts";
import type { Sighting } from "../../survey.ts";
import { addressesOf } from "./events.ts";

type At = Sighting<CallLike>;

interface Sent {
  readonly source: Value;
  readonly data: Value;
  readonly at: At;
}

/** A function that sends is handed through few others, and called wherever something is sent. */
const REACH = { layers: 4, outcomes: 500 };

/** A message holds its name: `{ type: "join", room }`, by the convention of such protocols. */
export function messageAt(
  use: Use,
  effect: MessageEffect,
  source: Value,
  at: At,
  context: ExtractContext,
): readonly Fact[] {
  const { ev } = context;
  const addresses = addressesOf(use, context.models);
  const data = valueAt(effect.data, use, ev);
  return sentAt({ source, data, at }, context).flatMap((sent) => {
    const body = messageOf(sent.data);
    const name = body && nameOf(body, ev);
    if (!body || !name) return [];
    const event = { protocol: effect.protocol, direction: "sent", addresses, name, body, whole: true } as const;
    return eventFacts({ ...event, source: sent.source }, sent.at, context);
  });
}

/** `send = (message) => socket.send(JSON.stringify(message))`: the message is what its callers make, and it is sent there. */
function sentAt(sent: Sent, { ev, calls }: ExtractContext): readonly Sent[] {
  const { source, data, at } = sent;
  if (itself(messageOf(data) ?? data).kind !== "param") return [sent];
  return resolveAtCallSites<"source" | "data">({
    values: { source, data },
    at,
    graph: calls,
    ev,
    follow: ["data"],
    reach: REACH,
  }).map(({ values, trail: [site = at] }) => ({ ...values, at: site }));
}

/** What `JSON.stringify(x)` is made from. */
function messageOf(data: Value): Value | undefined {
  if (data.kind === "object") return data;
  return packedIn(data);
}

function nameOf(message: Value, ev: Evaluator): Value | undefined {
  if (itself(message).kind === "param") return ev.member(message, "type");
  if (message.kind !== "object") return undefined;
  const found = MESSAGE_NAMES.map((key) => ev.member(message, key));
  return found.find((value) => stringOf(value) !== undefined) ?? found.find(({ kind }) => kind === "param");
}
