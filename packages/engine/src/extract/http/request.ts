/**
 * From a request as the code makes it to statements about calls: one for each address it can have, at each of the
 * places that lead to it.
 */
import type { Basis, Call, Parameter } from "@as-built/spec";
import { answersTo, conditionOf } from "../../evaluate/condition.ts";
import { decided } from "../../evaluate/decided.ts";
import { decidedBy, decidedTogether } from "../../evaluate/decided-together.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeThis, holdsBound, openConditions, openTables } from "../../evaluate/free-params.ts";
import { namesIn } from "../../evaluate/proxies.ts";
import { concat, isSame, type TextTemplate, texts, written } from "../../evaluate/text.ts";
import {
  type Condition,
  isConstant,
  isCut,
  outcomes,
  type Source,
  stringOf,
  UNDEFINED,
  union,
  type Value,
} from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { functionAround, functionsAround } from "../../scope/enclosing-functions.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import type { CallLike } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { CallGraph } from "../call-graph.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Answer, Fact, FactEvidence } from "../fact.ts";
import { type Resolved, resolveAtCallSites } from "../resolve.ts";
import type { Sighting } from "../survey.ts";
import { type Address, addressOf } from "./address.ts";
import { withoutDefault } from "./default-base.ts";
import { formShape } from "./form-body.ts";
import { openParts } from "./open-parts.ts";
import { openRequests } from "./open-requests.ts";
import { unpackedOf } from "./packed.ts";
import { certain, fixedValue, isAlwaysIn, keysOf, shapeOf, spelledOut } from "./payload.ts";
import { queryValues } from "./query-values.ts";
import { sentDefaults } from "./sent-defaults.ts";
import { sentTexts } from "./sent-texts.ts";
import { settle } from "./settled-address.ts";

/** A request in the terms of the library that sends it; what is absent is undefined. */
export interface Request {
  readonly url: Value;
  /** HTTP where none is said. */
  readonly protocol?: Call["protocol"];
  /** Put before a url that is not absolute. */
  readonly base?: Value;
  readonly method: Value;
  /** The method where none is given. */
  readonly defaultMethod: string | undefined;
  readonly body?: Value;
  /** What is sent in the address where the method has no body, else as the body. */
  readonly data?: Value;
  /** An object of query parameters. */
  readonly query?: Value;
  readonly headers?: Value;
  /** What is asked for, where the protocol has names for that. */
  readonly operation?: Call["operation"];
  /** Status codes that the request itself tells apart. */
  readonly statuses?: readonly number[];
  /** In which form the client gives the answer, and where in what it gives; absent where that is not known. */
  readonly answer?: Omit<Answer, "trail">;
  /** Angular's `observe`: what the client gives, where it is not the data alone. */
  readonly observe?: Value;
  /** What the answer is parsed as, where it is no JSON: `responseType: "blob"`. */
  readonly parsed?: Value;
  /** What is called, where callers hand it in; only where it is what is asked for, a request is made. */
  readonly sender?: { readonly value: Value; readonly is: (value: Value) => boolean };
}

const FOLLOWED = ["url", "base", "method", "body", "data", "query", "headers", "sender", "inside", "names"] as const;

type Part = (typeof FOLLOWED)[number] | "observe" | "parsed" | "tests";

/** `via` are calls by which a library leads from the code that asks to the request, outermost first. */
export function requestFacts(
  request: Request,
  at: Sighting<CallLike>,
  { ev, calls }: ExtractContext,
  via: readonly Sighting<CallLike>[] = [],
): readonly Fact[] {
  const { url, method, base = UNDEFINED, body = UNDEFINED, query = UNDEFINED, headers = UNDEFINED } = request;
  const { data = UNDEFINED, observe = UNDEFINED, parsed = UNDEFINED, sender } = request;
  const tests = testsAround(at, ev);
  const found = resolveAtCallSites<Part>({
    values: {
      url: underOwnTests(url, at, ev),
      method,
      base,
      body: underOwnTests(body, at, ev),
      data,
      query,
      headers,
      observe,
      parsed,
      sender: sender?.value ?? UNDEFINED,
      tests,
      inside: UNDEFINED,
      names: namesAround(at, calls),
    },
    follow: FOLLOWED,
    needed: ["url", "base", "method"],
    at,
    graph: calls,
    ev,
    settle: (open) => ({
      ...open,
      url: settle(open.url, calls, ev),
      inside: openParts(union([open.body, open.data]), ev),
    }),
    arrive: (open, site) => ({ ...open, tests: bothTests(open.tests, testsAround(site, ev)) }),
  });
  const resolved = found.filter(({ values }) => !sender || outcomes(values.sender).some(sender.is));
  const reached = resolved.filter(({ values }) => !isRuledOut(values.tests));
  const facts = (reached.length > 0 ? reached : resolved)
    .flatMap((one) => waysOf(one.values, ev).map((values) => ({ ...one, values })))
    .filter(({ values }) => reached.length === 0 || !isRuledOut(values.tests))
    .flatMap((one) => factsAt({ ...one, trail: [...via, ...one.trail] }, request, { ev, calls }));
  if (facts.length === 0 && calls.speaks(at.module.script, at.node.start)) openRequests(calls).add(at);
  return facts;
}

