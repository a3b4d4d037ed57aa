/**
 * What a request sends that is fixed: headers of the product's own, values of parameters and of fields of the body. Takes
 * the parts of a request, gives each with where it is written; what is not written in the product's code is left out.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, type Source, type Value } from "../../evaluate/value.ts";
import type { Speaks } from "../call-graph.ts";
import { firstOf } from "../first-of.ts";
import { placeOfKey } from "../name-place.ts";
import { keysOf } from "./payload.ts";
import { queryValues } from "./query-values.ts";

export interface Sent {
  readonly in: "query" | "header" | "body";
  readonly name: string;
  /** Nothing where it differs from request to request. */
  readonly value?: string | number;
  /** Where the value is written, or the name where there is none. */
  readonly source: Source;
}

interface Parts {
  readonly url: Value;
  readonly query: Value;
  readonly headers: Value;
  readonly body: Value;
}

/** Fields that HTTP and the Fetch standard define (RFC 9110, 9111, 6265, 6454): how every program talks. */
const STANDARD =
  /^(?:accept|content|if|sec|access-control|proxy)(?:-|$)|^(?:authorization|cache-control|pragma|expires|cookie|user-agent|referer|origin|host|range|connection|keep-alive|upgrade|x-requested-with)$/i;

export const isStandardHeader = (name: string): boolean => STANDARD.test(name);

/** Longest text that is a value and no content. */
const MAX_TEXT = 80;
/** What says yes, no or nothing, as a text. */
const FLAGS = new Set(["", "true", "false"]);
/** Deepest nesting of what is spread in. */
const MAX_SPREADS = 4;
/** A smaller number is a flag, or where a count begins. */
const LEAST = 2;

export function sentValues({ url, query, headers, body }: Parts, ev: Evaluator, speaks: Speaks): readonly Sent[] {
  const fixedIn = (object: Value, where: Sent["in"]): readonly Sent[] =>
    keysOf(object, ev).keys.flatMap((name) => {
      const sent = fixed(ev.member(object, name));
      return sent && speaks(sent.source.script, sent.source.start) ? [{ in: where, name, ...sent }] : [];
    });
  return [
    ...sentHeaders(headers, ev, speaks),
    ...[query, ...queryValues(url)].flatMap((object) => fixedIn(object, "query")),
    ...fixedIn(body, "body"),
  ];
}

/** Headers that no standard defines, also those whose value is open. */
export const sentHeaders = (headers: Value, ev: Evaluator, speaks: Speaks): readonly Sent[] =>
  keysOf(headers, ev).keys.flatMap((name) => {
    const sent = isStandardHeader(name) ? undefined : (fixed(ev.member(headers, name)) ?? named(headers, name, ev));
    return sent && speaks(sent.source.script, sent.source.start) ? [{ in: "header", name, ...sent }] : [];
  });

/** Where a key is written, also in what is spread in. */
function named(object: Value, key: string, ev: Evaluator, depth = 0): Pick<Sent, "source"> | undefined {
  const inside = (value: Value): Pick<Sent, "source"> | undefined =>
    depth < MAX_SPREADS ? named(value, key, ev, depth + 1) : undefined;
  return firstOf(outcomes(object), (one) => {
    const [source] = placeOfKey(one, key);
    if (source || one.kind !== "object") return source && { source };
    return firstOf(one.layers, (layer) => {
      if (layer.kind === "spread") return inside(layer.value);
      if (layer.kind !== "literal") return undefined;
      return firstOf(layer.node.properties, (part) =>
        part.type === "SpreadElement" ? inside(ev.evaluate(part.argument, layer.module)) : undefined,
      );
    });
  });
}

function fixed(value: Value): Pick<Sent, "value" | "source"> | undefined {
  if (value.kind !== "constant") return undefined;
  const [source] = value.sources;
  const { value: known } = value;
  if (!source) return undefined;
  if (typeof known === "number")
    return Number.isFinite(known) && Math.abs(known) >= LEAST ? { value: known, source } : undefined;
  if (typeof known !== "string" || FLAGS.has(known) || known.length > MAX_TEXT || /\n/.test(known)) return undefined;
  return { value: known, source };
}
