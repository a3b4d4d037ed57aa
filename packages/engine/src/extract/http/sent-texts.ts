/**
 * Texts that a body holds in every request, `{ method: "list", params }`: one of them may name what is asked for. Takes the
 * body, gives each with where it is written; what is not written in the product's code is left out.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Source, Value } from "../../evaluate/value.ts";
import type { Speaks } from "../call-graph.ts";
import { carrierOf } from "./envelope.ts";
import { keysOf } from "./payload.ts";

export interface Sent {
  readonly name: string;
  readonly value: string;
  readonly source: Source;
  /** It stands in what the envelope carries. */
  readonly isCarried?: true;
}

/** Longest text that is a name and no content. */
const MAX_TEXT = 80;

export function sentTexts(body: Value, ev: Evaluator, speaks: Speaks): readonly Sent[] {
  const own = textsIn(body, ev, speaks);
  const carrier = carrierOf(keysOf(body, ev).keys);
  if (carrier === undefined) return own;
  const carried = textsIn(ev.member(body, carrier), ev, speaks);
  return [...own, ...carried.map((one) => ({ ...one, isCarried: true as const }))];
}

const textsIn = (body: Value, ev: Evaluator, speaks: Speaks): readonly Sent[] =>
  keysOf(body, ev).keys.flatMap((name) => {
    const sent = ev.member(body, name);
    if (sent.kind !== "constant" || typeof sent.value !== "string") return [];
    const [source] = sent.sources;
    const isName = sent.value !== "" && sent.value.length <= MAX_TEXT && !sent.value.includes("\n");
    return isName && source && speaks(source.script, source.start) ? [{ name, value: sent.value, source }] : [];
  });
