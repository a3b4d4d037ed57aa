/** `navigator.sendBeacon(url, data)`, as the browser provides it: a POST whose answer nobody reads. */
import { isGlobal } from "../../../evaluate/global-name.ts";
import { constant, UNDEFINED } from "../../../evaluate/value.ts";
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";

export const beaconCalls = {
  name: "beacon-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const callee = ev.evaluate(node.callee, module);
    if (!isGlobal(callee, "navigator.sendBeacon")) return [];
    const [url, body = UNDEFINED] = node.arguments.map((argument) => ev.evaluate(argument, module));
    if (!url) return [];
    return requestFacts(
      { protocol: "beacon", url, method: constant("POST"), defaultMethod: "POST", body },
      at,
      context,
    );
  },
} satisfies Extractor;
