/** Connections that models open, and what goes over them. */

import { freeParams } from "../../../evaluate/free-params.ts";
import { outcomes, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import type { CompiledModel } from "../../../models/compile.ts";
import type { Interpreter, Use } from "../../../models/interpret.ts";
import type { EventEffect, MessageEffect } from "../../../models/model.ts";
import { valueAt } from "../../../models/parts.ts";
import { rememberFor } from "../../../remember.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import { wordSet } from "../../../word-set.ts";
import type { CallGraph } from "../../call-graph.ts";
import { calledEach, type Written } from "../../called.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { eventFacts } from "../../http/events.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";

type At = Sighting<CallLike>;

/** Where a connection of the kind that a use is made of leads to; nothing where a value is none. */
const addressesOf =
  ({ receiver }: Use, models: Interpreter) =>
  (connection: Value): readonly Value[] =>
    outcomes(connection).flatMap((one) => {
      const typed = models.typed(one);
      const isSame = typed?.model === receiver.model && typed.type === receiver.type;
      return isSame ? [typed.parts.url ?? UNDEFINED] : [];
    });

export function eventAt(
  use: Use,
  effect: EventEffect,
  source: Value,
  at: At,
  context: ExtractContext,
): readonly Fact[] {
  const { ev } = context;
  const { protocol, direction, except } = effect;
  const name = named(valueAt(effect.name, use, ev), at);
  const body = effect.body === undefined ? UNDEFINED : valueAt(effect.body, use, ev);
  return eventFacts(
    {
      ...{ protocol, direction, source, name, body, addresses: addressesOf(use, context.models) },
      ...(except !== undefined && { except: wordSet(except) }),
    },
    at,
    context,
  );
}

/** A message holds its name: `socket.send(JSON.stringify({ type: "join", room }))`. */
export function messageAt(
  use: Use,
  { protocol, data }: MessageEffect,
  source: Value,
  at: At,
  context: ExtractContext,
): readonly Fact[] {
  const body = valueAt(data, use, context.ev);
  const addresses = addressesOf(use, context.models);
  return eventFacts(
    { protocol, direction: "sent", source, name: UNDEFINED, body, addresses, whole: true },
    at,
    context,
  );
}

/** `client.callTool(params)`: the library's own name for what the method sends, which the call shows. */
function named(name: Value, { node, module }: At): Value {
  if (name.kind !== "constant" || name.sources.length > 0) return name;
  return { ...name, sources: [placeOfNode(node.callee, module)] };
}

/** What nothing opens nobody hands in. */
const openedIn = rememberFor(
  ({ calls }: CallGraph, context: ExtractContext): ReadonlySet<CompiledModel> =>
    new Set(calls.flatMap((at) => calledEach(at, context).map(({ use }) => use.receiver.model))),
);

/** What callers may hand a connection in for: `(socket) => socket.emit("name", data)`. */
export function handedInEvents(
  { name, args }: Written,
  source: Value,
  at: At,
  context: ExtractContext,
): readonly Fact[] {
  const { ev } = context;
  const assumed = ev.assume(source);
  if (name === undefined || freeParams([assumed]).length === 0) return [];
  const opened = openedIn(context.calls, context);
  return context.models
    .eventUses(name, args, assumed)
    .filter(({ receiver: { model } }) => opened.has(model) || model.signs.length > 0)
    .flatMap((use) => (use.effect.effect === "event" ? eventAt(use, use.effect, source, at, context) : []));
}
