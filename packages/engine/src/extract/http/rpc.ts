/** Requests of JSON-RPC 2.0 (section 4): which method a message calls, and with what. */
import type { Call } from "@as-built/spec";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isResultOf } from "../../evaluate/global-name.ts";
import { type TextTemplate, written } from "../../evaluate/text.ts";
import type { ObjectValue, Value } from "../../evaluate/value.ts";
import { isConstant, outcomes, UNDEFINED } from "../../evaluate/value.ts";
import type { Script } from "../../script.ts";
import type { Fact, FactOf } from "../fact.ts";

/** The key under which every message names the version, and the version. */
export const VERSION_KEY = "jsonrpc";
export const VERSION = "2.0";

const mentioning = new WeakMap<Script, boolean>();

/** Whether a script mentions the key: asked of each of its calls. */
export function mentionsRpc(script: Script): boolean {
  const known = mentioning.get(script) ?? script.text.includes(VERSION_KEY);
  mentioning.set(script, known);
  return known;
}

export interface Procedure {
  readonly name: Value;
  readonly params: Value;
}

const NO_PROCEDURE: Procedure = { name: UNDEFINED, params: UNDEFINED };

/** Messages that call a method, among what a value may be, also as texts; answers and errors name none. */
export const proceduresIn = (value: Value, ev: Evaluator): readonly Procedure[] =>
  outcomes(value)
    .flatMap((one) => (isResultOf(one, "JSON.stringify") && one.args[0] ? outcomes(one.args[0]) : [one]))
    .filter((one): one is ObjectValue => one.kind === "object" && isConstant(ev.member(one, VERSION_KEY), VERSION))
    .map((one) => ({ name: ev.member(one, "method"), params: ev.member(one, "params") }))
    .filter(({ name }) => !isConstant(name, undefined));

/** Of several messages that one request may be nothing is said. */
export function calledIn(body: Value, ev: Evaluator): { readonly procedure: Value; readonly given: Value } {
  const [only = NO_PROCEDURE, ...more] = proceduresIn(body, ev);
  const { name, params } = more.length > 0 ? NO_PROCEDURE : only;
  return { procedure: name, given: params };
}

/** What one procedure is given is not what the others are given. */
export function outlined({ content, ...fact }: FactOf<"calls">): Fact {
  const keys = Object.keys(content.request?.properties ?? {});
  return {
    ...fact,
    content: {
      ...content,
      request: { ...content.request, properties: Object.fromEntries(keys.map((key) => [key, {}])) },
    },
  };
}

export function calledBy({ content, ...fact }: FactOf<"calls">, text: TextTemplate, params: Call["request"]): Fact {
  const { request: _, ...address } = content;
  const name = text.sources.map((source) => ({ ...source, says: "name", for: "/operation/name" }));
  return {
    ...fact,
    content: { ...address, ...(params && { request: params }), operation: { type: "procedure", name: written(text) } },
    evidence: [...fact.evidence, ...name],
  };
}
