/**
 * Requests through a client whose code was not understood: no model knows its package, and nothing in the material leads
 * from it to a request. What is left are two conventions that clients share. Methods named after those of HTTP, with the
 * address first (axios, ky, Angular's and Aurelia's HttpClient, wretch, superagent, ...): only of an object that is asked by
 * several of these names, one of which nothing but HTTP has. And one function that is told the address and, as the
 * platform's `fetch` is, the method by an option (`openmrsFetch(url, { method: "POST" })`, `apiFetch({ path, method })`):
 * only of a function that is told a method of HTTP somewhere. These are conventions alone, so all of this is inferred.
 * Guarantees: says nothing of a client of which any call is known otherwise.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type ObjectValue, outcomes, type Result, stringOf, UNDEFINED, type Value } from "../../evaluate/value.ts";
import { USUAL_ANSWER } from "../../models/model.ts";
import { memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction } from "../../syntax/nodes.ts";
import { wordSet } from "../../word-set.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";
import { keysOf } from "./payload.ts";
import { requestFacts } from "./request.ts";
import { baseWith } from "./set-base.ts";
import { firstSetting, setting, verbConstant } from "./settings.ts";

const READS = wordSet("get head options delete del");
const WRITES = wordSet("post put patch");
/** `put` is a method of databases and caches, too. */
const ONLY_HTTP = wordSet("post patch");
/** Fewer methods are no client. */
const LEAST_METHODS = 2;

const BASES = ["baseURL", "baseUrl", "baseUri", "prefixUrl", "prefix", "base", "root"];
const ADDRESSES = ["url", "path", "uri", "endpoint"];
const BODIES = ["json", "body", "data"];
const QUERIES = ["params", "searchParams", "query", "queryParams"];
/** What a request is told beside its address; an object with other keys is what it sends. */
const OPTIONS = new Set([
  ...BODIES,
  ...QUERIES,
  ...wordSet("headers signal timeout credentials withCredentials responseType cache mode retry hooks"),
]);

type At = Sighting<CallLike>;

interface Use {
  readonly at: At;
  /** The method's name; nothing where the client is a function itself. */
  readonly verb?: string;
  readonly client: Value;
  readonly args: readonly Value[];
}

export function unknownClients(survey: Survey, known: readonly Fact[], context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const claimed = claimedCalls(known);
  // options are read only of what a library gives: most calls are the product's own
  const asked = survey.calls.filter((at) => calleeOf(at, ev).length > 0 && isToldMethod(at, ev));
  const told = new Set(asked.flatMap((at) => calleeOf(at, ev).map(identityOf)));
  const uses = survey.calls.flatMap((at) => usesOf(at, told, ev));
  return [...Map.groupBy(uses, ({ client }) => identityOf(client)).entries()].flatMap(([client, group]) =>
    (told.has(client) || isClient(group)) && isAsked(group, ev) && !group.some(({ at }) => claimed.has(placeOf(at)))
      ? requestsOf(group, told.has(client), context)
      : [],
  );
}

/** The only thing that is called, where a library or code that was not understood gives it. */
function calleeOf({ node, module }: At, ev: Evaluator): readonly Value[] {
  const [only, ...more] = ev.callees(node.callee, module);
  return only && more.length === 0 && isForeign(only) ? [only] : [];
}

function isForeign(value: Value): boolean {
  if (value.kind === "external") return !value.runtime;
  // `wp.apiFetch(...)`; functions of the page itself have models, and `Object.assign(options, { method: "PUT" })` asks nobody
  if (value.kind === "global") return value.path.length > 1 && value.path[0] !== "Object";
  if (value.kind === "result") return isForeign(value.callee);
  return value.kind === "member" && (value.object.kind === "namespace" || isForeign(value.object));
}

const isVerb = (name: string): boolean => READS.has(name) || WRITES.has(name);

/** `send("/api/x", { method: "POST" })`, `send({ url: "/api/x", method: "POST" })` */
function isToldMethod({ node, module }: At, ev: Evaluator): boolean {
  const [first, second] = node.arguments;
  const options = second ?? first;
  if (!first || !options || isFunction(options) || options.type === "Literal") return false;
  const told = ev.evaluate(options, module);
  const address = second ? ev.evaluate(first, module) : firstSetting(told, ADDRESSES, ev);
  const method = stringOf(setting(told, "method", ev))?.toLowerCase();
  return method !== undefined && isVerb(method) && (stringOf(address) ?? "/").includes("/") && address !== UNDEFINED;
}

