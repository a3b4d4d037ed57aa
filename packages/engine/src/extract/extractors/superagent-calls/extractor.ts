/**
 * superagent 3 to 10: `request.get(url)`, `request("GET", url)`, and what is chained to it, `.query({...})`,
 * `.set(name, value)`, `.send({...})`. Each link of a chain states the request with what is known there; assembly joins
 * them.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Layer, Value } from "../../../evaluate/value.ts";
import { stringOf, UNDEFINED } from "../../../evaluate/value.ts";
import type { Extractor } from "../../extractor.ts";
import { type Request, requestFacts } from "../../http/request.ts";
import { isOf, verbConstant } from "../../http/settings.ts";

const VERBS = new Set(["get", "post", "put", "patch", "head", "delete", "del", "options"]);
const LINKS = new Set(["query", "set", "send", "field", "attach"]);
const MAX_CHAIN = 12;

function opened(callee: Value, [first, second]: readonly Value[]): Request | undefined {
  const name = methodName(callee);
  if (name === undefined || !first) return undefined;
  if (VERBS.has(name)) return { url: first, method: verbConstant(name), defaultMethod: "GET" };
  return name === "" && second ? { url: second, method: first, defaultMethod: "GET" } : undefined;
}

/** What of the client is called; empty where it is called itself. */
function methodName(callee: Value): string | undefined {
  if (isOf(callee, "superagent")) return callee.path.at(-1) ?? "";
  if (callee.kind === "member") return isWrapped(callee.object) ? callee.key : undefined;
  return isWrapped(callee) ? "" : undefined;
}

/**
 * The client as a library gives it back with more to it: `superagentUse(superagent)`, `superagentPromise(request, Promise)`,
 * `superagent.agent()`.
 */
function isWrapped(value: Value): boolean {
  if (value.kind !== "result" || value.callee.kind !== "external" || value.callee.runtime) return false;
  if (isOf(value.callee, "superagent") && value.callee.path.at(-1) === "agent") return true;
  const { 0: client } = value.args;
  return client !== undefined && isOf(client, "superagent") && client.path.length === 0;
}

/** An object, or one entry of it: `.set({ Accept: "x" })`, `.set("Accept", "x")`. */
function entries(before: Value | undefined, [name, value]: readonly Value[]): Value {
  const layers: readonly Layer[] = before?.kind === "object" ? before.layers : [];
  const key = name && stringOf(name);
  if (key !== undefined && value) return { kind: "object", layers: [...layers, { kind: "entry", key, value }] };
  return name?.kind === "object" ? { kind: "object", layers: [...layers, ...name.layers] } : (before ?? UNDEFINED);
}

/** The request that a chain makes, with what its links add. */
function chained(callee: Value, args: readonly Value[], ev: Evaluator, depth = 0): Request | undefined {
  const first = opened(callee, args);
  if (first || depth > MAX_CHAIN || callee.kind !== "member" || callee.object.kind !== "result") return first;
  const inner = chained(callee.object.callee, callee.object.args, ev, depth + 1);
  if (!inner) return undefined;
  switch (callee.key) {
    case "query":
      return { ...inner, query: entries(inner.query, args) };
    case "set":
      return { ...inner, headers: entries(inner.headers, args) };
    case "send":
      return { ...inner, body: args[0]?.kind === "object" ? entries(inner.body, args) : (args[0] ?? UNDEFINED) };
    case "field":
    case "attach":
      return { ...inner, body: entries(inner.body, args) };
    default:
      return inner;
  }
}

const mayOpen = (callee: Value): boolean => isOf(callee, "superagent") || isWrapped(callee);

export const superagentCalls = {
  name: "superagent-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const callee = ev.assume(ev.evaluate(node.callee, module));
    if (callee.kind === "member" ? !LINKS.has(callee.key) && methodName(callee) === undefined : !mayOpen(callee))
      return [];
    const request = chained(
      callee,
      node.arguments.map((argument) => ev.evaluate(argument, module)),
      ev,
    );
    return request ? requestFacts({ ...request, answer: { client: "body" } }, at, context) : [];
  },
} satisfies Extractor;
