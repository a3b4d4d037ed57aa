/**
 * What interceptors make of the answers of a client: `api.interceptors.response.use((response) => response.data)` gives the
 * data in place of the response. The answer goes through such a function before it reaches who asked.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { FunctionValue, Value } from "../../../evaluate/value.ts";
import { itself, outcomes } from "../../../evaluate/value.ts";
import type { AnswerForm } from "../../../models/model.ts";
import { valueAt } from "../../../models/parts.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallGraph } from "../../call-graph.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Answer } from "../../fact.ts";
import { isSameClient } from "../../http/set-base.ts";

interface Rewrite {
  readonly client: Value;
  readonly fn: FunctionValue;
}

const known = new WeakMap<CallGraph, readonly Rewrite[]>();

/** The answer of a client in its library's form, and what the program has the library do with each of them. */
export function interceptedAnswer(
  form: AnswerForm,
  client: Value,
  context: ExtractContext,
): Pick<Answer, "client" | "through"> {
  const all = known.get(context.calls) ?? rewritesIn(context);
  known.set(context.calls, all);
  const through = all.find((one) => isSameClient(one.client, client))?.fn;
  if (!through) return { client: form };
  return mayStay(through, context.ev) ? { client: "unknown" } : { client: form, through };
}

function rewritesIn({ calls, ev, models }: ExtractContext): readonly Rewrite[] {
  return calls.calls.flatMap(({ node, module }) => {
    const name = memberName(node.callee);
    if (name === undefined || !models.mayRewrite(name)) return [];
    const args = node.arguments.map((argument) => ev.assume(ev.evaluate(argument, module)));
    const use = models.use({ callee: ev.assume(ev.evaluate(node.callee, module)), args, isNew: false });
    if (use?.effect.effect !== "rewrites") return [];
    return outcomes(valueAt(use.effect.by, use, ev)).flatMap((fn) =>
      fn.kind === "function" && !isOnlyPassed(fn, ev) ? { client: use.receiver.client, fn } : [],
    );
  });
}

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
