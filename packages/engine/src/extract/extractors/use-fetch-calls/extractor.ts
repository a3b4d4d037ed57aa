/**
 * `useFetch` of Nuxt 3 and 4, and of VueUse 9 to 15. A bundle has no name for either. Nuxt's compiler adds a key to each
 * call of its own, `useFetch("/api/x", {method:"post"}, "$2TqTzzkVPd")`; what VueUse's gives has methods of its own,
 * `useFetch("/api/x").post({a}).json()`, and instances come from `createFetch({baseUrl})`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { constant, UNDEFINED } from "../../../evaluate/value.ts";
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import { type Request, requestFacts } from "../../http/request.ts";
import { firstSetting, isOf, setting } from "../../http/settings.ts";
import type { Sighting } from "../../survey.ts";

/** Nuxt's key: ten letters of a hash. */
const KEY = /^\$[\w-]{10}$/;
const VERBS = new Set(["get", "post", "put", "patch", "delete", "head", "options"]);
const FORMS = new Set([...VERBS, "json", "text", "blob", "arrayBuffer", "formData"]);

/** `() => "/api/x"` gives its address when it is asked. */
const given = (value: Value, ev: Evaluator): Value =>
  value.kind === "function" ? ev.apply(ev.summary(value.node, value.module), value.env) : value;

/** `useFetch(url, key)`, `useFetch(url, options, key)` */
function ofNuxt({ node, module }: Sighting<CallLike>, ev: Evaluator): Request | undefined {
  if (node.arguments.length > 3 || !KEY.test(literalString(node.arguments.at(-1)) ?? "")) return undefined;
  const [url, ...rest] = node.arguments;
  if (!url || rest.length === 0) return undefined;
  const options = rest.length === 2 && rest[0] ? ev.evaluate(rest[0], module) : undefined;
  const address = given(ev.evaluate(url, module), ev);
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
    body: given(setting(options, "body", ev), ev),
    query: firstSetting(options, ["query", "params"], ev),
    headers: setting(options, "headers", ev),
  };
}

/** The outermost `.post({a})`, `.json()` behind a `useFetch(url)` or an instance. */
function ofVueUse({ node, module }: Sighting<CallLike>, ev: Evaluator): Request | undefined {
  let verb: string | undefined;
  let body: Value = UNDEFINED;
  let call: CallLike = node;
  for (let name = memberName(call.callee); name !== undefined && FORMS.has(name); name = memberName(call.callee)) {
    if (call.callee.type !== "MemberExpression" || call.callee.object.type !== "CallExpression") return undefined;
    const [sent] = call.arguments;
    if (VERBS.has(name)) verb = name;
    if (VERBS.has(name) && sent) body = ev.evaluate(sent, module);
    call = call.callee.object;
  }
  if (call === node) return undefined;
  const callee = ev.evaluate(call.callee, module);
  const isInstance = callee.kind === "result" && isOf(callee.callee, "@vueuse/core");
  if (!isInstance && !isOf(callee, "@vueuse/core")) return undefined;
  const [url, options] = call.arguments.map((argument) => ev.evaluate(argument, module));
  if (!url) return undefined;
  return {
    url: given(url, ev),
    base: isInstance ? setting(callee.args[0], "baseUrl", ev) : UNDEFINED,
    method: verb === undefined ? setting(options, "method", ev) : constant(verb.toUpperCase()),
    defaultMethod: "GET",
    body,
    headers: setting(options, "headers", ev),
  };
}

export const useFetchCalls = {
  name: "use-fetch-calls",
  call(at, context) {
    if (at.node.type !== "CallExpression") return [];
    const request = ofNuxt(at, context.ev) ?? ofVueUse(at, context.ev);
    return request ? requestFacts(request, at, context) : [];
  },
} satisfies Extractor;
