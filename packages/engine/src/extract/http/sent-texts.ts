/**
 * Texts that a body holds in every request, `{ method: "list", params }`: one of them may name what is asked for. Takes the
 * body, gives each with where it is written; what is not written in the product's code is left out.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Source, Value } from "../../evaluate/value.ts";
import type { Speaks } from "../call-graph.ts";
import { keysOf } from "./payload.ts";

export interface Sent {
  readonly name: string;
  readonly value: string;
  readonly source: Source;
}

/** Longest text that is a name and no content. */
const MAX_TEXT = 80;

export const sentTexts = (body: Value, ev: Evaluator, speaks: Speaks): readonly Sent[] =>
  keysOf(body, ev).keys.flatMap((name) => {
    const sent = ev.member(body, name);
    if (sent.kind !== "constant" || typeof sent.value !== "string") return [];
    const [source] = sent.sources;
    const isName = sent.value !== "" && sent.value.length <= MAX_TEXT && !sent.value.includes("\n");
    return isName && source && speaks(source.script, source.start) ? [{ name, value: sent.value, source }] : [];
  });
