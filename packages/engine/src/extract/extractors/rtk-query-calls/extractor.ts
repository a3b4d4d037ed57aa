/**
 * RTK Query (`@reduxjs/toolkit/query` 1.6 to 2): `createApi({ baseQuery, endpoints: (build) => ({ name: build.query({ query
 * }) }) })` and `api.injectEndpoints({ endpoints })`. What `query` gives is the request; the hooks that the library makes
 * for an endpoint, `useNameQuery(arg)`, say what is passed to it.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import { callsWithObject } from "../../calls-by.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { keysOf } from "../../http/payload.ts";
import { requestFacts } from "../../http/request.ts";
import { firstSetting } from "../../http/settings.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { baseUrlOf } from "./base-url.ts";
import { usedEndpoints } from "./hooks.ts";

interface Endpoint {
  readonly name: string;
  /** The function that makes the request. */
  readonly query: Value;
  readonly base: Value;
  readonly at: Sighting<CallLike>;
  /** `transformResponse`: what the answer is made into before it is handed on. */
  readonly reshaped: Value;
}

const BUILDS = new Set(["query", "mutation", "infiniteQuery"]);

const declaresEndpoints = ({ node: { arguments: args } }: Sighting<CallLike>): boolean => {
  const first = args[0];
  return first?.type === "ObjectExpression" && fixedKeys(first).has("endpoints");
};

function baseAt({ node, module }: Sighting<CallLike>, ev: Evaluator): Value {
  const made = ev.evaluate(node, module);
  return made.kind === "result" ? baseUrlOf(made, ev) : UNDEFINED;
}

function endpointsOf(at: Sighting<CallLike>, ev: Evaluator): readonly Endpoint[] {
  const argument = at.node.arguments[0];
  const options = argument && ev.evaluate(argument, at.module);
  const endpoints = options && ev.member(options, "endpoints");
  if (!options || endpoints?.kind !== "function") return [];
  const made = ev.returned(endpoints);
  const base = baseAt(at, ev);
  return keysOf(made, ev).all.flatMap((name) => {
    const built = ev.member(made, name);
    // `build.query({...})`, where `build` is what the library passes in
    if (built.kind !== "result" || built.callee.kind !== "member" || !BUILDS.has(built.callee.key)) return [];
    const { object } = built.callee;
    if (object.kind !== "param" || object.of !== endpoints.node || object.index !== 0) return [];
    const definition = built.args[0];
    const query = definition?.kind === "object" ? ev.member(definition, "query") : UNDEFINED;
    if (query.kind !== "function" || built.node.type !== "CallExpression") return [];
    const reshaped = definition?.kind === "object" ? ev.member(definition, "transformResponse") : UNDEFINED;
    return [{ name, query, base, reshaped, at: { ...at, node: built.node, module: built.module } }];
  });
}

/** What `query` makes of an argument: a path, or `{ url, method, params, body, headers }`. */
function factsFor(
  { query, base, at, reshaped }: Endpoint,
  arg: Value | undefined,
  via: readonly Sighting<CallLike>[],
  context: ExtractContext,
): readonly Fact[] {
  const { ev } = context;
  if (query.kind !== "function") return [];
  const [site] = via;
  const through = reshaped.kind === "function" ? { through: reshaped } : {};
  const isKnown = reshaped.kind === "function" || reshaped.kind === "constant";
  const answer = site && isKnown ? { client: "plain" as const, path: ["data"], at: site, ...through } : undefined;
  const open = ev.summary(query.node, query.module);
  const made = ev.apply(open, [...(arg ? [{ of: query.node, args: [arg] }] : []), ...query.env]);
  return outcomes(made).flatMap((one) => {
    const isObject = one.kind === "object";
    const of = (...keys: string[]): Value => (isObject ? firstSetting(one, keys, ev) : UNDEFINED);
    return requestFacts(
      {
        url: isObject ? of("url") : one,
        base,
        method: of("method"),
        defaultMethod: "GET",
        // base queries over other clients name them as the client does
        body: of("body", "data"),
        query: of("params"),
        headers: of("headers"),
        ...(answer ? { answer } : {}),
      },
      at,
      context,
      via,
    );
  });
}

export const rtkQueryCalls = {
  name: "rtk-query-calls",
  all({ calls }: Survey, context) {
    const { ev } = context;
    const declaring = callsWithObject(calls).filter(declaresEndpoints);
    const endpoints = declaring.flatMap((at) => endpointsOf(at, ev));
    if (endpoints.length === 0) return [];
    // endpoints that are injected go to the one API that there is, as a rule
    const known = declaring.map((at) => baseAt(at, ev)).find((base) => base !== UNDEFINED) ?? UNDEFINED;
    const used = usedEndpoints(calls, new Set(endpoints.map(({ name }) => name)), ev);
    return endpoints.flatMap((endpoint) => {
      const own = endpoint.base === UNDEFINED ? { ...endpoint, base: known } : endpoint;
      const sites = used.get(endpoint.name) ?? [];
      if (sites.length === 0) return factsFor(own, undefined, [], context);
      return sites.flatMap(({ at, arg }) => factsFor(own, arg, [at], context));
    });
  },
} satisfies Extractor;
