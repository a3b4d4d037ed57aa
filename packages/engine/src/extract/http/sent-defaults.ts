/**
 * What is sent where nothing else is given: `{ expiration: given || "NEVER" }`, `list({ limit = 25 })`, `?size=${size ?? 50}`.
 * Takes the parts of a request, gives names and values with where they are written; what is not written in the product's
 * code is left out, and so are switches and the numbers that counts begin with.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Source, Value } from "../../evaluate/value.ts";
import type { Speaks } from "../call-graph.ts";
import { keysOf } from "./payload.ts";
import { queryValues } from "./query-values.ts";

export interface SentDefault {
  readonly name: string;
  readonly place: "query" | "body";
  readonly value: string | number;
  readonly source: Source;
}

/** Longest text that is a code and no content. */
const MAX_TEXT = 80;
/** 0 and 1 begin counts. */
const LEAST = 2;

export function sentDefaults(
  { url, query, body }: { readonly url: Value; readonly query: Value; readonly body: Value },
  ev: Evaluator,
  speaks: Speaks,
): readonly SentDefault[] {
  const given = [
    ...inAddress(url),
    ...[query, ...queryValues(url)]
      .flatMap((one) => keyed(one, ev))
      .map((one) => ({ ...one, place: "query" as const })),
    ...keyed(body, ev).map((one) => ({ ...one, place: "body" as const })),
  ];
  return given.flatMap(({ name, place, sent }) => {
    const found = defaultOf(sent);
    return found && speaks(found.source.script, found.source.start) ? [{ name, place, ...found }] : [];
  });
}

interface Given {
  readonly name: string;
  readonly sent: Value;
}

const keyed = (values: Value, ev: Evaluator): readonly Given[] =>
  keysOf(values, ev).keys.map((name) => ({ name, sent: ev.member(values, name) }));

/** `/boats?page=${page}&size=${size ?? 50}` */
function inAddress(url: Value): readonly (Given & { readonly place: "query" })[] {
  if (url.kind !== "template") return [];
  return url.parts.flatMap((sent, at) => {
    const before = url.parts[at - 1];
    const open = typeof before === "string" && before.endsWith("=") ? before.slice(0, -1).split("?").at(-1) : undefined;
    const name = open?.split("&").at(-1) ?? "";
    return typeof sent === "string" || name === "" ? [] : [{ name, sent, place: "query" as const }];
  });
}

function defaultOf(sent: Value): Pick<SentDefault, "value" | "source"> | undefined {
  if (sent.kind !== "choice" || sent.first.kind === "constant") return undefined;
  const { second } = sent;
  if (second.kind !== "constant") return defaultOf(second);
  const { value, sources } = second;
  const [source] = sources;
  const isText = typeof value === "string" && value !== "" && value.length <= MAX_TEXT && !value.includes("\n");
  return source && (isText || (typeof value === "number" && value >= LEAST)) ? { value, source } : undefined;
}
