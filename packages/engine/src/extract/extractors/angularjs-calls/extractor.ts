/**
 * AngularJS's `$http` (1.2 to 1.8), known by its injection: `$http.get(url, config)`, `$http.post(url, data, config)`,
 * `$http({ method, url, params, data })`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { UNDEFINED } from "../../../evaluate/value.ts";
import type { Extractor } from "../../extractor.ts";
import { firstOf } from "../../first-of.ts";
import type { Request } from "../../http/request.ts";
import { requestFacts } from "../../http/request.ts";
import { isOf, setting, verbConstant } from "../../http/settings.ts";

const WITHOUT_DATA = new Set(["get", "delete", "head", "jsonp"]);
const WITH_DATA = new Set(["post", "put", "patch"]);

/** The method of `$http` that is called; empty where it is called itself. */
function verbOf(callee: Value): string | undefined {
  if (!isOf(callee, "angular") || callee.path[0] !== "$http" || callee.path.length > 2) return undefined;
  const verb = callee.path[1] ?? "";
  return verb === "" || WITHOUT_DATA.has(verb) || WITH_DATA.has(verb) ? verb : undefined;
}

function requestOf(verb: string, [first, second, third]: readonly Value[], ev: Evaluator): Request | undefined {
  if (!first) return undefined;
  const config = verb === "" ? first : WITH_DATA.has(verb) ? third : second;
  const of = (key: string): Value => setting(config, key, ev);
  return {
    url: verb === "" ? of("url") : first,
    method: verb === "" ? of("method") : verbConstant(verb === "jsonp" ? "get" : verb),
    defaultMethod: "GET",
    body: WITH_DATA.has(verb) ? (second ?? UNDEFINED) : of("data"),
    query: of("params"),
    headers: of("headers"),
    parsed: of("responseType"),
  };
}

export const angularjsCalls = {
  name: "angularjs-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const verb = firstOf(context.calls.calleesOf(at, ev), verbOf);
    if (verb === undefined) return [];
    const args = node.arguments.map((argument) => ev.evaluate(argument, module));
    const request = requestOf(verb, args, ev);
    // the answer stands in `data` of what it gives, as axios has it
    return request ? requestFacts({ ...request, answer: { client: "axios" } }, at, context) : [];
  },
} satisfies Extractor;
