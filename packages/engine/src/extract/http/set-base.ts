/**
 * The base address that a program sets on a client after it was made: `axios.defaults.baseURL = "/api"`, in any module.
 * Guarantees: a base that is set to several values, or to what several callers pass, is left open.
 */

import { setBases } from "../../evaluate/client-base.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams } from "../../evaluate/free-params.ts";
import { stringOf, UNDEFINED, unknown, type Value } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { CallGraph } from "../call-graph.ts";
import type { ExtractContext } from "../extractor.ts";

/** The bases that are set on each client; of many, two tell that there are several. */
const basesOf = rememberFor((calls: CallGraph, ev: Evaluator): ReadonlyMap<Node | string, readonly Value[]> => {
  const out = new Map<Node | string, Map<unknown, Value>>();
  for (const { client, base } of setBases(ev)) {
    const key = clientKey(client);
    const bases = (key !== undefined && out.get(key)) || new Map<unknown, Value>();
    const filled = filledIn(base, calls, ev);
    if (key !== undefined && bases.size < 2) out.set(key, bases.set(stringOf(filled) ?? filled, filled));
  }
  return new Map([...out].map(([key, bases]) => [key, [...bases.values()]]));
});

/** The base that all requests of a client have; `own` is the one that it was made with. */
export function baseWith(own: Value, client: Value, { calls, ev }: ExtractContext): Value {
  const set = basesOf(calls, ev).get(clientKey(client) ?? "") ?? [];
  const given = own.kind === "constant" && own.value === undefined ? set : [own, ...set];
  const [first = UNDEFINED] = given;
  const texts = new Set(given.map((base) => stringOf(base) ?? base));
  return texts.size > 1 ? unknown("runtime-value") : first;
}

/** `function setUp(base) {axios.defaults.baseURL = base}`: what its only caller passes. */
function filledIn(base: Value, calls: CallGraph, ev: Evaluator): Value {
  const [fn] = freeParams([base]);
  if (!fn) return base;
  const [only, ...more] = calls.sitesOf(fn);
  const filled = only && more.length === 0 ? ev.apply(base, only.env) : unknown("runtime-value");
  return freeParams([filled]).length > 0 ? unknown("runtime-value") : filled;
}

/** Two reads of a library, or of what one call of it made, are one client. */
export function clientKey(value: Value): Node | string | undefined {
  if (value.kind === "result") return value.node;
  return value.kind === "external" ? `of ${value.component}` : undefined;
}
