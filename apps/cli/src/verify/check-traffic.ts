/**
 * What a specification says of traffic against the recording itself: each cited entry is a request of that method to that
 * address, answered with one of the statuses, and its bodies are what the sketches say. Nothing of the analysis is used.
 */
import { createHash } from "node:crypto";
import {
  type Operation,
  readJson,
  type Seen,
  type Shape,
  type Specification,
  type TrafficEvidence,
} from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";
import { fits } from "./fits.ts";

interface Entry {
  readonly method: string;
  readonly url: URL;
  readonly status: number;
  readonly sent: unknown;
  readonly answered: unknown;
  readonly messages: readonly unknown[];
}

/** @param recordings the bytes of recordings by name */
export function checkTraffic(
  { traffic, points }: Specification,
  recordings: ReadonlyMap<string, Uint8Array>,
): readonly Falsehood[] {
  if (traffic === undefined) return [];
  const entries = new Map<string, readonly unknown[]>();
  const wrong: Falsehood[] = [];
  for (const { name, sha256, entries: total } of traffic.recordings) {
    const bytes = recordings.get(name);
    const where = "/traffic/recordings";
    if (bytes === undefined) {
      wrong.push({ code: "missing-file", where, what: name });
      continue;
    }
    const list = entriesOf(bytes);
    if (createHash("sha256").update(bytes).digest("hex") !== sha256)
      wrong.push({ code: "wrong-digest", where, what: sha256 });
    if (list.length !== total) wrong.push({ code: "wrong-total", where, what: `${total}, not ${list.length}` });
    entries.set(name, list);
  }
  const listAt = ({ recording }: TrafficEvidence): readonly unknown[] | undefined => entries.get(recording);
  const calls = points.calls.statements.flatMap(({ id, seen = [], operation }) =>
    seen.map((one) => ({ one, where: `${id}`, message: operation?.direction && operation })),
  );
  const others = traffic.unexplained.map((one) => ({ one, where: "/traffic/unexplained", message: undefined }));
  const ids = new Set<string>(points.calls.statements.map(({ id }) => id));
  return [
    ...wrong,
    ...[...calls, ...others].flatMap(({ one, where, message }) => {
      const list = listAt(one.traffic);
      return list === undefined ? [] : [...checkEntries(one, where, list, message), ...checkSightings(one, where)];
    }),
    ...traffic.unexplained.flatMap(({ mayBe = [] }) =>
      mayBe.flatMap((id): readonly Falsehood[] =>
        ids.has(id) ? [] : [{ code: "dangling", where: "/traffic/unexplained", what: id }],
      ),
    ),
    ...traffic.foreign.flatMap(({ host, traffic: evidence }) =>
      (listAt(evidence) === undefined ? [] : evidence.entries).flatMap((at): readonly Falsehood[] =>
        entryOf(listAt(evidence)?.[at])?.url.host === host
          ? []
          : [{ code: "wrong-entry", where: "/traffic/foreign", what: `${host}: ${at}` }],
      ),
    ),
  ];
}

const checkEntries = (
  seen: Seen,
  where: string,
  list: readonly unknown[],
  message: Operation | undefined,
): readonly Falsehood[] =>
  seen.traffic.entries.flatMap((at): readonly Falsehood[] =>
    (message ? isSaid(seen, entryOf(list[at]), message) : isSeen(seen, entryOf(list[at])))
      ? []
      : [{ code: "wrong-entry", where, what: `${seen.method} ${seen.url}: ${at}` }],
  );

function checkSightings({ answers, traffic, method, url }: Seen, where: string): readonly Falsehood[] {
  const answered = answers.reduce((sum, { sightings }) => sum + sightings, 0);
  const isRight = traffic.sightings >= traffic.entries.length && answered <= traffic.sightings;
  return isRight ? [] : [{ code: "wrong-total", where, what: `${method} ${url}: ${traffic.sightings}` }];
}

function isSeen(seen: Seen, entry: Entry | undefined): boolean {
  if (entry?.method !== seen.method || !isAt(seen.url, entry.url)) return false;
  const isAnswer = entry.status >= 100 && entry.status <= 599;
  const answers = seen.answers.filter(({ status }) => status === entry.status);
  if (isAnswer && answers.length === 0) return false;
  const fitsOne = (shapes: readonly (Shape | undefined)[], body: unknown): boolean =>
    body === undefined || shapes.some((shape) => shape === undefined || fits(body, shape));
  return (
    fitsOne([seen.request], entry.sent) &&
    (!isAnswer ||
      fitsOne(
        answers.map(({ shape }) => shape),
        entry.answered,
      ))
  );
}

/** A message in that direction over the connection, with that name in it. */
function isSaid(seen: Seen, entry: Entry | undefined, { name, direction }: Operation): boolean {
  if (entry?.method !== seen.method || !isAt(seen.url, entry.url)) return false;
  const type = direction === "sent" ? "send" : "receive";
  return entry.messages.some((one) => {
    const data = at(one, "data");
    return at(one, "type") === type && typeof data === "string" && data.includes(JSON.stringify(name).slice(1, -1));
  });
}

/** Segment by segment; a hole holds something, and what stands around it is there. */
function isAt(template: string, { origin, pathname }: URL): boolean {
  const host = /^https?:\/\/[^/]*/.exec(template)?.[0];
  if (host !== undefined && host !== origin.replace(/^ws/, "http")) return false;
  const stated = segmentsOf(template.slice(host?.length ?? 0));
  const found = segmentsOf(pathname);
  return stated.length === found.length && stated.every((segment, index) => isSegment(segment, found[index] ?? ""));
}

const segmentsOf = (path: string): readonly string[] => path.split("/").filter((segment) => segment !== "");

function isSegment(stated: string, escaped: string): boolean {
  const [before = "", ...more] = stated.split(/\{[^{}]*\}/);
  const after = more.at(-1);
  const text = unescaped(escaped);
  if (after === undefined) return text === stated || escaped === stated;
  return text.startsWith(before) && text.endsWith(after) && text.length >= before.length + after.length;
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const at = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, key) ? Reflect.get(inner, key) : undefined,
    value,
  );

function entriesOf(bytes: Uint8Array): readonly unknown[] {
  const entries = at(readJson(new TextDecoder().decode(bytes)), "log", "entries");
  return Array.isArray(entries) ? entries : [];
}

function entryOf(value: unknown): Entry | undefined {
  const [method, address] = [at(value, "request", "method"), at(value, "request", "url")];
  const status = at(value, "response", "status");
  const url = typeof address === "string" ? URL.parse(address) : null;
  if (typeof method !== "string" || typeof status !== "number" || url === null) return undefined;
  const content = at(value, "response", "content");
  const messages = at(value, "_webSocketMessages");
  const isBase64 = at(content, "encoding") === "base64";
  return {
    method: method.toUpperCase(),
    url,
    status,
    sent: body(at(value, "request", "postData", "text"), at(value, "request", "postData", "mimeType"), false),
    answered: body(at(content, "text"), at(content, "mimeType"), isBase64),
    messages: Array.isArray(messages) ? messages : [],
  };
}

function body(text: unknown, mediaType: unknown, isBase64: boolean): unknown {
  if (typeof text !== "string" || typeof mediaType !== "string" || !/json/i.test(mediaType)) return undefined;
  return readJson(isBase64 ? Buffer.from(text, "base64").toString("utf8") : text);
}
