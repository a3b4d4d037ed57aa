/**
 * Entries of HttpParams and HttpHeaders: a plain object, `new HttpParams({ fromObject })`, `new HttpHeaders({...})`, and
 * chains of `.set(name, value)` and `.append(name, value)`, which give a new object each (Angular 4.3 to 20).
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Layer, Value } from "../../../evaluate/value.ts";
import { stringOf } from "../../../evaluate/value.ts";

/** Longest chain that is followed. */
const MAX_CHAIN = 30;

export function entriesOf(value: Value, ev: Evaluator, depth = 0): Value {
  if (depth > MAX_CHAIN) return value;
  if (value.kind === "result" && value.isNew) {
    const first = value.args[0];
    if (first?.kind !== "object") return value;
    const entries = ev.member(first, "fromObject");
    return entries.kind === "object" ? entries : first;
  }
  if (value.kind !== "result" || value.callee.kind !== "member") return value;
  const { object, key } = value.callee;
  const { 0: name, 1: entry } = value.args;
  const fixed = name ? stringOf(name) : undefined;
  if ((key !== "set" && key !== "append") || fixed === undefined || !entry) return value;
  const before = entriesOf(object, ev, depth + 1);
  const layers: readonly Layer[] = before.kind === "object" ? before.layers : [];
  return { kind: "object", layers: [...layers, { kind: "entry", key: fixed, value: entry }] };
}
