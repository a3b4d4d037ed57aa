/**
 * Requests through a client whose code was not understood: no model knows its package, and nothing in the material leads
 * from it to a request. What is left is the convention that clients share (axios, ky, Angular's and Aurelia's HttpClient,
 * wretch, superagent, ...): methods named after those of HTTP, with the address first. It is a convention alone, so all of
 * this is inferred, and only of an object that is asked by several of these names, one of which nothing but HTTP has.
 * Guarantees: says nothing of an object of which any call is known otherwise.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { ObjectValue, Result, Value } from "../../evaluate/value.ts";
import { outcomes, stringOf, UNDEFINED } from "../../evaluate/value.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import { wordSet } from "../../word-set.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";
import { keysOf } from "./payload.ts";
import { requestFacts } from "./request.ts";
import { baseWith } from "./set-base.ts";
import { firstSetting, verbConstant } from "./settings.ts";

const READS = wordSet("get head options delete del");
const WRITES = wordSet("post put patch");
/** `put` is a method of databases and caches, too. */
const ONLY_HTTP = wordSet("post patch");
/** Fewer methods are no client. */
const LEAST_METHODS = 2;

const BASES = ["baseURL", "baseUrl", "baseUri", "prefixUrl", "prefix", "base", "root"];
const BODIES = ["json", "body", "data"];
const QUERIES = ["params", "searchParams", "query"];
/** What a request is told beside its address; an object with other keys is what it sends. */
const OPTIONS = new Set([
  ...BODIES,
  ...QUERIES,
  ...[
    "headers",
    "signal",
    "timeout",
    "credentials",
    "withCredentials",
    "responseType",
    "cache",
    "mode",
    "retry",
    "hooks",
  ],
]);

type At = Sighting<CallLike>;

interface Use {
  readonly at: At;
  readonly verb: string;
  /** What the method is asked of. */
  readonly client: Value;
  readonly args: readonly Value[];
}

export function unknownClients(survey: Survey, known: readonly Fact[], context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const claimed = claimedCalls(known);
  const uses = survey.calls.flatMap((at) => useOf(at, ev) ?? []);
  return [...Map.groupBy(uses, ({ client }) => identityOf(client)).values()].flatMap((group) =>
    isClient(group) && !group.some(({ at }) => claimed.has(placeOf(at))) ? requestsOf(group, context) : [],
  );
}

function useOf(at: At, ev: Evaluator): Use | undefined {
  const { callee, arguments: given } = at.node;
  const verb = callee.type === "MemberExpression" ? memberName(callee) : undefined;
  if (verb === undefined || !(READS.has(verb) || WRITES.has(verb)) || given.length === 0) return undefined;
  const [only, ...more] = ev.callees(callee, at.module);
  if (!only || more.length > 0) return undefined;
  const client = clientIn(only, verb);
  return client && { at, verb, client, args: given.map((argument) => ev.evaluate(argument, at.module)) };
}

/** What an object that was made by a call, or comes from a library or the page, is asked for. */
function clientIn(callee: Value, verb: string): Value | undefined {
  if (callee.kind === "member" && callee.key === verb)
    return callee.object.kind === "result" ? callee.object : undefined;
  const isOf = (callee.kind === "external" && !callee.runtime) || callee.kind === "global";
  return isOf && callee.path.at(-1) === verb ? { ...callee, path: callee.path.slice(0, -1) } : undefined;
}

/** Two reads of what one call made, or of one thing of a library, are the same. */
function identityOf(client: Value): unknown {
  if (client.kind === "result") return client.node;
  if (client.kind === "global") return client.path.join(".");
  return client.kind === "external" ? `${client.component} ${client.at} ${client.path.join(".")}` : client;
}

/** A server's routes and stubs of tests have the same names, and take a function that answers. */
const isAnswered = ({ args }: Use): boolean => args.slice(1).some(({ kind }) => kind === "function");

function isClient(group: readonly Use[]): boolean {
  const verbs = new Set(group.map(({ verb }) => verb));
  return (
    verbs.size >= LEAST_METHODS &&
    [...verbs].some((verb) => ONLY_HTTP.has(verb)) &&
    group.every((use) => !isAnswered(use) && mayBeAddress(use.args[0]))
  );
}

const mayBeAddress = (value: Value | undefined): boolean =>
  value !== undefined &&
  outcomes(value).every(({ kind }) => kind !== "object" && kind !== "array" && kind !== "function");

function requestsOf(group: readonly Use[], context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const takesOptions = group.some(({ verb, args }) => WRITES.has(verb) && isOptions(args[1], ev));
  const facts = group.flatMap(({ at, verb, client, args: [url = UNDEFINED, second, third] }) => {
    const options = READS.has(verb) || takesOptions ? second : third;
    const body = READS.has(verb) || takesOptions ? firstSetting(options, BODIES, ev) : (second ?? UNDEFINED);
    const base = baseWith(client.kind === "result" ? baseOf(client, ev) : UNDEFINED, client, context);
    const query = firstSetting(options, QUERIES, ev);
    return requestFacts({ url, base, method: verbConstant(verb), defaultMethod: undefined, body, query }, at, context);
  });
  const addresses = facts.map((fact) => (fact.point === "calls" ? fact.content.url : ""));
  if (addresses.some((url) => !isAddress(url) && !isOpen(url))) return [];
  return facts.flatMap((fact, at): readonly Fact[] =>
    isAddress(addresses[at] ?? "") ? [{ ...fact, basis: "inferred" }] : [],
  );
}

/** A path from the root or behind a base, or an address with its host. */
const isAddress = (url: string): boolean => /^(?:\/|\{base\}\/|[a-z]+:\/\/)/i.test(url);

/** Nothing of it is known. */
const isOpen = (url: string): boolean => url.startsWith("{");

function isOptions(value: Value | undefined, ev: Evaluator): boolean {
  const object = value && outcomes(value).find((one): one is ObjectValue => one.kind === "object");
  const { keys } = object ? keysOf(object, ev) : { keys: [] };
  return keys.some((key) => BODIES.includes(key)) && keys.every((key) => OPTIONS.has(key));
}

/** `create({baseURL: "/api"})`, `new Client("/api")`. */
function baseOf({ args: [first] }: Result, ev: Evaluator): Value {
  if (!first || stringOf(first) !== undefined) return first ?? UNDEFINED;
  return firstSetting(first, BASES, ev);
}

/** Evidence ends with the request itself, and begins with what leads there. */
const claimedCalls = (facts: readonly Fact[]): ReadonlySet<string> =>
  new Set(
    facts.flatMap(({ point, evidence }) =>
      point === "calls"
        ? evidence.flatMap((one) => ("script" in one ? [`${one.script.file} ${one.start} ${one.end}`] : []))
        : [],
    ),
  );

const placeOf = ({ node, module }: At): string => `${module.script.file} ${node.start} ${node.end}`;