function usesOf(at: At, told: ReadonlySet<unknown>, ev: Evaluator): readonly Use[] {
  const { callee, arguments: given } = at.node;
  const [only] = calleeOf(at, ev);
  const argument = (index: number) => (given[index] ? ev.evaluate(given[index], at.module) : UNDEFINED);
  const args = () => given.map((_, index) => argument(index));
  if (only && told.has(identityOf(only))) return [{ at, client: only, args: args() }];
  const verb = (callee.type === "MemberExpression" && memberName(callee)) || "";
  const client = only && isVerb(verb) && given.length > 0 ? clientIn(only, verb) : undefined;
  if (client) return [{ at, verb, client, args: args() }];
  // `useSWR("/api/x", send)`
  const fetcher = told.size > 0 && argument(1);
  if (!fetcher || !told.has(identityOf(fetcher))) return [];
  const key = ev.returned(argument(0));
  return [{ at, client: fetcher, args: [key.kind === "array" ? (key.elements[0] ?? UNDEFINED) : key] }];
}

/** What an object that was made by a call, or comes from a library or the page, is asked for. */
function clientIn(callee: Value, verb: string): Value | undefined {
  if (callee.kind === "member" && callee.key === verb) {
    const { object } = callee;
    // `const {api} = useSession()`
    return object.kind === "result" || (object.kind === "member" && object.object.kind === "result")
      ? object
      : undefined;
  }
  const isOf = callee.kind === "external" || callee.kind === "global";
  return isOf && callee.path.at(-1) === verb ? { ...callee, path: callee.path.slice(0, -1) } : undefined;
}

/** Two reads of what one call made, or of one thing of a library, are the same. */
function identityOf(client: Value): unknown {
  // `getBackendSrv()`: what a function without arguments gives is one thing
  if (client.kind === "result") return client.args.length > 0 ? client.node : `${identityOf(client.callee)} made`;
  if (client.kind === "global") return client.path.join(".");
  if (client.kind === "member" && client.object.kind === "namespace") return `${client.object.module.id} ${client.key}`;
  if (client.kind === "member" && client.object.kind === "result") {
    const of = identityOf(client.object);
    return typeof of === "string" ? `${of} ${client.key}` : of;
  }
  return client.kind === "external" ? `${client.component} ${client.at} ${client.path.join(".")}` : client;
}

/** A server's routes and stubs of tests have the same names, and take a function that answers. */
const isAnswered = ({ args }: Use): boolean => args.slice(1).some(({ kind }) => kind === "function");

function isClient(group: readonly Use[]): boolean {
  const verbs = new Set(group.flatMap(({ verb }) => verb ?? []));
  return verbs.size >= LEAST_METHODS && [...verbs].some((verb) => ONLY_HTTP.has(verb));
}

const isAsked = (group: readonly Use[], ev: Evaluator): boolean =>
  group.every((use) => !isAnswered(use) && mayBeAddress(addressOf(use, ev)));

/** `send("/api/x", options)`, and `send({ url: "/api/x" })` of a function. */
const addressOf = ({ verb, args: [first = UNDEFINED] }: Use, ev: Evaluator): Value =>
  verb === undefined && first.kind === "object" ? firstSetting(first, ADDRESSES, ev) : first;

const mayBeAddress = (value: Value): boolean =>
  outcomes(value).every(({ kind }) => kind !== "object" && kind !== "array" && kind !== "function");

function requestsOf(group: readonly Use[], isTold: boolean, context: ExtractContext): readonly Fact[] {
  const { ev } = context;
  const takesOptions = group.some(({ verb = "", args }) => WRITES.has(verb) && isOptions(args[1], ev));
  const facts = group.flatMap((use) => {
    const {
      at,
      verb,
      client,
      args: [first, second, third],
    } = use;
    const hasOptions = verb === undefined || READS.has(verb) || takesOptions;
    const options = hasOptions ? (second ?? (first?.kind === "object" ? first : undefined)) : third;
    const body = hasOptions ? firstSetting(options, BODIES, ev) : (second ?? UNDEFINED);
    const base = baseWith(client.kind === "result" ? baseOf(client, ev) : UNDEFINED, client, context);
    const method = verb === undefined ? setting(options, "method", ev) : verbConstant(verb);
    const query = firstSetting(options, QUERIES, ev);
    const sent = { url: addressOf(use, ev), base, method, defaultMethod: "GET", body, query };
    return requestFacts({ ...sent, answer: { client: USUAL_ANSWER } }, at, context);
  });
  const addresses = facts.map((fact) => (fact.point === "calls" ? fact.content.url : ""));
  const isAddress = isTold ? isPath : isRooted;
  if (addresses.some((url) => !isAddress(url) && !isOpen(url))) return [];
  return facts.flatMap((fact, at): readonly Fact[] =>
    isAddress(addresses[at] ?? "") ? [{ ...fact, basis: "inferred" }] : [],
  );
}

/** A path from the root or behind a base, or an address with its host. */
const isRooted = (url: string): boolean => /^(?:\/|\{base\}\/|[a-z]+:\/\/)/i.test(url);

/** Where a method of HTTP stands beside it, a path may be relative: `rest/v1/items`. */
const isPath = (url: string): boolean => isRooted(url) || /^[\w.-]+\/\S*$/.test(url);

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
