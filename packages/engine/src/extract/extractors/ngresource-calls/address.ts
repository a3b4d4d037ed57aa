/**
 * Addresses of ngResource: `/notes/:id` takes what a call gives for `id`, else what the resource says of it, `{ id: "@id" }`:
 * a property of what is sent. A segment for which nothing is given falls away, and parameters that have no segment are
 * put behind the question mark.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { concat } from "../../../evaluate/text.ts";
import { constant, isConstant, type Layer, stringOf, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import { keysOf } from "../../http/payload.ts";
import { setting } from "../../http/settings.ts";

export interface Given {
  readonly parameters: Value;
  readonly defaults: Value;
  readonly data: Value;
  readonly isInstance: boolean;
}

/** No port: it begins with a letter. */
const PARAMETER = /(\/?):([A-Za-z_]\w*)/g;

/** Conditions and concatenations that are looked into. */
const MAX_DEPTH = 4;

export function filledIn(url: Value, given: Given, ev: Evaluator, depth = 0): Value {
  if (url.kind === "constant") return concat(pieces(String(url.value), given, ev), url.sources);
  if (url.kind !== "template" || depth > MAX_DEPTH) return url;
  const parts = url.parts.flatMap((part) =>
    typeof part === "string" ? pieces(part, given, ev) : [filledIn(part, given, ev, depth + 1)],
  );
  return concat(parts, url.sources);
}

function pieces(text: string, given: Given, ev: Evaluator): readonly Value[] {
  const out: Value[] = [];
  let from = 0;
  for (const match of text.matchAll(PARAMETER)) {
    const [whole, slash = "", name = ""] = match;
    out.push(constant(text.slice(from, match.index)));
    if (isGiven(name, given, ev)) out.push(constant(slash), { kind: "named", name });
    from = match.index + whole.length;
  }
  return [...out, constant(text.slice(from))];
}

function isGiven(name: string, { parameters, defaults, data, isInstance }: Given, ev: Evaluator): boolean {
  if (mayHave(parameters, name, ev)) return true;
  const fallback = setting(defaults, name, ev);
  if (isConstant(fallback, undefined)) return false;
  const property = stringOf(fallback);
  return property?.startsWith("@") ? isInstance || mayHave(data, property.slice(1), ev) : true;
}

/** What is open may have it. */
const mayHave = (object: Value, key: string, ev: Evaluator): boolean =>
  object.kind !== "constant" && !isConstant(ev.member(object, key), undefined);

/** Parameters without a segment. */
export function queryOf(url: Value, parameters: Value, ev: Evaluator): Value {
  const segments = new Set(textsIn(url).flatMap((text) => [...text.matchAll(PARAMETER)].map(([, , name]) => name)));
  const layers = keysOf(parameters, ev)
    .keys.filter((key) => !segments.has(key))
    .map((key): Layer => ({ kind: "entry", key, value: ev.member(parameters, key) }));
  return layers.length > 0 ? { kind: "object", layers } : UNDEFINED;
}

function textsIn(url: Value, depth = 0): readonly string[] {
  if (url.kind === "constant") return [String(url.value)];
  if (url.kind !== "template" || depth > MAX_DEPTH) return [];
  return url.parts.flatMap((part) => (typeof part === "string" ? [part] : textsIn(part, depth + 1)));
}
