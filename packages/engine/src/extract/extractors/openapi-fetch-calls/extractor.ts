/**
 * openapi-fetch 0.x: `createClient({ baseUrl })`, `client.GET("/users/{id}", { params: { path, query }, body })`, and over
 * it openapi-react-query, `$api.useQuery("get", "/users/{id}", { params })`. Methods in capitals before a path are its
 * own, so a client is known by them also where it is passed in.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { constant, stringOf, UNDEFINED } from "../../../evaluate/value.ts";
import { calleeNames } from "../../callee-names.ts";
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";
import { setting } from "../../http/settings.ts";

const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"]);
const HOOKS = new Set(["useQuery", "useSuspenseQuery", "useInfiniteQuery", "useMutation", "queryOptions"]);

/** Most values from a client to the call that made it. */
const MAX_DEPTH = 6;

/** `createClient({ baseUrl: "/api" })`, also as the argument of what is made from it. */
function baseOf(client: Value, ev: Evaluator, depth = 0): Value | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (client.kind === "member") return baseOf(client.object, ev, depth + 1);
  if (client.kind === "function")
    return client.env.flatMap(({ args }) => args.flatMap((arg) => baseIn(arg, ev) ?? []))[0];
  if (client.kind !== "result") return undefined;
  const own = client.args.flatMap((arg) => baseIn(arg, ev) ?? baseOf(arg, ev, depth + 1) ?? []);
  return own[0];
}

function baseIn(options: Value, ev: Evaluator): Value | undefined {
  if (options.kind !== "object") return undefined;
  const base = ev.member(options, "baseUrl");
  return base.kind === "constant" && base.value === undefined ? undefined : base;
}

interface Places {
  readonly method: string;
  readonly path: Value;
  readonly options: Value | undefined;
}

/** `GET(path, options)`, `useQuery("get", path, options)` */
function placesOf(name: string, [first, second, third]: readonly Value[]): Places | undefined {
  if (METHODS.has(name)) return first && { method: name, path: first, options: second };
  const method = HOOKS.has(name) && first ? (stringOf(first) ?? "").toUpperCase() : "";
  return METHODS.has(method) && second ? { method, path: second, options: third } : undefined;
}

const isPath = (value: Value): boolean => stringOf(value)?.startsWith("/") ?? false;

export const openapiFetchCalls = {
  name: "openapi-fetch-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    if (node.type !== "CallExpression" || node.arguments.length === 0) return [];
    const name = calleeNames(node.callee, module, ev).find((one) => METHODS.has(one) || HOOKS.has(one));
    if (name === undefined) return [];
    const places = placesOf(
      name,
      node.arguments.map((argument) => ev.evaluate(argument, module)),
    );
    if (!places || !isPath(places.path)) return [];
    const { method, path: url, options } = places;
    const params = setting(options, "params", ev);
    return requestFacts(
      {
        url,
        base: baseOf(ev.assume(ev.evaluate(node.callee, module)), ev) ?? UNDEFINED,
        method: constant(method),
        defaultMethod: method,
        body: setting(options, "body", ev),
        query: setting(params, "query", ev),
        headers: setting(options, "headers", ev),
      },
      at,
      context,
    );
  },
} satisfies Extractor;
