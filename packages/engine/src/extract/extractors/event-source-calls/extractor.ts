/**
 * Streams of events, as the browser provides them: `new EventSource(url)`, and the names of the events that are listened
 * to, `source.addEventListener("name", listener)`. `open`, `message` and `error` are the stream's own.
 */
import type { Value } from "../../../evaluate/value.ts";
import { UNDEFINED } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { Extractor } from "../../extractor.ts";
import { openedAt } from "../../http/connections.ts";
import { eventFacts } from "../../http/events.ts";
import { connectionFacts } from "../../http/opened.ts";

const CLASSES = new Set(["EventSource"]);
const OWN = new Set(["open", "message", "error"]);

const addresses = (value: Value): readonly Value[] => openedAt(value, CLASSES);

export const eventSourceCalls = {
  name: "event-source-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const first = node.arguments[0];
    if (!first) return [];
    if (node.type === "NewExpression") {
      const [url] = addresses(ev.evaluate(node, module));
      return url ? connectionFacts({ protocol: "sse", url, defaultMethod: "GET" }, at, context) : [];
    }
    const { callee } = node;
    if (callee.type !== "MemberExpression" || keyName(callee.property, callee.computed) !== "addEventListener")
      return [];
    const source = ev.evaluate(callee.object, module);
    if (addresses(ev.assume(source)).length === 0) return [];
    const name = ev.evaluate(first, module);
    return eventFacts(
      { protocol: "sse", direction: "received", source, addresses, name, body: UNDEFINED, except: OWN },
      at,
      context,
    );
  },
} satisfies Extractor;
