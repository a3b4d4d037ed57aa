/** Calls of the libraries that are known by a model: `models/` says what a call site is, this states it. */

import { evaluateArguments } from "../../../evaluate/arguments.ts";
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { outcomes, UNDEFINED } from "../../../evaluate/value.ts";
import { compileModels } from "../../../models/compile.ts";
import { MODELS } from "../../../models/index.ts";
import { Interpreter, type Use } from "../../../models/interpret.ts";
import type { HttpEffect } from "../../../models/model.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { firstOf } from "../../first-of.ts";
import { type Request, requestFacts } from "../../http/request.ts";
import { baseWith } from "../../http/set-base.ts";
import type { Sighting } from "../../survey.ts";
import { rewrittenAnswer } from "./rewritten-answer.ts";

const COMPILED = compileModels(MODELS);
const interpreters = new WeakMap<Evaluator, Interpreter>();

function interpreterOf(ev: Evaluator): Interpreter {
  const known = interpreters.get(ev) ?? new Interpreter(COMPILED, ev);
  interpreters.set(ev, known);
  return known;
}

interface Called {
  readonly use: Use;
  /** What is called, where callers hand it in. */
  readonly sender?: Request["sender"];
}

/** The signature of a call: by what is called, as it is known on the spot, or by what callers hand in. */
function calledAt({ node, module }: Sighting<CallLike>, { calls, ev }: ExtractContext): Called | undefined {
  const interpreter = interpreterOf(ev);
  const args = evaluateArguments(node.arguments, module, ev);
  const isNew = node.type === "NewExpression";
  const name = memberName(node.callee);
  const callee = ev.evaluate(node.callee, module);
  const useOf = (one: Value): Use | undefined => interpreter.use({ callee: one, args, isNew, name });
  const onTheSpot = [...ev.callees(node.callee, module), ...outcomes(ev.assume(callee))];
  const own = firstOf(onTheSpot, useOf);
  if (own) return { use: own };
  // what is handed in is called, and no method of it
  const isItself = node.callee.type === "Identifier" || onTheSpot.some(({ kind }) => kind === "param");
  const given = (one: Value): Use | undefined => useOf(one) ?? (isItself ? interpreter.handedIn(one, args) : undefined);
  const handedIn = node.callee.type === "Identifier" ? interpreter.handedIn(callee, args) : undefined;
  const use = handedIn ?? firstOf(calls.passedTo(node), given);
  return use && { use, sender: { value: callee, is: (one) => given(one)?.receiver.model === use.receiver.model } };
}

function requested(
  { use, sender }: Called,
  effect: HttpEffect,
  at: Sighting<CallLike>,
  context: ExtractContext,
): readonly Fact[] {
  const interpreter = interpreterOf(context.ev);
  const { url, base, parse, method = UNDEFINED, ...parts } = interpreter.parts(use, effect);
  if (!url || isSentAgain(url)) return [];
  const { protocol, answer } = effect;
  const { receiver } = use;
  const isOwn = base !== undefined && base !== receiver.parts.base;
  return requestFacts(
    {
      ...parts,
      url,
      method,
      defaultMethod: "GET",
      base: isOwn ? base : baseWith(base ?? UNDEFINED, receiver.client, context),
      ...(parse && { parsed: parse }),
      ...(protocol && { protocol }),
      ...(sender && { sender }),
      ...(answer && { answer: { client: rewrittenAnswer(receiver.client, interpreter, context) ?? answer } }),
    },
    at,
    context,
  );
}

/** `client.request(error.config)`: what has failed is sent once more, with a new token say, and stated where it stands. */
function isSentAgain(url: Value): boolean {
  if (url.kind !== "member") return false;
  return url.key === "url" ? isSentAgain(url.object) : url.key === "config" && url.object.kind !== "this";
}

export const modelledCalls = {
  name: "modelled-calls",
  call(at, context) {
    const called = calledAt(at, context);
    if (!called) return [];
    const { effect } = called.use;
    return effect.effect === "http" ? requested(called, effect, at, context) : [];
  },
} satisfies Extractor;
