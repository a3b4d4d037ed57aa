/**
 * XMLHttpRequest, as the browser provides it: `xhr.open(method, url)`, with what is set and sent on the same object,
 * `xhr.setRequestHeader(name, value)`, `xhr.send(body)`.
 */
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";
import { calledMethod, callsByObject, headersOf, receivedBy, requestObject, sentBody } from "./request-object.ts";

export const xhrCalls = {
  name: "xhr-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    if (calledMethod(at) !== "open") return [];
    const [method, url] = node.arguments.map((argument) => ev.evaluate(argument, module));
    const object = method && url && requestObject(receivedBy(at, ev));
    if (!object) return [];
    const same = callsByObject(module, context).get(object) ?? [];
    return requestFacts(
      {
        url,
        method,
        defaultMethod: "GET",
        body: sentBody(same, ev),
        headers: headersOf(same, ev),
        answer: { client: "xhr" },
      },
      at,
      context,
    );
  },
} satisfies Extractor;
