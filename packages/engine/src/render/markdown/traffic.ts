/** What a recording of traffic shows: of a call, and of requests that no call explains. */
import type { Seen, SeenAnswer, SeenParameter, Specification, Traffic, UnexplainedTraffic } from "@as-built/spec";
import { blocks, heading, table } from "./block.ts";
import { code, type Inline, joined, maybe, NOTHING, prose, raw, value } from "./inline.ts";
import { grouped, plural } from "./numbers.ts";
import { shapeKeys } from "./shape.ts";

/** Keys of one answer in a cell of a table; the JSON form has the rest. */
const KEYS = 12;

/** `GET` `/v2/orders`, 3 times: `200` (`[].id` `integer`); `404`. */
export const seenLine = (seen: Seen): Inline =>
  joined(
    [raw(`${code(seen.method)} ${code(seen.url)}, ${times(seen.traffic.sightings)}`), seenParts(seen)].filter(
      (part) => part !== NOTHING,
    ),
    ": ",
  );

const times = (sightings: number): string => (sightings === 1 ? "once" : `${sightings} times`);

const seenParts = ({ query = [], request, answers }: Seen): Inline =>
  joined(
    [
      query.length === 0 ? NOTHING : raw(`query ${joined(query.map(parameter))}`),
      request === undefined ? NOTHING : raw(`body ${shortened(shapeKeys(request))}`),
      ...answers.map(answerOf),
    ],
    "; ",
  );

const parameter = ({ name, type }: SeenParameter): Inline => joined([code(name), maybe(type, code)], " ");

function answerOf({ status, shape }: SeenAnswer): Inline {
  const keys = shapeKeys(shape);
  return keys.length === 0 ? value(status) : raw(`${value(status)} (${shortened(keys)})`);
}

function shortened(keys: readonly Inline[]): Inline {
  if (keys.length <= KEYS) return joined(keys);
  return joined([...keys.slice(0, KEYS), raw(`${keys.length - KEYS} more`)]);
}

/** A section of its own, behind the nine points: none of it is shown by the application's code. */
export function traffic({ traffic: seen, points }: Specification): string {
  if (seen === undefined) return "";
  const found = points.calls.statements.filter((call) => call.seen !== undefined).length;
  return blocks([
    heading(2, raw("Seen in traffic")),
    opening(seen, found, points.calls.statements.length),
    seen.unexplained.length === 0 ? "" : heading(3, raw("Explained by no call")),
    table(seen.unexplained, [
      { head: "Method", cell: ({ method }) => code(method) },
      { head: "Address", cell: ({ url }) => code(url) },
      { head: "Times", cell: ({ traffic: { sightings } }) => value(sightings) },
      { head: "Seen", cell: seenParts },
      { head: "May be", cell: ({ mayBe = [] }: UnexplainedTraffic) => joined(mayBe.map(code)) },
    ]),
    seen.foreign.length === 0 ? "" : heading(3, raw("Other hosts")),
    table(seen.foreign, [
      { head: "Host", cell: ({ host }) => code(host) },
      { head: "Methods", cell: ({ methods }) => joined(methods.map(code)) },
      { head: "Times", cell: ({ traffic: { sightings } }) => value(sightings) },
    ]),
    seen.leftOut === undefined ? "" : `${grouped(seen.leftOut)} more are not listed.`,
  ]);
}

const opening = ({ recordings }: Traffic, found: number, calls: number): string =>
  [
    ...recordings.map(
      (one) => `${code(one.name)} holds ${plural(one.calls, "call")} in ${plural(one.entries, "request")}.`,
    ),
    `${found} of ${plural(calls, "call")} of the nine points were seen in it.`,
    TRAFFIC_KEY,
  ].join(" ");

const TRAFFIC_KEY = prose(
  "No value of a recording is kept. What stands in an address and is no word of the program is a hole that says what it was: number, uuid, id or word.",
);
