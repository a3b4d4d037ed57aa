/** What a recording of traffic shows of a call: requests, what they sent, what came back, and where they stand in it. */
import type { Seen, SeenAnswer } from "@as-built/spec";
import { plural } from "../format.ts";
import type { FactValue } from "../line.ts";
import { properties } from "./shapes.ts";

/** The first line names the requests, with their places as evidence; the others say what they hold. */
export const seenValues = (seen: Seen, isEvent = false): readonly FactValue[] => [
  { text: `${seen.method} ${seen.url}`, mono: true, note: placesOf(seen, isEvent) },
  ...(seen.query ?? []).map(({ name, type }) => ({ text: `?${name}`, mono: true, ...(type && { note: type }) })),
  ...properties(seen.request).map((value) => noted(value, "sent")),
  ...seen.answers.flatMap(answerOf),
];

/** `3 requests: desk.har, entries 4, 18, 23` */
export function placesOf(
  { traffic: { recording, entries, sightings } }: Pick<Seen, "traffic">,
  isEvent = false,
): string {
  // the messages of a connection stand in one place
  const more = isEvent ? 0 : sightings - entries.length;
  const listed = entries.join(", ") + (more > 0 ? ` and ${more} more` : "");
  return `${plural(sightings, isEvent ? "message" : "request")}: ${recording}, ${entries.length === 1 ? "entry" : "entries"} ${listed}`;
}

const answerOf = ({ status, mediaType, sightings, shape }: SeenAnswer): readonly FactValue[] => [
  { text: String(status), mono: true, note: [`${sightings} ×`, ...(mediaType ? [mediaType] : [])].join(" ") },
  ...properties(shape).map((value) => noted(value, "answered")),
];

const noted = (value: FactValue, what: string): FactValue => ({
  ...value,
  note: value.note === undefined ? what : `${what}, ${value.note}`,
});
