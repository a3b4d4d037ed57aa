/**
 * The fetch client of Aurelia 1 and 2 (`aurelia-fetch-client` 1, `@aurelia/fetch-client` 2): `http.get(url, init)`,
 * `http.post(url, body, init)`, `http.fetch(url, init)`. It comes in by injection, and a bundle has no name for it. What
 * tells is how it is set up, `http.configure(config => config.withBaseUrl("api/"))`: the names of that interface are
 * nobody else's. Guarantees: says nothing of a client that is not set up so in the code that is read.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, UNDEFINED, union, unknown, type Value } from "../../../evaluate/value.ts";
import { isInside } from "../../../syntax/inside.ts";
import { memberName } from "../../../syntax/literals.ts";
import { type CallLike, isFunction } from "../../../syntax/nodes.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { requestFacts } from "../../http/request.ts";
import { setting, verbConstant } from "../../http/settings.ts";
import type { Sighting, Survey } from "../../survey.ts";

type At = Sighting<CallLike>;

/** Of `HttpClientConfiguration`. */
const SETS_UP = new Set(["withBaseUrl", "useStandardConfiguration", "rejectErrorResponses"]);
const WITH_BODY = new Set(["post", "put", "patch", "delete"]);
const VERBS = new Set([...WITH_BODY, "get", "fetch"]);

interface Client {
  /** By what it is known: the field that holds it, and what it was injected for. */
  readonly names: ReadonlySet<unknown>;
  readonly base: Value;
}

function clientsIn({ calls }: Survey, ev: Evaluator): readonly Client[] {
  const settings = calls.filter(({ node }) => SETS_UP.has(memberName(node.callee) ?? ""));
  if (settings.length === 0) return [];
  return calls.flatMap((at) => {
    const [given] = at.node.arguments;
    if (memberName(at.node.callee) !== "configure" || !given || !isFunction(given)) return [];
    const own = settings.filter(({ module, node }) => module === at.module && isInside(node, given));
    if (own.length === 0) return [];
    const bases = own
      .filter(({ node }) => memberName(node.callee) === "withBaseUrl")
      .map(({ node, module }) => (node.arguments[0] ? ev.evaluate(node.arguments[0], module) : UNDEFINED));
    return { names: namesOf(at, ev), base: bases.length > 1 ? unknown("runtime-value") : union(bases) };
  });
}

/** What the method is called on: `this.http`, and the token that it was asked for, `resolve(HttpClient)`. */
function namesOf({ node: { callee }, module }: At, ev: Evaluator): ReadonlySet<unknown> {
  if (callee.type !== "MemberExpression") return new Set();
  const client = ev.evaluate(callee.object, module);
  const all = [client, ev.assume(client)].flatMap((value) => outcomes(value));
  return new Set(all.flatMap((value) => nameOf(value)));
}

function nameOf(value: Value): readonly unknown[] {
  if (value.kind === "member" && value.object.kind === "this")
    return [`${value.object.module.script.file} ${value.object.of.start} ${value.key}`];
  if (value.kind === "param") return [value.of.params[value.index]];
  if (value.kind === "instance") return [value.of.node];
  if (value.kind === "external") return [`${value.component} ${value.path.join(".")} ${value.at}`];
  if (value.kind !== "result") return [];
  return [value.node, ...value.args.slice(0, 1).flatMap((token) => (token.kind === "class" ? [token.node] : []))];
}

function requestsOf(at: At, client: Client, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const { node, module } = at;
  const verb = memberName(node.callee) ?? "";
  const [url, second, third] = node.arguments.map((argument) => ev.evaluate(argument, module));
  if (!url) return [];
  const options = WITH_BODY.has(verb) ? third : second;
  const method = verb === "fetch" ? setting(options, "method", ev) : verbConstant(verb);
  const body = WITH_BODY.has(verb) ? (second ?? UNDEFINED) : setting(options, "body", ev);
  const headers = setting(options, "headers", ev);
  const answer = { client: "fetch" } as const;
  return requestFacts(
    { url, base: client.base, method, defaultMethod: "GET", body: withoutHelper(body), headers, answer },
    at,
    context,
  );
}

/** The library's own `json({...})`, where it is known to be that; elsewhere it gives a text of JSON. */
const withoutHelper = (body: Value): Value =>
  body.kind === "result" && body.callee.kind === "external" && /^@?aurelia/.test(body.callee.component ?? "")
    ? (body.args[0] ?? body)
    : body;

export const aureliaCalls = {
  name: "aurelia-calls",
  all(survey, context) {
    const clients = clientsIn(survey, context.ev);
    if (clients.length === 0) return [];
    return survey.calls.flatMap((at) => {
      if (at.node.type !== "CallExpression" || !VERBS.has(memberName(at.node.callee) ?? "")) return [];
      const names = namesOf(at, context.ev);
      const client = clients.find((one) => [...one.names].some((name) => names.has(name)));
      return client ? requestsOf(at, client, context) : [];
    });
  },
} satisfies Extractor;
