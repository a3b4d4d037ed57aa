/** Describes calls: method, address, parameters, payloads, and the screens that make them. */
import type { Call, Parameter } from "@as-built/spec";
import { inline } from "../format.ts";
import { type Describer, type FactValue, fact, references, type Tag, textFact } from "../line.ts";
import { toneOf } from "../method-tone.ts";
import { seenValues } from "./seen.ts";
import { properties } from "./shapes.ts";

export const calls: Describer<"calls"> = {
  line: (call) => ({
    // Calls of one address differ by their operation.
    title: call.operation ? `${call.operation.name} · ${call.url}` : call.url,
    mono: true,
    tag: kindOf(call),
    ...(call.operation?.type ? { subtitle: call.operation.type } : {}),
    chips: [
      ...(call.parameters ?? []).map(({ name, in: place }) => (place === "query" ? `?${name}` : name)),
      ...properties(call.request).map(({ text }) => text),
    ],
  }),
  facts: (call, titleOf) => [
    ...textFact("Method", call.method),
    ...textFact("Address", call.url, true),
    ...textFact("Base where none is set", call.defaultBase, true),
    ...textFact("Protocol", call.protocol),
    ...operation(call),
    ...fact("Parameters", (call.parameters ?? []).map(parameter)),
    ...fact("Body", properties(call.request)),
    ...fact("Answer", properties(call.response)),
    ...fact(
      "Status codes",
      (call.statuses ?? []).map((status) => ({ text: String(status), mono: true })),
    ),
    ...fact(
      "Seen in traffic",
      (call.seen ?? []).flatMap((seen) => seenValues(seen, isEvent(call))),
    ),
    ...fact("Used by", references(call.usedBy, titleOf)),
    ...textFact("Entry", call.entry),
  ],
  weight: ({ method, parameters = [], usedBy = [], request }) =>
    (method && method !== "GET" ? 2 : 0) + Math.min(parameters.length, 2) + usedBy.length + (request ? 1 : 0),
};

/** The method, which way an event goes, or the protocol. */
export function kindOf({ method, protocol, operation }: Call): Tag {
  if (method !== undefined) return { text: method, tone: toneOf(method) };
  if (operation?.direction === "sent") return { text: "send", tone: "write" };
  if (operation?.direction === "received") return { text: "receive", tone: "read" };
  return protocol === "http" ? { text: "?", tone: "quiet" } : { text: protocol, tone: "neutral" };
}

const operation = ({ operation: shown }: Call) =>
  shown === undefined
    ? []
    : [
        ...fact("Operation", [{ text: shown.name, mono: true, ...(shown.type ? { note: shown.type } : {}) }]),
        ...textFact("Direction", shown.direction),
        ...textFact("Document", shown.document, true),
      ];

function parameter({ name, in: place, value, required }: Parameter): FactValue {
  const notes = [place, ...(value === undefined ? [] : [`= ${inline(value)}`]), ...(required ? ["required"] : [])];
  return { text: name, mono: true, note: notes.join(", ") };
}

/** What goes over a connection, and is no request of its own. */
const isEvent = ({ operation }: Call): boolean => operation?.direction !== undefined;
