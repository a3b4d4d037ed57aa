/**
 * ky 0.x to 2: `ky(url, options)`, `ky.get(url, options)` and the other verbs, instances by `ky.create(defaults)` and
 * `instance.extend(defaults)` with a `prefixUrl` (`prefix` since 2).
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { UNDEFINED } from "../../../evaluate/value.ts";
import type { Extractor } from "../../extractor.ts";
import { firstOf } from "../../first-of.ts";
import { requestFacts } from "../../http/request.ts";
import { firstSetting, isOf, setting, verbConstant } from "../../http/settings.ts";
import { isMadeByKy } from "./instance.ts";

const VERBS = new Set(["get", "post", "put", "patch", "head", "delete"]);
const MAKES = new Set(["create", "extend"]);

interface Use {
  readonly verb: string | undefined;
  readonly base: Value;
}

/** The base of an instance; nothing where the value is none. */
function baseOf(client: Value, ev: Evaluator): Value | undefined {
  if (isOf(client, "ky")) return client.path.length === 0 ? UNDEFINED : undefined;
  if (client.kind === "function") return isMadeByKy(client, ev) ? UNDEFINED : undefined;
  if (client.kind !== "result") return undefined;
  const { callee } = client;
  const parent = callee.kind === "member" ? baseOf(callee.object, ev) : isOf(callee, "ky") ? UNDEFINED : undefined;
  const made = callee.kind === "member" ? callee.key : isOf(callee, "ky") ? callee.path.at(-1) : undefined;
  if (!parent || made === undefined || !MAKES.has(made)) return undefined;
  const own = firstSetting(client.args[0], ["prefixUrl", "prefix", "baseUrl"], ev);
  return own.kind === "constant" && own.value === undefined ? parent : own;
}

function useOf(callee: Value, ev: Evaluator): Use | undefined {
  const client = callee.kind === "member" ? callee.object : callee;
  const verb = callee.kind === "member" ? callee.key : isOf(callee, "ky") ? callee.path.at(-1) : undefined;
  if (isOf(callee, "ky") && callee.path.length === 1 && verb !== undefined && VERBS.has(verb))
    return { verb, base: UNDEFINED };
  const base = baseOf(client, ev);
  return base && (verb === undefined || VERBS.has(verb)) ? { verb, base } : undefined;
}

export const kyCalls = {
  name: "ky-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const use = firstOf(ev.callees(node.callee, module), (callee) => useOf(callee, ev));
    if (!use) return [];
    const [url, options] = node.arguments.map((argument) => ev.evaluate(argument, module));
    if (!url) return [];
    return requestFacts(
      {
        url,
        base: use.base,
        method: use.verb === undefined ? setting(options, "method", ev) : verbConstant(use.verb),
        defaultMethod: "GET",
        body: firstSetting(options, ["json", "body"], ev),
        query: setting(options, "searchParams", ev),
        headers: setting(options, "headers", ev),
        answer: { client: "fetch" },
      },
      at,
      context,
    );
  },
} satisfies Extractor;
