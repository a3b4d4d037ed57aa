/**
 * When an address is complete. A request helper takes a path, and its callers have to be followed to know it. But once
 * a text names a resource, `api/users/${id}/roles`, what is filled in is a parameter, even where some caller passes a
 * constant. Such holes are closed before callers are followed, and take the name that callers give the value.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams } from "../../evaluate/free-params.ts";
import { ofEach } from "../../evaluate/picked.ts";
import { holeName } from "../../evaluate/text.ts";
import { MAX_OPTIONS, stringOf, type Template, type Value } from "../../evaluate/value.ts";
import type { CallGraph } from "../call-graph.ts";

/** Segments that say where an interface is, not what it is about. */
const GENERIC = /^(?:api|rest|v\d+(?:\.\d+)*|ws|rpc|graphql|public|private|internal|services?|app|web|latest)?$/i;

/** Most callers that are asked for a name or a longer path. */
const MAX_CALLERS = 40;

export function settle(url: Value, graph: CallGraph, ev: Evaluator): Value {
  if (url.kind === "union" && url.picked) return ofEach(url.picked, (one) => settle(one, graph, ev));
  if (url.kind === "union") return { ...url, options: url.options.map((option) => settle(option, graph, ev)) };
  if (url.kind === "choice")
    return { ...url, first: settle(url.first, graph, ev), second: settle(url.second, graph, ev) };
  if (url.kind === "function") {
    // `new ReconnectingWebSocket(options.url)`, which callers give as a function
    const given = ev.returned(url);
    return given.kind === "function" ? url : settle(given, graph, ev);
  }
  if (url.kind !== "template") return url;
  const parts = url.parts.map((part, index) => {
    if (typeof part === "string") return part;
    // `base + ("/" + path | path)`: the path is complete or not by itself
    if (isParameter(url, index)) return close(part, graph, ev);
    return isOneOfMany(url, index, part, graph, ev) ? close(part, graph, ev) : settle(part, graph, ev);
  });
  return parts.every((part, index) => part === url.parts[index]) ? url : { ...url, parts };
}

/** A whole segment behind one that names a resource: `api/users/` before, `/` or the end after. */
function isParameter({ parts }: Template, index: number): boolean {
  const before = parts[index - 1];
  const after = parts[index + 1];
  if (typeof before !== "string" || !before.endsWith("/")) return false;
  if (after !== undefined && (typeof after !== "string" || !/^[/?#]/.test(after))) return false;
  return namesResource(parts.slice(0, index));
}

/** `/locales/${language}.json` with one of fifty languages: a piece of a segment that so many callers fill in is a parameter. */
function isOneOfMany(url: Template, index: number, part: Value, graph: CallGraph, ev: Evaluator): boolean {
  const [wrapper] = freeParams([part]);
  if (!wrapper || !namesResource(url.parts.slice(0, index))) return false;
  const passed = graph.sitesOf(wrapper).map(({ env }) => stringOf(ev.apply(part, env)));
  return new Set(passed).size > MAX_OPTIONS && passed.every((text) => text !== undefined && /^[\w-]+$/.test(text));
}

const LONGER = /\/|^[A-Za-z]\w*\.[A-Za-z]/;

/** `https://api.example.com`, with `\0` for what is not known: `http${secure ? "s" : ""}://${host}`. */
const ORIGIN = /^[a-z\0]*:\/\/[^/]*/i;

/** Whether an address that begins so says what it is about. */
const namesResource = (parts: Template["parts"]): boolean =>
  parts
    .map((part) => (typeof part === "string" ? part : "\0"))
    .join("")
    .replace(ORIGIN, "")
    .split(/[/?#]/)
    .some((segment) => !GENERIC.test(segment.replaceAll("\0", "")));

/** Left open where a caller fills in a longer path, or the whole name of a procedure, `users.byId`. */
function close(part: Value, graph: CallGraph, ev: Evaluator): Value {
  const [wrapper] = freeParams([part]);
  if (!wrapper) return part;
  const callers = graph.sitesOf(wrapper).slice(0, MAX_CALLERS);
  // `(target, name) => (body) => ...`, which a proxy calls: who calls what it gives says the name
  if (callers.length === 0) return part;
  const passed = callers.map(({ env }) => ev.apply(part, env));
  if (passed.some((value) => LONGER.test(stringOf(value) ?? "") || value.kind === "template")) return part;
  return {
    kind: "named",
    name: holeName(part) ?? passed.map((value) => holeName(value)).find((name) => name !== undefined),
  };
}
