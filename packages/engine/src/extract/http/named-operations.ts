/**
 * Procedures that are called over one address: which of them is called stands in the query, `/door?action=close`, in the
 * body, `{ method: "door.close", params: { door } }`, or in what a socket sends under one name. Each is an operation of its
 * own, with what it alone is given, beside the address; what it carries may be a call again, `{ name: "open", arguments }`.
 */
import type { Shape } from "@as-built/spec";
import type { Source } from "../../evaluate/value.ts";
import { wordSet } from "../../word-set.ts";
import type { Fact, FactOf } from "../fact.ts";
import { CARRYING, carrierOf, isToolCall, NAMING } from "./envelope.ts";

/** Parameters of a request that name a procedure. */
const NAMES = wordSet("operation operationName action op method procedure cmd command function func");
/** Fewer fixed values are a choice among few, a filter say. */
const LEAST_NAMES = 3;
const OF_TOOLS = new Set(["name"]);

type CallFact = FactOf<"calls">;

interface Named {
  readonly in: "query" | "body";
  readonly key: string;
  readonly name: string;
  readonly source?: Source;
}

export const withOperations = (facts: readonly Fact[]): readonly Fact[] => withNames(withNames(facts));

function withNames(facts: readonly Fact[]): readonly Fact[] {
  const open = facts.filter((one): one is CallFact => one.point === "calls" && mayHold(one.content));
  const groups = [...Map.groupBy(open, addressOf).values()];
  const naming = new Map(groups.flatMap((group) => [...namesIn(group)]));
  return facts.flatMap((fact): readonly Fact[] => {
    if (fact.point !== "calls") return [fact];
    const one = naming.get(fact);
    return one ? [outlined(fact, one), named(fact, one)] : [fact];
  });
}

const mayHold = ({ protocol, operation }: CallFact["content"]): boolean =>
  operation ? operation.direction === "sent" || operation.type === "procedure" : protocol === "http";

/** Holes may have several names. */
const addressOf = ({ content: { method, url, operation } }: CallFact): string =>
  `${method ?? ""} ${url.replace(/\{[^{}]*\}/g, "{}")} ${operation?.name ?? ""}`;

/** What names the procedure in each call of one address, where nearly all of them have it. */
function namesIn(group: readonly CallFact[]): ReadonlyMap<CallFact, Named> {
  const found = new Map(
    group.flatMap((fact) => {
      const one = namingOf(fact);
      return one ? [[fact, one] as const] : [];
    }),
  );
  const all = [...found.values()];
  const isOne = new Set(all.map((one) => `${one.in} ${one.key}`)).size === 1;
  const isNamed = new Set(all.map(({ name }) => name)).size >= LEAST_NAMES && found.size * 2 > group.length;
  const isCalled = isNamed && [...found].some(([{ content }, one]) => one.in === "query" || isEnvelope(content));
  return isOne && (isCalled || [...found.keys()].some(isSaid)) ? found : new Map();
}

/** A value beside the fields of a resource is one of its fields: `{ action: "pause", job }` for `/jobs/state`. */
const isEnvelope = ({ operation, request }: CallFact["content"]): boolean =>
  operation !== undefined || Object.keys(request?.properties ?? {}).some((key) => CARRYING.has(key));

function namingOf({ content, sent = [] }: CallFact): Named | undefined {
  const { name: key = "", value } = content.parameters?.find((one) => one.in === "query" && NAMES.has(one.name)) ?? {};
  if (typeof value === "string") return { in: "query", key, name: value };
  const names = isTool(content) ? OF_TOOLS : content.operation ? NAMING : NAMES;
  const one = sent.find(({ name, isCarried }) => names.has(name) && !isCarried);
  return one && { in: "body", key: one.name, name: one.value, source: one.source };
}

const isTool = ({ operation, request }: CallFact["content"]): boolean =>
  operation !== undefined && isToolCall(Object.keys(request?.properties ?? {}));

/**
 * A body of a method with its parameters, or one that says that it is JSON-RPC, says itself what names a procedure; so does a
 * message in a message, `{ event: "dispatch", data: { type: "focus", payload } }`.
 */
function isSaid({ content }: CallFact): boolean {
  const { method, params, jsonrpc } = content.request?.properties ?? {};
  const isInMessage = content.operation && carrierOf(Object.keys(content.request?.properties ?? {})) !== undefined;
  return isTool(content) || isInMessage || (method !== undefined && (params ?? jsonrpc) !== undefined);
}

/** Of the address itself no single name is true, and what one procedure is given is not what the others are given. */
function outlined({ answer: _answer, ...fact }: CallFact, { in: where, key }: Named): CallFact {
  const { request, response: _, parameters = [], ...content } = fact.content;
  if (where === "body") {
    const properties = Object.fromEntries(Object.keys(request?.properties ?? {}).map((one) => [one, {}]));
    return { ...fact, sent: [], content: { ...content, parameters, request: { type: "object", properties } } };
  }
  const open = parameters.map((one) => (one.in === "query" && one.name === key ? { name: key, in: one.in } : one));
  return { ...fact, content: { ...fact.content, parameters: open } };
}

function named(fact: CallFact, { in: where, key, name, source }: Named): CallFact {
  const { request, operation, ...content } = fact.content;
  const own = where === "body" ? givenIn(request, key) : request;
  // only a call in a call names a procedure once more
  const carried = (fact.sent ?? []).flatMap(({ isCarried, ...one }) =>
    isCarried && OF_TOOLS.has(one.name) ? one : [],
  );
  return {
    ...fact,
    sent: carried,
    content: { ...content, ...(own && { request: own }), operation: { ...operation, type: "procedure", name } },
    evidence: source ? [...fact.evidence, { ...source, says: "name", for: "/operation/name" }] : fact.evidence,
  };
}

/** What the envelope carries, or, without one, what stands beside the name. */
function givenIn(request: Shape | undefined, key: string): Shape | undefined {
  const properties = request?.properties ?? {};
  const carrier = carrierOf(Object.keys(properties));
  const { [key]: _, ...rest } = properties;
  const own = carrier === undefined ? { ...request, properties: rest } : properties[carrier];
  return own && Object.keys(own.properties ?? own).length > 0 ? own : undefined;
}