/** Where a proxy asks for what its callers name, these names: `client.rooms.lend(id)`. */
function namesAround({ node, module }: Sighting<CallLike>, calls: CallGraph): Value {
  const around = functionsAround(module.script.scopes, node.start);
  return around.map((fn) => calls.namesFor(fn)).find((names) => names) ?? UNDEFINED;
}

/** What is not asked for by the address is asked for by its name. */
function procedureOf(names: readonly string[], url: string): Call["operation"] {
  return names.length === 0 || url.includes(names.at(-1) ?? "")
    ? undefined
    : { type: "procedure", name: names.join(".") };
}

/** Where something decides the address, what it decides of the rest is to be seen. */
function spelled(values: Resolved<Part>["values"], ev: Evaluator): Resolved<Part>["values"] {
  const deciding = [values.url, values.base];
  if (openConditions(deciding).length + deciding.flatMap(openTables).length === 0) return values;
  const { body, data, query, headers } = values;
  const read = (value: Value): Value => spelledOut(value, ev);
  return { ...values, body: read(body), data: read(data), query: read(query), headers: read(headers) };
}

/** What decides only of what is sent, and leaves several addresses with each, tells not what goes with which. */
function waysOf(values: Resolved<Part>["values"], ev: Evaluator): readonly Resolved<Part>["values"][] {
  const ways = decidedTogether(spelled(values, ev));
  const isOpen = ({ base, url }: Resolved<Part>["values"]): boolean => areSeveral(distinct(texts(withBase(base, url))));
  return ways.length === 1 || ways.every(isOpen) ? [values] : ways;
}

type Known = Pick<ExtractContext, "ev" | "calls">;

