/**
 * Which call made a request of traffic: the one whose address fits and states most of it. Where several fit equally well,
 * none is taken. A base that the code does not show may be anything; one that two calls share, or before an address that
 * states two segments, is taken for it.
 */
import type { Call, StatementId } from "@as-built/spec";
import type { Exchange, RecordedTraffic, SocketMessage } from "../../traffic.ts";
import { consistsOf, segmentsOf } from "./address-pattern.ts";
import { CallIndex, type Candidate } from "./call-index.ts";

export interface Explained {
  readonly call: Call;
  /** The call's address behind its base. */
  readonly template: string;
  /** What stands before it in the path. */
  readonly before: readonly string[];
}

export interface Explanation {
  readonly by?: Explained;
  /** Calls that may be it. */
  readonly mayBe: readonly StatementId[];
  /** Messages over a connection are stated, and this is the connection. */
  readonly isConnection: boolean;
}

interface Fit extends Candidate {
  readonly rank: number;
  /** Whether nothing about the place is open. */
  readonly isCertain: boolean;
  /** Whether a message is what the call states. */
  readonly isMessage: boolean;
  readonly base: string;
}

const NOTHING: Explanation = { mayBe: [], isConnection: false };
/** An operation says more than any address. */
const OPERATION = 1000;

export function explain(
  { exchanges, site }: RecordedTraffic,
  calls: readonly Call[],
): ReadonlyMap<Exchange, Explanation> {
  const index = new CallIndex(calls);
  const known = new Map<string, readonly Fit[]>();
  const best = exchanges.map((exchange) => {
    const { kind, method, origin, path, operation, message } = exchange;
    const key = JSON.stringify([kind, method, origin, path, operation, message]);
    const fits =
      known.get(key) ?? bestOf(index.candidates(pathOf(exchange)).flatMap((one) => fitOf(one, exchange, site)));
    known.set(key, fits);
    return [exchange, fits] as const;
  });
  const sharing = Map.groupBy(
    [...known.values()].flatMap((fits) => (isOne(fits) ? fits : [])),
    ({ base }) => base,
  );
  const shared = new Set([...sharing].filter(([, fits]) => new Set(fits.map(idOf)).size > 1).map(([base]) => base));
  return new Map(best.map(([exchange, fits]) => [exchange, explanationOf(fits, shared)]));
}

const idOf = ({ call }: Candidate): StatementId => call.id;
const isOne = (fits: readonly Fit[]): boolean => new Set(fits.map(idOf)).size === 1;

function explanationOf(fits: readonly Fit[], shared: ReadonlySet<string>): Explanation {
  const [first] = fits;
  if (first === undefined) return NOTHING;
  if (first.call.operation?.direction !== undefined && !first.isMessage) return { mayBe: [], isConnection: true };
  if (!isOne(fits) || !(first.isCertain || shared.has(first.base)))
    return { mayBe: [...new Set(fits.map(idOf))].sort(), isConnection: false };
  const { call, pattern, before } = first;
  return { by: { call, template: pattern.template, before }, mayBe: [], isConnection: false };
}

const pathOf = ({ path, message }: Exchange): readonly string[] => segmentsOf(message?.namespace ?? path).map(decoded);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const bestOf = (fits: readonly Fit[]): readonly Fit[] => {
  const rank = fits.reduce((most, fit) => Math.max(most, fit.rank), 0);
  return fits.filter((fit) => fit.rank === rank);
};

function fitOf(candidate: Candidate, exchange: Exchange, site: string): readonly Fit[] {
  const { call, pattern, before } = candidate;
  const { origin, method, kind, message } = exchange;
  if (call.method !== undefined && call.method !== method) return [];
  if ((call.protocol === "websocket") !== (kind === "socket" || kind === "message")) return [];
  const { operation } = call;
  if (message !== undefined && !isNamedMessage(operation, message)) return [];
  const isOfConnection = operation?.direction !== undefined;
  if (!isOfConnection && !isOperation(call, exchange)) return [];
  if (pattern.host !== undefined && !(before.length === 0 && isHost(origin, pattern.host))) return [];
  const isOwnPlace = before.length === 0 && origin === site;
  const isPlaced = pattern.host !== undefined || isOwnPlace;
  const isMessage = message !== undefined;
  const isNamed = isMessage || (call.protocol === "graphql" && operation !== undefined && !isOfConnection);
  // an address that states nothing fits everything
  if (pattern.stated === 0 && !isNamed && !(isPlaced && !pattern.isBased)) return [];
  const exact = isPlaced && !pattern.isBased ? 2 : 0;
  const rank = pattern.stated * 4 + exact + (call.method === undefined ? 0 : 1) + (isNamed ? OPERATION : 0) + 1;
  const isCertain = isPlaced || isNamed || pattern.stated > 1;
  return [{ ...candidate, rank, isCertain, isMessage, base: `${origin}/${before.join("/")}` }];
}

const isNamedMessage = (operation: Call["operation"], { direction, names }: SocketMessage): boolean =>
  operation?.direction === direction && names.includes(operation.name);

/** `https://{region}.shop.example`, or without a scheme. */
function isHost(origin: string, [first, ...rest]: readonly [string, ...string[]]): boolean {
  return consistsOf(first.startsWith("//") ? origin.slice(origin.indexOf("//")) : origin, [first, ...rest]);
}

/** GraphQL names its operation in the body or the query; those of other protocols stand in the path, and fit with it. */
const isOperation = ({ protocol, operation }: Call, exchange: Exchange): boolean =>
  protocol !== "graphql" || operation?.name === exchange.operation;
