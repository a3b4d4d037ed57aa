/**
 * Messages over a socket, as Chromium writes them into a recording (`_webSocketMessages`), to what may say which event each is:
 * its possible names, and the sketch of what it carries. Read are texts of JSON, of socket.io and of SignalR.
 */
import type { SocketMessage } from "@as-built/engine";
import type { Shape } from "@as-built/spec";
import type { HarEntry } from "./har.ts";
import { jsonShape } from "./shape-of.ts";

/** Code units of a message that is read. */
const MAX_MESSAGE = 2 ** 20;

export interface ReadMessage extends SocketMessage {
  readonly shape: Shape | undefined;
}

type Recorded = NonNullable<HarEntry["_webSocketMessages"]>[number];

/** Opcode 1 of RFC 6455: text. */
export function socketMessages(recorded: readonly Recorded[] = []): readonly ReadMessage[] {
  return recorded.flatMap(({ type, opcode, data }) => {
    if (opcode !== 1 || data.length > MAX_MESSAGE) return [];
    const direction = type === "send" ? "sent" : "received";
    return messagesIn(data).map((message) => ({ ...message, direction }));
  });
}

type Message = Omit<ReadMessage, "direction">;

function messagesIn(text: string): readonly Message[] {
  if (text.includes(RECORD_SEPARATOR)) return text.split(RECORD_SEPARATOR).flatMap(signalrMessage);
  const event = SOCKET_IO.exec(text);
  if (event !== null) return socketIoEvent(parsed(text.slice(event[0].length)), event[1]);
  const value = text.startsWith("{") ? parsed(text) : undefined;
  if (!isRecord(value)) return [];
  const names = NAMES.flatMap((key) => textAt(value, key));
  return names.length > 0 ? [{ names, isWhole: true, shape: jsonShape(value) }] : [];
}

/** Keys that name a message by the convention of such protocols; which of them it is, the code of the application tells. */
const NAMES = ["type", "event", "action", "op", "method", "command", "cmd", "topic"];

/** `42["order.moved",{...}]`, `42/admin,17["..."]`: a message (4) of Engine.IO with an event (2) of socket.io 3 and 4. */
const SOCKET_IO = /^42(?:(\/[^,[]{0,200}),)?\d{0,16}(?=\[)/;

function socketIoEvent(value: unknown, namespace: string = "/"): readonly Message[] {
  if (!Array.isArray(value)) return [];
  const [name, data]: readonly unknown[] = value;
  if (typeof name !== "string") return [];
  return [{ names: [name], namespace, isWhole: false, shape: data === undefined ? undefined : jsonShape(data) }];
}

/** What ends a message of SignalR's JSON protocol. */
const RECORD_SEPARATOR = "\u001e";

/** `{"type":1,"target":"Moved","arguments":[{...}]}`: an invocation. */
function signalrMessage(text: string): readonly Message[] {
  const value = parsed(text);
  if (!isRecord(value) || Reflect.get(value, "type") !== 1) return [];
  const given: unknown = Reflect.get(value, "arguments");
  const [data]: readonly unknown[] = Array.isArray(given) ? given : [];
  const shape = data === undefined ? undefined : jsonShape(data);
  return textAt(value, "target").map((name) => ({ names: [name], isWhole: false, shape }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function textAt(value: object, key: string): readonly string[] {
  const found: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return typeof found === "string" && found.length <= 200 ? [found] : [];
}