function factsAt(
  { values: known, trail, isCut: isFar }: Resolved<Part>,
  { defaultMethod, protocol = "http", operation, statuses = [], answer = { client: "unknown" } }: Request,
  { ev, calls }: Known,
): readonly Fact[] {
  const { address: asked, otherwise } = withoutDefault(withBase(known.base, known.url));
  const own = distinct(texts(asked).filter((text) => isOfProduct(text, calls)));
  const [last] = trail.slice(-1);
  // what stands in the product's code is its own, whoever calls it, unless that decides what a part of a segment goes on with
  const speaks = ({ module, node }: Sighting<CallLike>): boolean => calls.speaks(module.script, node.start);
  const asks = [known.base, known.url];
  if (last && ((own.length === 0 && (isFar || holdsBound(asks))) || asks.some(isCut))) ev.budget.cut(last.node);
  const named = methodsOf(known.method, defaultMethod);
  // `for (const { url, method } of TABLE) fetch(url, { method })`: nothing says which of them go together
  const methods = areSeveral(own) && named.length > 1 ? [undefined] : named;
  return own.flatMap(({ text, address }) =>
    methods.map((method): Fact => {
      const given = withData(known, method);
      const values = areSeveral(own) || methods.length > 1 ? whatever(given, ev) : given;
      const parameters = parametersOf(address, values, ev);
      const request = bodyShape(values.body, ev);
      const parts = [unpacked(values.body), values.query, values.headers, ...queryValues(values.url)];
      const isLong = parts.map((one) => keysOf(one, ev)).some(({ keys, all }) => all.length > keys.length);
      if (last && isLong) ev.budget.cut(last.node);
      const procedure = operation ?? procedureOf(namesIn(known.names), address.url);
      const content: Omit<Call, "id" | "basis" | "evidence"> = {
        protocol,
        ...(method === undefined ? {} : { method }),
        url: address.url,
        ...(otherwise ? { defaultBase: written(otherwise) } : {}),
        ...(procedure ? { operation: procedure } : {}),
        ...(parameters.length > 0 ? { parameters } : {}),
        ...(request ? { request } : {}),
        ...(statuses.length > 0 ? { statuses } : {}),
      };
      const isOwn = last && speaks(last) && !/[^/]\{/.test(address.url);
      const [site] = isOwn ? trail.filter(speaks) : trail;
      const body = unpacked(values.body);
      const sent = sentTexts(body, ev, calls.speaks);
      const byDefault = sentDefaults({ url: values.url, query: values.query, body }, ev, calls.speaks);
      return {
        point: "calls",
        content,
        ...(sent.length > 0 ? { sent } : {}),
        ...(byDefault.length > 0 ? { otherwise: byDefault } : {}),
        basis: basisOf(trail, text, calls),
        evidence: evidenceOf(trail, otherwise ? { ...text, sources: [...text.sources, ...otherwise.sources] } : text),
        answer: { ...answer, ...observed(known), trail },
        ...(site ? { unit: site.unit } : {}),
      };
    }),
  );
}

/** Where all of an address or a name stands in code of libraries, they ask by themselves, whatever they are handed. */
export const isOfProduct = ({ sources }: TextTemplate, { speaks }: CallGraph): boolean =>
  sources.length === 0 || sources.some(({ script, start }) => speaks(script, start));

/** By its own text, step by step, or through a call of which only the name of a property tells what it calls. */
export function basisOf(trail: Resolved<Part>["trail"], { built, sources }: TextTemplate, calls: CallGraph): Basis {
  if (trail.some(({ node }) => calls.isByName(node))) return "inferred";
  return trail.length === 1 && !built && sources.length > 0 ? "shown" : "derived";
}

const NO_JSON = new Set(["blob", "arraybuffer", "arrayBuffer", "document", "stream", "text"]);

/** The whole response in place of the data; nothing can be said of a stream of events, or where it is open. */
function observed({ observe, parsed }: Resolved<Part>["values"]): Partial<Pick<Answer, "client">> {
  if (NO_JSON.has(stringOf(parsed) ?? "")) return { client: "unknown" };
  const as = stringOf(observe);
  const isData = as === "body" || (observe.kind === "constant" && observe.value === undefined);
  return isData ? {} : { client: as === "response" ? "body" : "unknown" };
}

function withData(values: Resolved<Part>["values"], method: string | undefined): Resolved<Part>["values"] {
  const { data } = values;
  if (data.kind === "constant" && data.value === undefined) return values;
  return method === "GET" || method === "HEAD" ? { ...values, query: data } : { ...values, body: data };
}

/** Of several requests, nothing says which of several bodies goes with which: what all of them have. */
const whatever = (values: Resolved<Part>["values"], ev: Evaluator): Resolved<Part>["values"] => ({
  ...values,
  body: certain(unpacked(values.body), ev),
  query: certain(values.query, ev),
  headers: certain(values.headers, ev),
});

interface Option {
  readonly text: TextTemplate;
  readonly address: Address;
}

/** Whether they differ in more than the query. */
const areSeveral = (options: readonly Option[]): boolean => new Set(options.map(({ address }) => address.url)).size > 1;

/** The addresses of a value. One that another repeats behind an unknown beginning is the same, with a base. */
function distinct(all: readonly TextTemplate[]): readonly Option[] {
  const options = all.flatMap((text) => {
    const address = addressOf(text);
    return address ? [{ text, address }] : [];
  });
  const urls = new Set(options.map(({ address }) => address.url));
  const based = options.map((option): Option => {
    const tail = option.address.url.replace(/^\/*\{[^}]*\}(?=\/)/, "");
    return tail !== option.address.url && urls.has(tail)
      ? { ...option, address: { ...option.address, url: `{base}${tail}` } }
      : option;
  });
  const tails = new Set(
    based.flatMap(({ address }) => (address.url.startsWith("{base}") ? [address.url.slice(6)] : [])),
  );
  return based.filter(
    (option) =>
      !tails.has(option.address.url.replace(ORIGIN, "")) &&
      !based.some((other) => isTail(option, other) || isEmptied(option, other) || isUnparted(option, other)),
  );
}

/** Before an address whose base is configured too, what stands in for it: `"http://localhost:3000"`. */
const ORIGIN = /^[a-z]+:\/\/[^/{}]+/i;
/** `"/items/" + (id ?? "")` beside `/items/{id}`: the same text, with a segment that is empty. */
const isEmptied = ({ text, address: { url } }: Option, other: Option): boolean =>
  (url.endsWith("/") || written(text).includes("//", 8)) &&
  text.parts.length < other.text.parts.length &&
  fixedIn(text) === fixedIn(other.text);
const fixedIn = ({ parts }: TextTemplate): string => parts.filter((part) => typeof part === "string").join("");

/** `/apiusers` beside `/api/users`: of several bases one lacks the slash that what follows needs. */
function isUnparted({ address: { url } }: Option, { address: { url: parted } }: Option): boolean {
  const at = [...parted].findIndex((char, index) => char !== url[index]);
  return parted[at] === "/" && parted.slice(0, at) + parted.slice(at + 1) === url;
}

/** `("" | "/api/v3") + "/pets"`, `("" | "/api/") + "pets"`: where a base is known, the address without it says less. */
function isTail({ text, address }: Option, other: Option): boolean {
  const [own, longer] = [withoutBase(address), withoutBase(other.address)];
  const url = own.startsWith("/") ? own : `/${own}`;
  if (!longer.startsWith("/") || longer.length <= url.length || !longer.endsWith(url)) return false;
  const isShared = (source: Source): boolean => other.text.sources.some((own) => isSame(source, own));
  return text.sources.every((source) => isEmptyText(source) || isShared(source));
}

const withoutBase = ({ url }: Address): string => (url.startsWith("{base}/") ? url.slice("{base}".length) : url);

const isEmptyText = ({ start, end }: Source): boolean => end - start <= 2;

/** A base counts only before an address that has none of its own. */
function withBase(base: Value, url: Value): Value {
  const fixed = stringOf(url);
  if (base.kind === "constant" && !base.value) return url;
  if (fixed !== undefined && /^[a-z]+:\/\//i.test(fixed)) return url;
  const end = base.kind === "template" ? base.parts.at(-1) : stringOf(base);
  const [head] = url.kind === "template" ? url.parts : [fixed];
  const isOpen = typeof head === "string" ? !/^(?:\/|[a-z]+:\/\/)/i.test(head) : typeof end === "string";
  const slash = isOpen && !(typeof end === "string" && end.endsWith("/"));
  return concat([base, ...(slash ? [{ kind: "constant", value: "/", sources: [] } as const] : []), url]);
}

const METHOD = /^[A-Za-z]{3,10}$/;

/** Methods that are shown; the default where none is given; nothing where it is open. */
function methodsOf(value: Value, defaultMethod: string | undefined): readonly (string | undefined)[] {
  const found = new Set<string | undefined>();
  for (const option of outcomes(value)) {
    const text = stringOf(option);
    if (text !== undefined && METHOD.test(text)) found.add(text.toUpperCase());
    else if (option.kind === "constant") found.add(defaultMethod);
    else found.add(undefined);
  }
  const known = [...found].filter((method) => method !== undefined);
  // an open outcome beside known ones is what a caller may pass: the known ones stand
  return known.length === 0 ? [undefined] : known;
}

function parametersOf(address: Address, values: Resolved<Part>["values"], ev: Evaluator): readonly Parameter[] {
  const inPath = [...address.url.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]): readonly Parameter[] =>
    name === undefined || name === "base" ? [] : [{ name, in: "path" }],
  );
  const inQuery = address.query.map(
    ({ name, value }): Parameter => ({ name, in: "query", ...(value === undefined ? {} : { value }) }),
  );
  const objects = [values.query, ...queryValues(values.query), ...queryValues(values.url)];
  const more = objects.flatMap((query) =>
    keysOf(query, ev).keys.map((name): Parameter => ({ name, in: "query", ...fixed(ev.member(query, name), ev) })),
  );
  const headers = keysOf(values.headers, ev)
    .keys.filter((name) => !isContentType(name) || !isNothing(values.body) || isAlwaysIn(values.headers, name, ev))
    .map((name): Parameter => ({ name, in: "header", ...fixed(ev.member(values.headers, name), ev) }));
  const seen = new Set<string>();
  return [...inPath, ...inQuery, ...more, ...headers].filter(({ name, in: where }) => {
    const key = `${where} ${name}`;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** Clients that all calls share set it only where there is a body, `...(body ? {"content-type": "application/json"} : {})`. */
const isContentType = (header: string): boolean => header.toLowerCase() === "content-type";

const isNothing = (body: Value): boolean => unpackedOf(body).every(isNullish);

const fixed = (value: Value, ev: Evaluator): Pick<Parameter, "value"> => {
  const known = fixedValue(value, ev);
  return known === undefined || known === null ? {} : { value: known };
};

/** What is sent with a request, as far as it is known. */
export function bodyShape(body: Value, ev: Evaluator): Call["request"] {
  const payload = unpacked(body);
  const shape = formShape(payload) ?? shapeOf(payload, ev);
  return Object.keys(shape).length > 0 ? shape : undefined;
}

/** `JSON.stringify(x)` is sent as x; nothing is sent where there is no body. */
const unpacked = (body: Value): Value => union(unpackedOf(body).filter((value) => !isNullish(value)));

const isNullish = (value: Value): boolean =>
  value.kind === "constant" && (value.value === undefined || value.value === null);

/** The calls that lead to a request, then the pieces of the text that says where it goes. */
export function evidenceOf(
  trail: readonly Sighting<CallLike>[],
  text: TextTemplate,
  part = "/url",
): readonly [FactEvidence, ...FactEvidence[]] {
  const sites = trail.map(
    ({ node, module }, index): FactEvidence => ({
      script: module.script,
      start: node.start,
      end: node.end,
      says: index === trail.length - 1 ? "request" : "call of a wrapper",
      step: index + 1,
    }),
  );
  const pieces = text.sources.map(
    (source): FactEvidence => ({
      ...source,
      says: part === "/url" ? "address" : "name",
      for: part,
    }),
  );
  const [first, ...rest] = [...sites, ...pieces];
  if (!first) throw new Error("a request has a place");
  return [first, ...rest];
}

/** Most tests around a request that are kept. */
const MAX_AROUND = 8;

/** The tests around a call in its function that are still open: a list of what each gives. */
const testsAround = ({ node, module }: Sighting<CallLike>, ev: Evaluator): Value => askedAround(node, module, ev);

/**
 * `const url = this.isLocal ? "/a" : "/b"; this.isLocal ? client.post(url) : client.get(url)`: a value where the tests of
 * `this` around a call hold. They are not kept, since what a thing holds at first is no answer for later.
 */
const underOwnTests = (value: Value, { node, module }: Sighting<CallLike>, ev: Evaluator): Value =>
  testsOf(node, module, ev)
    .filter(isOwn)
    .reduce((at, test) => decidedBy(at, test, test.holds), value);

const isOwn = ({ of }: Condition): boolean => freeThis([of]).length > 0;

const testsOf = rememberFor((node: CallLike, module: Module, ev: Evaluator): readonly Condition[] => {
  const around = functionAround(module.script.scopes, node.start)?.body ?? module.script.program;
  return testsAt(around, node).flatMap(({ test, is }) => {
    const asked = conditionOf(test, module, ev);
    return asked ? [{ ...asked, holds: asked.holds === is }] : [];
  });
});

const askedAround = rememberFor((node: CallLike, module: Module, ev: Evaluator): Value => {
  const elements = testsOf(node, module, ev).flatMap((when) =>
    decided(when) === undefined && !isOwn(when) ? [answersTo(when)] : [],
  );
  return elements.length > 0 ? { kind: "array", elements: elements.slice(-MAX_AROUND), open: false } : UNDEFINED;
});

/** The tests around a request, and those around a call that leads there. */
function bothTests(inner: Value, outer: Value): Value {
  if (inner.kind !== "array" || outer.kind !== "array") return inner.kind === "array" ? inner : outer;
  return { ...inner, elements: [...inner.elements, ...outer.elements].slice(0, MAX_AROUND) };
}

/** Whether some test around a request does not hold. */
const isRuledOut = (tests: Value): boolean =>
  tests.kind === "array" && tests.elements.some((one) => isConstant(one, false));
