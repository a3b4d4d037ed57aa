/**
 * ofetch 1 and Nuxt's `$fetch`: `ofetch(url, options)`, `ofetch.raw(url, options)`, instances by
 * `ofetch.create({ baseURL })`. Nuxt puts `$fetch` among the globals.
 */
import type { Extractor } from "../../extractor.ts";
import { firstOf } from "../../first-of.ts";
import { requestFacts } from "../../http/request.ts";
import { firstSetting, setting } from "../../http/settings.ts";
import { baseOf, withoutRaw } from "./client.ts";

export const ofetchCalls = {
  name: "ofetch-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const callees = ev.callees(node.callee, module);
    const plain = firstOf(callees, (callee) => baseOf(callee, ev));
    const base = plain ?? firstOf(callees, (callee) => baseOf(withoutRaw(callee) ?? callee, ev));
    if (!base) return [];
    const [url, options] = node.arguments.map((one) => ev.evaluate(one, module));
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
        answer: { client: plain ? "plain" : "unknown" },
        parsed: setting(options, "responseType", ev),
      },
      at,
      context,
    );
  },
} satisfies Extractor;
