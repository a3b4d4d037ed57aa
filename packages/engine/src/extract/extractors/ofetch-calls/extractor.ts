/**
 * ofetch 1 and Nuxt's `$fetch`: `ofetch(url, options)`, `ofetch.raw(url, options)`, instances by
 * `ofetch.create({ baseURL })`. Nuxt puts `$fetch` among the globals.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { UNDEFINED } from "../../../evaluate/value.ts";
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";
import { firstSetting, isOf, setting } from "../../http/settings.ts";

const NAMES = new Set(["ofetch", "$fetch"]);

/** ofetch itself: by its component, or as the global. */
const isClient = (value: Value): boolean =>
  (isOf(value, "ofetch") && (value.path.length === 0 || NAMES.has(value.path.at(-1) ?? ""))) ||
  (value.kind === "global" && value.path.join(".") === "$fetch");

/** Without its last name, where that is the one given. */
function ownerOf(callee: Value, name: string): Value | undefined {
  if (callee.kind === "member") return callee.key === name ? callee.object : undefined;
  if (callee.kind !== "external" && callee.kind !== "global") return undefined;
  return callee.path.at(-1) === name ? { ...callee, path: callee.path.slice(0, -1) } : undefined;
}

/** The base of a client; nothing where the value is none. */
function baseOf(value: Value, ev: Evaluator): Value | undefined {
  if (isClient(value)) return UNDEFINED;
  const raw = ownerOf(value, "raw");
  if (raw) return baseOf(raw, ev);
  const made = value.kind === "result" ? ownerOf(value.callee, "create") : undefined;
  return value.kind === "result" && made && baseOf(made, ev) ? setting(value.args[0], "baseURL", ev) : undefined;
}

export const ofetchCalls = {
  name: "ofetch-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const [base] = ev.callees(node.callee, module).flatMap((callee) => baseOf(callee, ev) ?? []);
    if (!base) return [];
    const [url, options] = node.arguments.map((argument) => ev.evaluate(argument, module));
    if (!url || url.kind === "object") return [];
    const own = setting(options, "baseURL", ev);
    return requestFacts(
      {
        url,
        base: own.kind === "constant" && own.value === undefined ? base : own,
        method: setting(options, "method", ev),
        defaultMethod: "GET",
        body: setting(options, "body", ev),
        query: firstSetting(options, ["query", "params"], ev),
        headers: setting(options, "headers", ev),
      },
      at,
      context,
    );
  },
} satisfies Extractor;
