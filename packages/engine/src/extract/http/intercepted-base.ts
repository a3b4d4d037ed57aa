/**
 * The base that interceptors put before the addresses of all requests of a client that they are handed one by one:
 * `(request, next) => next(request.clone({ url: "/api" + request.url }))`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { concat } from "../../evaluate/text.ts";
import { constant, itself, outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { memberName } from "../../syntax/literals.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { CallGraph } from "../call-graph.ts";

/** By the name of the method that copies a request: the one base that some interceptor gives, if it is one. */
const basesOf = rememberFor((_calls: CallGraph, _ev: Evaluator) => new Map<string, Value | undefined>());

export function interceptedBase(copies: string | undefined, calls: CallGraph, ev: Evaluator): Value | undefined {
  if (copies === undefined) return undefined;
  const known = basesOf(calls, ev);
  if (!known.has(copies)) known.set(copies, onlyBase(copies, calls, ev));
  return known.get(copies);
}

function onlyBase(copies: string, { calls }: CallGraph, ev: Evaluator): Value | undefined {
  const bases = new Map<unknown, Value>();
  for (const { node, module } of calls) {
    const [options] = node.arguments;
    if (node.callee.type !== "MemberExpression" || memberName(node.callee) !== copies) continue;
    if (options?.type !== "ObjectExpression" || !fixedKeys(options).has("url")) continue;
    const request = itself(ev.evaluate(node.callee.object, module));
    // interceptors are handed the request and who sends it on
    if (request.kind !== "param" || request.index > 0 || request.of.params.length < 2) continue;
    for (const url of outcomes(ev.member(ev.evaluate(options, module), "url"))) {
      const base = url.kind === "template" && isOwnUrl(url.parts.at(-1), request) ? url.parts.slice(0, -1) : [];
      const text = concat(base.map((part) => (typeof part === "string" ? constant(part) : part)));
      if (base.length > 0) bases.set(stringOf(text) ?? text, text);
    }
  }
  const [only, ...more] = bases.values();
  return more.length === 0 ? only : undefined;
}

const isOwnUrl = (part: Value | string | undefined, request: Value): boolean =>
  typeof part === "object" &&
  part.kind === "member" &&
  part.key === "url" &&
  part.object.kind === "param" &&
  request.kind === "param" &&
  part.object.of === request.of;
