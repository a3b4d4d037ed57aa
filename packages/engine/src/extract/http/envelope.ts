/**
 * Messages over a socket carry their name with them, `{ type: "join", room }`, and often put what they are about under a
 * key of its own: `{ topic: "lamp/dim", payload: { level } }`, JSON-RPC's `{ jsonrpc, id, method, params }`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, stringOf, UNDEFINED, type Value } from "../../evaluate/value.ts";
import { wordSet } from "../../word-set.ts";
import { keysOf } from "./payload.ts";

/** Keys that name a message, the most telling first. */
export const MESSAGE_NAMES = ["type", "event", "action", "op", "method", "command", "cmd", "topic"] as const;
export const NAMING: ReadonlySet<string> = new Set(MESSAGE_NAMES);

/** Keys under which an envelope holds what it carries. */
export const CARRIERS = ["payload", "data", "params", "args", "arguments", "body"] as const;
export const CARRYING: ReadonlySet<string> = new Set(CARRIERS);

/** What stands beside it in an envelope: which message it is, and which one it answers. */
const BESIDE = wordSet(`
  id jsonrpc version v transaction transactionId requestId request_id messageId message_id msgId correlationId
  correlation_id ref join_ref seq nonce timestamp ts time token
  ${MESSAGE_NAMES.join(" ")}
`);

/** The key that carries the message, where all others are the envelope's own. `name`: the key that names the message. */
export function carrierAmong(keys: readonly string[], name?: string): string | undefined {
  const others = keys.filter((key) => key !== name && !BESIDE.has(key));
  const [only] = others;
  return only !== undefined && others.length === 1 && keys.length > 1 && CARRYING.has(only) ? only : undefined;
}

/** The same, or what JSON-RPC 2.0 calls so, whatever else an application puts beside it: who sends it, and to whom. */
export function carrierOf(keys: readonly string[]): string | undefined {
  const isCall = keys.includes("method") && keys.includes("params");
  return carrierAmong(keys) ?? (isCall ? "params" : isToolCall(keys) ? "arguments" : undefined);
}

/** `{ name, arguments }`: what the Model Context Protocol's `tools/call` and `prompts/get` carry is a call itself. */
export const isToolCall = (keys: readonly string[]): boolean => keys.includes("name") && keys.includes("arguments");

/** What a message carries: its envelope's content, or, without an envelope, the message. */
export function carriedIn(message: Value, ev: Evaluator): Value {
  const { keys, open } = keysOf(message, ev);
  const carrier = open ? undefined : carrierOf(keys);
  return carrier === undefined ? message : ev.member(message, carrier);
}

/** A word that is all of a message: `socket.send("restart")`. */
const WORD = /^[A-Za-z][\w:./-]{1,39}$/;

/** What a message says that it is: `{ type: "join", room }`, by the convention of such protocols; a word says it itself. */
export function nameIn(message: Value, ev: Evaluator): Value {
  if (message.kind !== "object")
    return outcomes(message).every((one) => WORD.test(stringOf(one) ?? "")) ? message : UNDEFINED;
  const found = MESSAGE_NAMES.map((key) => ev.member(message, key));
  return (
    found.find((value) => stringOf(value) !== undefined) ?? found.find(({ kind }) => kind === "param") ?? UNDEFINED
  );
}
