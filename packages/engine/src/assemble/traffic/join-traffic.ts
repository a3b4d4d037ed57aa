/**
 * Traffic of a recording as evidence of calls: what was seen of each call, what no call explains, and which other hosts were
 * asked. No value is kept, and no word that is not the program's. What is seen is no statement of the nine points: the code
 * of the application does not show it.
 */
import type { Call, ForeignHost, Traffic, UnexplainedTraffic } from "@as-built/spec";
import type { Exchange, RecordedTraffic } from "../../traffic.ts";
import { segmentsOf } from "./address-pattern.ts";
import { type Explained, type Explanation, explain } from "./explain.ts";
import { type IsOwn, maskedSegment, ownWords } from "./own-words.ts";
import { SeenSoFar, trafficEvidence } from "./seen.ts";

export interface JoinedTraffic {
  readonly calls: readonly Call[];
  readonly traffic: Traffic;
}

/** Most addresses that are listed without a call, and hosts. */
const MAX_UNEXPLAINED = 500;
const MAX_HOSTS = 100;
const MAX_CANDIDATES = 8;

/** @param texts of the application's scripts */
export function joinTraffic(recorded: RecordedTraffic, calls: readonly Call[], texts: Iterable<string>): JoinedTraffic {
  const { name, sha256, site, entries, exchanges } = recorded;
  const isOwn = ownWords(exchanges, texts);
  const explained = explain(recorded, calls);
  const origins = new Set([site]);
  for (const [{ origin }, { by, isConnection }] of explained) if (by !== undefined || isConnection) origins.add(origin);
  const byCall = new Map<string, SeenSoFar>();
  const unexplained = new SeenSoFar(name, isOwn);
  const mayBe = new Map<string, Explanation["mayBe"]>();
  const foreign: Exchange[] = [];
  for (const [exchange, explanation] of explained) {
    const { by } = explanation;
    if (by === undefined && exchange.message !== undefined) continue;
    if (by !== undefined) {
      const seen = byCall.get(by.call.id) ?? new SeenSoFar(name, isOwn);
      byCall.set(by.call.id, seen.add(exchange, addressOf(exchange, by, site, isOwn)));
    } else if (explanation.isConnection) continue;
    else if (origins.has(exchange.origin)) {
      const url = addressOf(exchange, undefined, site, isOwn);
      unexplained.add(exchange, url);
      mayBe.set(`${exchange.method} ${url}`, explanation.mayBe.slice(0, MAX_CANDIDATES));
    } else foreign.push(exchange);
  }
  const listed = unexplained.list().map((seen): UnexplainedTraffic => {
    const candidates = mayBe.get(`${seen.method} ${seen.url}`) ?? [];
    return { ...seen, ...(candidates.length > 0 && { mayBe: candidates }) };
  });
  const hosts = foreignHosts(foreign, name);
  const leftOut = Math.max(0, listed.length - MAX_UNEXPLAINED) + Math.max(0, hosts.length - MAX_HOSTS);
  return {
    calls: calls.map((call) => {
      const seen = byCall.get(call.id)?.list();
      return seen === undefined ? call : { ...call, seen };
    }),
    traffic: {
      recordings: [{ name, sha256, entries, calls: exchanges.filter(({ message }) => message === undefined).length }],
      unexplained: listed.slice(0, MAX_UNEXPLAINED),
      foreign: hosts.slice(0, MAX_HOSTS),
      ...(leftOut > 0 && { leftOut }),
    },
  };
}

/** What stands before a call's own address is configuration, and masked as any other path. */
function addressOf({ origin, path, message }: Exchange, by: Explained | undefined, site: string, isOwn: IsOwn): string {
  const host = origin === site ? "" : origin;
  // a message stands where its connection does
  const explained = message === undefined ? by : undefined;
  const segments = explained?.before ?? segmentsOf(path);
  const masked = segments.map((segment) => `/${maskedSegment(segment, isOwn)}`).join("");
  return `${host}${masked}${explained?.template ?? ""}` || "/";
}

function foreignHosts(exchanges: readonly Exchange[], recording: string): readonly ForeignHost[] {
  const byHost = Map.groupBy(exchanges, ({ origin }) => origin.slice(origin.indexOf("//") + 2));
  return Array.from(byHost, ([host, own]) => ({
    host,
    methods: [...new Set(own.map(({ method }) => method))].sort(),
    traffic: trafficEvidence(recording, own),
  })).sort((a, b) => (a.host < b.host ? -1 : 1));
}
