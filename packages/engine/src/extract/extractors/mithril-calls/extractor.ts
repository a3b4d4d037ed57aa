/**
 * Mithril 1 and 2: `m.request(url, options)`, `m.request({ method, url, params, body })`; in 1 what is sent is `data`.
 */
import { UNDEFINED } from "../../../evaluate/value.ts";
import type { Extractor } from "../../extractor.ts";
import { firstOf } from "../../first-of.ts";
import { requestFacts } from "../../http/request.ts";
import { isOf, setting } from "../../http/settings.ts";

export const mithrilCalls = {
  name: "mithril-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const isRequest = firstOf(ev.callees(node.callee, module), (callee) =>
      isOf(callee, "mithril") && callee.path.at(-1) === "request" ? callee : undefined,
    );
    const [first, second] = node.arguments.map((argument) => ev.evaluate(argument, module));
    if (!isRequest || !first) return [];
    const isUrl = first.kind !== "object";
    const options = isUrl ? second : first;
    const of = (key: string) => setting(options, key, ev);
    return requestFacts(
      {
        url: isUrl ? first : of("url"),
        method: of("method"),
        defaultMethod: "GET",
        body: of("body"),
        query: of("params"),
        headers: of("headers"),
        data: options ? of("data") : UNDEFINED,
        answer: { client: "plain" },
        parsed: of("responseType"),
      },
      at,
      context,
    );
  },
} satisfies Extractor;
