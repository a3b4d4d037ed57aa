/**
 * Clients that hey-api 0.60 and later generates: `(options.client ?? client).get({ url: "/pets/{petId}", ...options })`, where callers give
 * `path`, `query` and `body`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { constant, outcomes, stringOf, unknown, type Value } from "../../../evaluate/value.ts";
import { keyName, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import type { Extractor } from "../../extractor.ts";
import { type Request, requestFacts } from "../../http/request.ts";
import { setting } from "../../http/settings.ts";
import type { Sighting } from "../../survey.ts";

const VERBS = new Set(["get", "post", "put", "patch", "delete", "head", "options", "trace"]);

function heyApiRequest({ node, module }: Sighting<CallLike>, ev: Evaluator): Request | undefined {
  const { callee } = node;
  const first = node.arguments[0];
  if (callee.type !== "MemberExpression" || first?.type !== "ObjectExpression") return undefined;
  const verb = keyName(callee.property, callee.computed) ?? "";
  const isSpread = first.properties.some(({ type }) => type === "SpreadElement");
  if (!VERBS.has(verb) || !fixedKeys(first).has("url") || !isSpread) return undefined;
  const clients = outcomes(ev.evaluate(callee.object, module));
  if (!clients.some((one) => one.kind === "member" && one.key === "client") && !isOwnClient(callee.object))
    return undefined;
  const options = ev.evaluate(first, module);
  const url = ev.member(options, "url");
  if (!outcomes(url).some((one) => stringOf(one)?.startsWith("/"))) return undefined;
  return {
    url,
    base: clients.flatMap((one) => baseOf(one, ev) ?? [])[0] ?? unknown("runtime-value"),
    method: constant(verb.toUpperCase()),
    defaultMethod: undefined,
    body: setting(options, "body", ev),
    query: setting(options, "query", ev),
    headers: setting(options, "headers", ev),
  };
}

/** `options.client ?? client`, where the options are known. */
function isOwnClient(receiver: Node): boolean {
  if (receiver.type !== "LogicalExpression") return false;
  const left = receiver.left.type === "ChainExpression" ? receiver.left.expression : receiver.left;
  return memberName(left) === "client";
}

/** `createClient(createConfig({ baseUrl }))`: of a library, or of the application, where its functions keep what it is made of. */
function baseOf(client: Value, ev: Evaluator): Value | undefined {
  const method = client.kind === "object" ? ev.member(client, "request") : undefined;
  const given = client.kind === "result" ? client.args : method?.kind === "function" ? argumentsOf(method.env) : [];
  return given.flatMap((one) => baseIn(one, ev) ?? [])[0];
}

const argumentsOf = (env: readonly { readonly args: readonly Value[] }[]): readonly Value[] =>
  env.flatMap(({ args }) => args);

function baseIn(config: Value, ev: Evaluator): Value | undefined {
  if (config.kind === "result") return config.args.flatMap((one) => baseIn(one, ev) ?? [])[0];
  const base = config.kind === "object" ? setting(config, "baseUrl", ev) : undefined;
  return base && stringOf(base) !== undefined ? base : undefined;
}

export const generatedClientCalls = {
  name: "generated-client-calls",
  call(at, context) {
    const request = at.node.type === "CallExpression" ? heyApiRequest(at, context.ev) : undefined;
    return request ? requestFacts(request, at, context) : [];
  },
} satisfies Extractor;
