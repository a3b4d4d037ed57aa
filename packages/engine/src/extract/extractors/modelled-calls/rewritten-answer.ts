/**
 * What interceptors make of the answers of a client: `api.interceptors.response.use((response) => response.data)` gives the
 * data in place of the response. The answer goes through such a function before it reaches who asked.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { type FunctionValue, itself, outcomes, type Value } from "../../../evaluate/value.ts";
import type { AnswerForm } from "../../../models/model.ts";
import { valueAt } from "../../../models/parts.ts";
import { rememberFor } from "../../../remember.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { CallGraph } from "../../call-graph.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Answer } from "../../fact.ts";
import { clientKey } from "../../http/set-base.ts";

/** The answer of a client in its library's form, and what the program has the library do with each of them. */
export function interceptedAnswer(
  form: AnswerForm,
  client: Value,
  context: ExtractContext,
): Pick<Answer, "client" | "through"> {
  const through = rewritesIn(context.calls, context).get(clientKey(client) ?? "");
  if (!through) return { client: form };
  return mayStay(through, context.ev) ? { client: "unknown" } : { client: form, through };
}

/** By client what is done with its answers first. */
const rewritesIn = rememberFor(({ calls }: CallGraph, { ev, models }: ExtractContext) => {
  const out = new Map<Node | string, FunctionValue>();
  for (const { node, module } of calls) {
    const name = memberName(node.callee);
    if (name === undefined || !models.mayRewrite(name)) continue;
    const args = node.arguments.map((argument) => ev.assume(ev.evaluate(argument, module)));
    const use = models.use({ callee: ev.assume(ev.evaluate(node.callee, module)), args, isNew: false });
    if (use?.effect.effect !== "rewrites") continue;
    const key = clientKey(use.receiver.client);
    for (const fn of outcomes(valueAt(use.effect.by, use, ev)))
      if (key !== undefined && fn.kind === "function" && !isOnlyPassed(fn, ev) && !out.has(key)) out.set(key, fn);
  }
  return out;
});

/** `(response) => response`: it stays as it is. */
const isOnlyPassed = ({ node, module }: FunctionValue, ev: Evaluator): boolean =>
  outcomes(ev.summary(node, module)).every((one) => isGiven(one, node));

/** Whether some answers stay as they are where others are rewritten: what a place has is open then. */
const mayStay = ({ node, module }: FunctionValue, ev: Evaluator): boolean =>
  outcomes(ev.summary(node, module)).some((one) => isGiven(one, node));

function isGiven(value: Value, of: FunctionValue["node"]): boolean {
  const one = itself(value);
  return one.kind === "param" && one.of === of && one.index === 0;
}
