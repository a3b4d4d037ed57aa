/**
 * The base that interceptors put before the addresses of a client that hands them each request, `copies` being the method that
 * copies one: `(request, next) => next(request.clone({ url: "/api" + request.url }))`. None where they give several.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { concat } from "../../evaluate/text.ts";
import { constant, itself, outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallGraph } from "../call-graph.ts";

export const interceptedBase = rememberFor(({ calls }: CallGraph, ev: Evaluator, copies: string): Value | undefined => {
  const bases = new Map<unknown, Value>();
  for (const { node, module } of calls) {
    const { callee, arguments: args } = node;
    if (callee.type !== "MemberExpression" || memberName(callee) !== copies || args[0]?.type !== "ObjectExpression")
      continue;
    const request = itself(ev.evaluate(callee.object, module));
    // interceptors are handed the request, and who sends it on
    if (request.kind !== "param" || request.index > 0 || request.of.params.length < 2) continue;
    for (const url of outcomes(ev.member(ev.evaluate(args[0], module), "url"))) {
      const [last, ...before] = url.kind === "template" ? url.parts.toReversed() : [];
      const isOwn =
        typeof last === "object" &&
        last.kind === "member" &&
        last.key === "url" &&
        itself(last.object).kind === "param";
      const base = concat(before.toReversed().map((part) => (typeof part === "string" ? constant(part) : part)));
      if (isOwn && before.length > 0) bases.set(stringOf(base) ?? base, base);
    }
  }
  return bases.size === 1 ? bases.values().next().value : undefined;
});
