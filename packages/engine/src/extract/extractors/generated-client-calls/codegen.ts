/**
 * openapi-typescript-codegen 0.2x and hey-api before 0.60: `request(OpenAPI, { method, url, path, query, body, errors })`, and
 * with a named client `this.httpRequest.request({ method, url, ... })`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { stringOf } from "../../../evaluate/value.ts";
import { keyName, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import { keysOf } from "../../http/payload.ts";
import type { Request } from "../../http/request.ts";
import { firstSetting, setting } from "../../http/settings.ts";
import type { Sighting } from "../../survey.ts";

export function codegenRequest({ node, module }: Sighting<CallLike>, ev: Evaluator): Request | undefined {
  const last = node.arguments.at(-1);
  if (last?.type !== "ObjectExpression" || node.arguments.length > 2) return undefined;
  const keys = fixedKeys(last);
  if (!keys.has("method") || !keys.has("url")) return undefined;
  const base = baseOf(node, (argument) => ev.evaluate(argument, module), ev);
  if (!base) return undefined;
  const options = ev.evaluate(last, module);
  const url = ev.member(options, "url");
  if (!stringOf(url)?.startsWith("/")) return undefined;
  return {
    url,
    base,
    method: ev.member(options, "method"),
    defaultMethod: undefined,
    body: firstSetting(options, ["body", "formData"], ev),
    query: setting(options, "query", ev),
    headers: setting(options, "headers", ev),
    statuses: keysOf(setting(options, "errors", ev), ev)
      .keys.map(Number)
      .filter(Number.isInteger),
  };
}

/** `BASE` of the configuration, which has a `VERSION` beside it. */
function baseOf({ callee, arguments: args }: CallLike, read: (node: Node) => Value, ev: Evaluator): Value | undefined {
  const first = args[0];
  if (first && args.length === 2) {
    const config = read(first);
    const { keys } = keysOf(config, ev);
    return keys.includes("BASE") && keys.includes("VERSION") ? ev.member(config, "BASE") : undefined;
  }
  if (callee.type !== "MemberExpression" || keyName(callee.property, callee.computed) !== "request") return undefined;
  const client = callee.object;
  const isClient = memberName(client) === "httpRequest";
  return isClient ? ev.member(ev.member(read(client), "config"), "BASE") : undefined;
}
