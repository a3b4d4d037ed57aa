/**
 * The address that the requests of a client begin with, where the program asks for it: `axios.defaults.baseURL ? "" : path`, as
 * openapi-generator 7 writes it. axios 0 to 1, redaxios 0, xior 0: what a client was made with, else what is set on the library.
 */
import type { Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { BOUND_REACHED, type External, isConstant, UNDEFINED, unknown, type Value } from "./value.ts";

const CLIENTS = new Set(["axios", "redaxios", "xior"]);
/** So many places that set one are looked at. */
const MAX_PLACES = 8;

/** `client.defaults.baseURL` of a client whose place is still open. */
export const baseOf = (client: Value, ev: Evaluation): Value => ev.member(ev.member(client, "defaults"), "baseURL");

/** The value of a property of `client.defaults`; undefined where it is no base or no such client. */
export function baseOfClient(object: Value, key: string, ev: Evaluation): Value | undefined {
  const client = key === "baseURL" ? clientOf(object) : undefined;
  if (!client) return undefined;
  if (isClient(client)) return setOn(client, ev);
  const library = libraryOf(client);
  if (client.kind !== "result" || !library) return undefined;
  const [config] = client.args;
  const own = config ? ev.member(config, "baseURL") : UNDEFINED;
  return isConstant(own, undefined) ? setOn(library, ev) : own;
}

/** The library that made a client: `axios.create(config)`. */
function libraryOf(client: Value): External | undefined {
  const maker = client.kind === "result" ? client.callee : undefined;
  if (maker?.kind !== "external" || maker.path.at(-1) !== "create") return undefined;
  const library = { ...maker, path: maker.path.slice(0, -1) };
  return isClient(library) ? library : undefined;
}

/** A client that was made, and so is there. */
export const isMadeClient = (value: Value): boolean => libraryOf(value) !== undefined;

/** Of what `defaults` are read. */
function clientOf(defaults: Value): Value | undefined {
  if (defaults.kind === "member") return defaults.key === "defaults" ? defaults.object : undefined;
  if (defaults.kind !== "external" || defaults.path.at(-1) !== "defaults") return undefined;
  return { ...defaults, path: defaults.path.slice(0, -1) };
}

export const isClient = (value: Value): value is External =>
  value.kind === "external" && CLIENTS.has(value.component ?? "") && value.path.length === 0;

export interface SetBase {
  readonly client: Value;
  readonly base: Value;
}

/** The bases that the program sets on clients. */
export const setBases = (ev: Evaluation): readonly SetBase[] =>
  ev.handed.bases().map(({ client, value }) => ({
    client: ev.evaluate(client.node, client.module),
    base: ev.evaluate(value.node, value.module),
  }));

function setOn(library: External, ev: Evaluation): Value {
  if (ev.handed.bases().length > MAX_PLACES) return BOUND_REACHED;
  const [only = UNDEFINED, ...more] = setBases(ev).flatMap(({ client, base }) =>
    isClient(client) && client.component === library.component ? [base] : [],
  );
  return more.length > 0 || freeParams([only]).length > 0 ? unknown("runtime-value") : only;
}
