/**
 * What interceptors make of the answers of a client: `api.interceptors.response.use((response) => response.data)` gives the
 * data in place of the response.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { FunctionValue, Value } from "../../../evaluate/value.ts";
import { outcomes } from "../../../evaluate/value.ts";
import type { AnswerForm } from "../../../models/model.ts";
import { valueAt } from "../../../models/parts.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallGraph } from "../../call-graph.ts";
import type { ExtractContext } from "../../extractor.ts";
import { isSameClient } from "../../http/set-base.ts";

interface Rewrite {
  readonly client: Value;
  /** Undefined where the response stays as it is. */
  readonly gives: AnswerForm | undefined;
}

const known = new WeakMap<CallGraph, readonly Rewrite[]>();

/** In which form a client gives its answers, where that is another than the library's. */
export function rewrittenAnswer(client: Value, context: ExtractContext): AnswerForm | undefined {
  const all = known.get(context.calls) ?? rewritesIn(context);
  known.set(context.calls, all);
  return all.find((one) => one.gives !== undefined && isSameClient(one.client, client))?.gives;
}

function rewritesIn({ calls, ev, models }: ExtractContext): readonly Rewrite[] {
  return calls.calls.flatMap(({ node, module }) => {
    const name = memberName(node.callee);
    if (name === undefined || !models.mayRewrite(name)) return [];
    const args = node.arguments.map((argument) => ev.evaluate(argument, module));
    const use = models.use({ callee: ev.evaluate(node.callee, module), args, isNew: false });
    if (use?.effect.effect !== "rewrites") return [];
    return outcomes(valueAt(use.effect.by, use, ev)).flatMap((fn) =>
      fn.kind === "function" ? { client: use.receiver.client, gives: givenBy(fn, ev) } : [],
    );
  });
}

function givenBy({ node, module }: FunctionValue, ev: Evaluator): AnswerForm | undefined {
  const all = outcomes(ev.summary(node, module));
  const isParam = (value: Value): boolean => value.kind === "param" && value.of === node && value.index === 0;
  const data = all.some((one) => one.kind === "member" && one.key === "data" && isParam(one.object));
  const whole = all.some(isParam);
  if (data) return whole ? "unknown" : "plain";
  // what is put together anew, or reached deeper, is left open
  return whole ? undefined : "unknown";
}
