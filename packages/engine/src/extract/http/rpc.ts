/** Requests of JSON-RPC 2.0 (section 4): which method a message calls, and with what. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { ObjectValue, Value } from "../../evaluate/value.ts";
import { isConstant } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import type { Script } from "../../script.ts";
import { unpackedOf } from "./packed.ts";

/** The key under which every message names the version, and the version. */
export const VERSION_KEY = "jsonrpc";
export const VERSION = "2.0";

/** Whether a script mentions the key: asked of each of its calls. */
export const mentionsRpc = rememberFor(({ text }: Script) => text.includes(VERSION_KEY));

export interface Procedure {
  readonly name: Value;
  readonly params: Value;
}

/** Messages that call a method, among what a value may be, also as texts; answers and errors name none. */
export const proceduresIn = (value: Value, ev: Evaluator): readonly Procedure[] =>
  unpackedOf(value)
    .filter((one): one is ObjectValue => one.kind === "object" && isConstant(ev.member(one, VERSION_KEY), VERSION))
    .map((one) => ({ name: ev.member(one, "method"), params: ev.member(one, "params") }))
    .filter(({ name }) => !isConstant(name, undefined));
