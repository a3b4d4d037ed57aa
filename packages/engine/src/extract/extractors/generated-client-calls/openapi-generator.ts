/**
 * openapi-generator's typescript-fetch: `this.request({ path, method, headers, query, body }, initOverrides)` in a class that
 * extends its `BaseAPI`; since 7.12 the object comes from a method of its own.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import { keysOf } from "../../http/payload.ts";
import type { Request } from "../../http/request.ts";
import type { Sighting } from "../../survey.ts";

const KEYS = ["path", "method", "headers", "query"];

export function openApiGeneratorRequest({ node, module }: Sighting<CallLike>, ev: Evaluator): Request | undefined {
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.object.type !== "ThisExpression") return undefined;
  if (keyName(callee.property, callee.computed) !== "request") return undefined;
  const first = node.arguments[0];
  const request = first && ev.evaluate(first, module);
  if (request?.kind !== "object" || !KEYS.every((key) => keysOf(request, ev).keys.includes(key))) return undefined;
  const self = ev.evaluate(callee.object, module);
  return {
    url: ev.member(request, "path"),
    base: ev.member(ev.member(self, "configuration"), "basePath"),
    method: ev.member(request, "method"),
    defaultMethod: undefined,
    body: ev.member(request, "body"),
    query: ev.member(request, "query"),
    headers: ev.member(request, "headers"),
  };
}
