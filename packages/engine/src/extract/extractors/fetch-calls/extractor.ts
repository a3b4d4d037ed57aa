/**
 * `fetch(url, { method, body, headers })` and `new Request(url, init)`, as the browser provides them, and what reads the
 * answer as a stream of events, `fetchEventSource(url, { method, body, headers, onmessage })` (fetch-event-source 2).
 */
import { isGlobal } from "../../../evaluate/global-name.ts";
import type { Value } from "../../../evaluate/value.ts";
import { outcomes, UNDEFINED } from "../../../evaluate/value.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";

const isFetch = (callee: Value): boolean => isGlobal(callee, "fetch");

/**
 * The function that a framework or a caller hands in under the name of the browser's: `load({ fetch })` of SvelteKit, the
 * option `fetch` of clients.
 */
const isGiven = (value: Value): boolean =>
  value.kind === "member" && value.key === "fetch" && value.object.kind === "param";

/** Called by itself, and no method of what is handed in: `({ fetch }) => fetch("/users")`. */
const isHandedIn = ({ callee }: CallLike, value: Value): boolean => callee.type === "Identifier" && isGiven(value);

/** What is handed in is called, and no method of it. */
const isParam = (value: Value): boolean => outcomes(value).some(({ kind }) => kind === "param");

const isSender = (value: Value): boolean => isFetch(value) || isGiven(value);

/** The only function that the library has for others; in one scope with the program it has no name. */
const readsEvents = (callee: Value): boolean =>
  callee.kind === "external" && callee.component === "@microsoft/fetch-event-source" && callee.path.length <= 1;

/** `fetch(new Request(url, init))` reads like `fetch(url, init)`. */
function target(url: Value, init: Value): readonly [Value, Value] {
  const isRequest =
    url.kind === "result" && url.isNew && url.callee.kind === "global" && url.callee.path[0] === "Request";
  return isRequest ? [url.args[0] ?? UNDEFINED, url.args[1] ?? init] : [url, init];
}

export const fetchCalls = {
  name: "fetch-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const callee = ev.evaluate(node.callee, module);
    // `this.http.fetch(url)`, `this.send(url)`, where a class keeps the window or what it is given instead
    const known = callee.kind === "member" ? ev.assume(callee) : callee;
    const isStream = readsEvents(known);
    const isOwn = isStream || outcomes(known).some(isFetch);
    if (!isOwn && !isHandedIn(node, known) && !(isParam(known) && context.calls.passedTo(node).some(isSender)))
      return [];
    const [first, second] = node.arguments.map((argument) => ev.evaluate(argument, module));
    if (!first) return [];
    const [url, init] = target(first, second ?? UNDEFINED);
    const of = (key: string): Value => (init.kind === "constant" ? UNDEFINED : ev.member(init, key));
    return requestFacts(
      {
        url,
        method: of("method"),
        defaultMethod: "GET",
        body: of("body"),
        headers: of("headers"),
        ...(isOwn ? {} : { sender: { value: known, is: isSender } }),
        ...(isStream ? { protocol: "sse" } : { answer: { client: "fetch" } }),
      },
      at,
      context,
    );
  },
} satisfies Extractor;
