/** Calls of the libraries that are known by a model: `models/` says what a call site is, this states it. */
import { baseOf, isClient } from "../../../evaluate/client-base.ts";
import { freeParams } from "../../../evaluate/free-params.ts";
import { stringOf, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import { type HttpEffect, type OpensEffect, receives } from "../../../models/model.ts";
import { valueAt } from "../../../models/parts.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import { type Called, calledEach, writtenAt } from "../../called.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { interceptedBase } from "../../http/intercepted-base.ts";
import { connectionFacts } from "../../http/opened.ts";
import { keysOf } from "../../http/payload.ts";
import { requestFacts } from "../../http/request.ts";
import { baseWith } from "../../http/set-base.ts";
import type { Sighting } from "../../survey.ts";
import { eventAt, handedInEvents, messageAt } from "./events.ts";
import { interceptedAnswer } from "./rewritten-answer.ts";

type At = Sighting<CallLike>;

function requested(
  { use, sender }: Called,
  effect: HttpEffect,
  source: Value,
  at: At,
  context: ExtractContext,
): readonly Fact[] {
  const { url, base, parse, statuses, method = UNDEFINED, ...parts } = context.models.requestParts(use, effect);
  if (!url || isSentAgain(url)) return [];
  const { protocol, answer, operation } = effect;
  const procedure = operation === undefined ? undefined : stringOf(valueAt(operation, use, context.ev));
  const { receiver } = use;
  const { copies } = receiver.model.model;
  const isOwn = base !== undefined && base !== receiver.parts.base;
  return requestFacts(
    {
      ...parts,
      url,
      method,
      defaultMethod: "GET",
      base: isOwn
        ? base
        : (givenBase(receiver.client, source, context) ??
          (copies === undefined ? undefined : interceptedBase(context.calls, context.ev, copies)) ??
          baseWith(base ?? UNDEFINED, receiver.client, context)),
      ...(parse && { parsed: parse }),
      ...(statuses && { statuses: keysOf(statuses, context.ev).keys.map(Number).filter(Number.isInteger) }),
      ...(protocol && { protocol }),
      ...(procedure !== undefined && { operation: { type: "procedure", name: procedure } }),
      ...(sender && { sender }),
      ...(answer && { answer: interceptedAnswer(answer, receiver.client, context) }),
    },
    at,
    context,
  );
}

/** `(client=axios)=>client.request(config)`: what the client of a caller was made with. */
const givenBase = (client: Value, source: Value, { ev }: ExtractContext): Value | undefined =>
  isClient(client) && freeParams([source]).length > 0 ? baseOf(source, ev) : undefined;

/** `client.request(error.config)`: what has failed is sent once more, with a new token say, and stated where it stands. */
function isSentAgain(url: Value): boolean {
  if (url.kind === "union") return url.options.some(isSentAgain);
  if (url.kind !== "member") return false;
  return url.key === "url" ? isSentAgain(url.object) : url.key === "config" && url.object.kind !== "this";
}

function opened(
  { use }: Called,
  { protocol, url, answer = "socket" }: OpensEffect,
  at: At,
  context: ExtractContext,
): readonly Fact[] {
  const defaultMethod = protocol === "sse" ? "GET" : undefined;
  return connectionFacts({ protocol, url: valueAt(url, use, context.ev), defaultMethod, answer }, at, context);
}

export const modelledCalls = {
  name: "modelled-calls",
  call(at, context) {
    const { ev } = context;
    const written = writtenAt(at, context);
    const { callee } = written;
    const source = callee.type === "MemberExpression" ? ev.evaluate(callee.object, at.module) : UNDEFINED;
    const all = calledEach(at, context);
    if (all.length === 0) return handedInEvents(written, source, at, context);
    return all.flatMap((called) => stated(called, source, at, context));
  },
} satisfies Extractor;

function stated(called: Called, source: Value, at: At, context: ExtractContext): readonly Fact[] {
  const { effect } = called.use;
  switch (effect.effect) {
    case "http":
      return requested(called, effect, source, at, context);
    case "opens":
      return opened(called, effect, at, context);
    case "event":
      return eventAt(called.use, effect, source, at, context);
    case "gives": {
      // the other side calls the functions that it is handed by their names
      const answered = effect.answers === undefined ? undefined : receives("other", effect.answers);
      return answered ? eventAt(called.use, answered, called.use.receiver.client, at, context) : [];
    }
    case "message":
      return messageAt(called.use, effect, source, at, context);
    default:
      return [];
  }
}
