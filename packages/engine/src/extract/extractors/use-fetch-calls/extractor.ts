/**
 * `useFetch` of Nuxt 3 and 4. A bundle has no name for it, but Nuxt's compiler adds a key to each call of its own:
 * `useFetch("/api/x", {method:"post"}, "$2TqTzzkVPd")`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import { type Request, requestFacts } from "../../http/request.ts";
import { firstSetting, setting } from "../../http/settings.ts";
import type { Sighting } from "../../survey.ts";

/** Nuxt's key: ten letters of a hash. */
const KEY = /^\$[\w-]{10}$/;

/** `useFetch(url, key)`, `useFetch(url, options, key)` */
function ofNuxt({ node, module }: Sighting<CallLike>, ev: Evaluator): Request | undefined {
  if (node.arguments.length > 3 || !KEY.test(literalString(node.arguments.at(-1)) ?? "")) return undefined;
  const [url, ...rest] = node.arguments;
  if (!url || rest.length === 0) return undefined;
  const options = rest.length === 2 && rest[0] ? ev.evaluate(rest[0], module) : undefined;
  const address = ev.returned(ev.evaluate(url, module));
  const [start] =
    address.kind === "template" ? address.parts : [address.kind === "constant" ? address.value : undefined];
  // `useAsyncData("lamps", load, key)` and `useState("lamp", init, key)` begin with a name
  if (typeof start === "string" && !/^(?:\/|https?:)/.test(start)) return undefined;
  if (options && options.kind !== "object") return undefined;
  return {
    url: address,
    base: setting(options, "baseURL", ev),
    method: setting(options, "method", ev),
    defaultMethod: "GET",
    body: ev.returned(setting(options, "body", ev)),
    query: firstSetting(options, ["query", "params"], ev),
    headers: setting(options, "headers", ev),
  };
}

export const useFetchCalls = {
  name: "use-fetch-calls",
  call(at, context) {
    if (at.node.type !== "CallExpression") return [];
    const request = ofNuxt(at, context.ev);
    return request ? requestFacts(request, at, context) : [];
  },
} satisfies Extractor;
