/**
 * Angular's HttpClient (`@angular/common/http`, 4.3 to 20): `http.get(url, options)`, `http.post(url, body, options)`,
 * `http.request(method, url, options)`. The client comes in by dependency injection, so it is known by the token.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { constant, UNDEFINED } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Extractor } from "../../extractor.ts";
import { firstOf } from "../../first-of.ts";
import type { Request } from "../../http/request.ts";
import { requestFacts } from "../../http/request.ts";
import { isHttpClient } from "./http-client.ts";
import { entriesOf } from "./params.ts";

const WITHOUT_BODY = new Set(["get", "delete", "head", "options", "jsonp"]);
const WITH_BODY = new Set(["post", "put", "patch"]);

function requestOf(verb: string, args: readonly Value[], ev: Evaluator): Request | undefined {
  const { 0: first, 1: second, 2: third } = args;
  if (!first) return undefined;
  if (verb === "request") {
    if (!second) return undefined;
    const { body, ...rest } = settings(third, ev);
    return { url: second, method: first, defaultMethod: "GET", body, ...rest };
  }
  const method = constant(verb === "jsonp" ? "GET" : verb.toUpperCase());
  if (WITH_BODY.has(verb)) {
    return { url: first, method, defaultMethod: "GET", ...settings(third, ev), body: second ?? UNDEFINED };
  }
  return WITHOUT_BODY.has(verb) ? { url: first, method, defaultMethod: "GET", ...settings(second, ev) } : undefined;
}

function settings(
  options: Value | undefined,
  ev: Evaluator,
): Required<Pick<Request, "body" | "query" | "headers" | "observe" | "parsed">> {
  const of = (key: string): Value => (options && options.kind !== "constant" ? ev.member(options, key) : UNDEFINED);
  return {
    body: of("body"),
    query: entriesOf(of("params"), ev),
    headers: entriesOf(of("headers"), ev),
    observe: of("observe"),
    parsed: of("responseType"),
  };
}

export const angularHttpCalls = {
  name: "angular-http-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    if (node.type !== "CallExpression") return [];
    const verb = firstOf(ev.callees(node.callee, module), (callee) => {
      if (callee.kind === "member") return isHttpClient(callee.object) ? callee.key : undefined;
      return callee.kind === "function" && callee.self && isHttpClient(callee.self)
        ? memberName(node.callee)
        : undefined;
    });
    if (verb === undefined) return [];
    const args = node.arguments.map((argument) => ev.evaluate(argument, module));
    const request = requestOf(verb, args, ev);
    return request ? requestFacts({ ...request, answer: { client: "plain" } }, at, context) : [];
  },
} satisfies Extractor;
