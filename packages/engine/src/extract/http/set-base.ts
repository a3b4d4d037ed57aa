/**
 * The base address that a program sets on a client after it was made: `axios.defaults.baseURL = "/api"`, in any module.
 * Guarantees: a base that is set to several values, or to what several callers pass, is left open.
 */
import { type SetBase, setBases } from "../../evaluate/client-base.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { freeParams } from "../../evaluate/free-params.ts";
import type { Value } from "../../evaluate/value.ts";
import { stringOf, UNDEFINED, unknown } from "../../evaluate/value.ts";
import type { CallGraph } from "../call-graph.ts";
import type { ExtractContext } from "../extractor.ts";

const known = new WeakMap<CallGraph, readonly SetBase[]>();

/** The base that all requests of a client have; `own` is the one that it was made with. */
export function baseWith(own: Value, client: Value, { calls, ev }: ExtractContext): Value {
  const all = known.get(calls) ?? setBases(ev).map((one) => ({ ...one, base: filledIn(one.base, calls, ev) }));
  known.set(calls, all);
  const set = all.filter((one) => isSameClient(one.client, client)).map(({ base }) => base);
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

/** Two reads of a library, or of what one call of it made. */
export function isSameClient(a: Value, b: Value): boolean {
  if (a.kind === "result" && b.kind === "result") return a.node === b.node;
  return a.kind === "external" && b.kind === "external" && a.component === b.component;
}
