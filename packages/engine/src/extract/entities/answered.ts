/**
 * Things that the answers of calls hold, with the places where the code reads their fields. One address answers one
 * kind of thing, alone or in a list (HTTP, RFC 9110: what is put to an address is the state of what it answers; the
 * custom of REST: what stands below a collection is a member of it). What a field of such a thing holds is another one,
 * named by the field. Envelopes around a thing are taken off.
 */
import type { Shape } from "@as-built/spec";
import { pushAll } from "../../lists.ts";
import { append } from "../../multimap.ts";
import { isOfPages } from "../../platform/built-in.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Sketch } from "../answers/sketch.ts";
import type { Answered } from "../answers/with-answers.ts";
import type { FactEvidence, FactOf, FileEvidence } from "../fact.ts";
import type { Named } from "../subjects/named.ts";
import {
  aboutEvent,
  capitalised,
  isPassed,
  kindName,
  kindOfSegment,
  partName,
  segmentOf,
  wordsOf,
} from "../subjects/words.ts";
import type { Sighting } from "../survey.ts";
import { isField } from "./collect.ts";
import { heldThings, pageThings } from "./page-things.ts";
import { isAround } from "./parts.ts";
import { type AnsweredThing, type Asked, type Field, type Part, partOf, partsOf, thingsOf } from "./sketched-things.ts";
import { areAlike } from "./things.ts";

/** What answers and bodies at one address show, and what stands in the answers beside the thing itself. */
interface Resource {
  readonly named: Asked;
  readonly operation: string | undefined;
  readonly own: Part[];
  readonly beside: Map<string, Part[]>;
  readonly bodies: Part[];
  /** What an operation is given, which is none of what it answers. */
  readonly given: Part[];
  /** Where what is around the things is read. */
  readonly around: Sighting<Node>[];
}

export interface AnsweredThings {
  readonly things: readonly AnsweredThing[];
  readonly around: readonly Sighting<Node>[];
}

const ANSWERING = new Set(["GET", "POST", "PUT", "PATCH"]);
const PUTTING = new Set(["POST", "PUT", "PATCH"]);
/** So many plain fields beside a list are those of a thing that has the list. */
const MIN_BESIDE = 2;

export function answeredThings(answers: readonly Answered[]): AnsweredThings {
  const resources = new Map<string, Resource>();
  const pages: AnsweredThing[] = [];
  for (const answer of answers) {
    const { call, held } = answer;
    if (held) pushAll(pages, heldThings(held, answer));
    if (call?.answer?.into) pushAll(pages, pageThings(call, answer));
    if (!call || call.answer?.into) continue;
    const { url, method = "GET", operation, protocol } = call.content;
    const isHttp = !operation && protocol === "http" && ANSWERING.has(method);
    const named = isHttp ? (nameOfAddress(call) ?? nameOfSegment(call)) : nameOfOperation(call);
    if (!named) continue;
    const key = operation ? `${url} ${operation.name}` : collectionOf(url);
    const resource = resources.get(key) ?? {
      named: { ...named, unit: call.unit },
      operation: operation?.name,
      own: [],
      beside: new Map<string, Part[]>(),
      bodies: [],
      given: [],
      around: [],
    };
    resources.set(key, resource);
    takeOff(answer.data, answer, resource);
    if (operation) pushAll(resource.given, sentOf(call));
    else if (PUTTING.has(method)) pushAll(resource.bodies, sentOf(call));
  }
  const all = [...resources.values()];
  const things = all.flatMap(({ named, operation, own, beside, bodies, given }) => {
    const answered = thingsOf(own, named, bodies);
    return [
      ...answered.map((one) => ({ ...one, isWhole: answered.length === 1 })),
      ...[...beside].flatMap(([key, parts]) => thingsOf(parts, { ...named, name: partName(key, named.name) }, [])),
      ...requestsOf(bodies, answered[0], named),
      ...requestsOf(given, undefined, { ...named, name: requestName(operation) ?? named.name }),
    ];
  });
  return { things: [...things, ...pages], around: all.flatMap(({ around }) => around) };
}

/** `bucket.put`, `bucket.list`: what one is given is none of what the others are, so the name says both. */
const requestName = (operation: string | undefined): string | undefined =>
  operation === undefined || kindName(aboutEvent(lastOf(operation))) ? undefined : joinedWords(operation);

const lastOf = (operation: string): string => operation.slice(operation.lastIndexOf(".") + 1);

/** What is sent that is none of what the address answers: `{email, password}` to `/login`. */
function requestsOf(
  bodies: readonly Part[],
  answered: AnsweredThing | undefined,
  named: Asked,
): readonly AnsweredThing[] {
  const of = answered && new Set(answered.fields.keys());
  const own = bodies.filter((body) => isThing(body) && (!of || !areAlike(new Set(body.keys()), of)));
  const [thing] = thingsOf(own, { ...named, name: `${named.name}Request` }, []);
  return thing ? [{ ...thing, isWhole: true }] : [];
}

/** Which page of a list is asked for, and what a client adds, `_meta`, is no thing. */
const isThing = (body: Part): boolean => [...body.keys()].some((key) => !isOfPages(key) && !key.startsWith("_"));

/** `/api/orders/{id}` is one of `/api/orders`. */
const collectionOf = (url: string): string => url.replace(/\{[^{}]*\}/g, "{}").replace(/(?<!\/\{\})(?:\/\{\})+$/, "");

/** What the address is about, where its last piece is written. */
export function nameOfAddress({ content, evidence }: FactOf<"calls">): Named | undefined {
  const name = segmentOf(content.url);
  const kind = name === undefined ? undefined : kindOfSegment(name);
  const places = evidence.filter(isInScript);
  const at = places.findLast((one) => one.for === "/url") ?? places[0];
  return kind === undefined || !at ? undefined : { name: kind, at, sent: true };
}

/** `/data/config`: a word that elsewhere says nothing names what is answered under it. */
function nameOfSegment({ content, evidence }: FactOf<"calls">): Named | undefined {
  const at = evidence.filter(isInScript).findLast((one) => one.for === "/url") ?? evidence.find(isInScript);
  const segment = segmentOf(content.url) ?? content.url.split("/").findLast((one) => FIXED.test(one));
  const name = joinedWords(segment ?? "");
  return name === "" || !at ? undefined : { name, at, sent: true };
}

const joinedWords = (name: string): string =>
  wordsOf(name)
    .map((word) => capitalised(word === word.toUpperCase() ? word.toLowerCase() : word))
    .join("");

const FIXED = /^[A-Za-z][\w-]*$/;

/** What an event says is so, or what is asked for: `user:updated`, `get-users`, `user.list`. GraphQL says itself what it asks for. */
function nameOfOperation({ content, evidence }: FactOf<"calls">): Named | undefined {
  const { operation, protocol } = content;
  const places = evidence.filter(isInScript);
  const at = places.findLast((one) => one.for === "/operation/name") ?? places[0];
  if (!operation || protocol === "graphql" || !at) return undefined;
  const name =
    kindName(aboutEvent(lastOf(operation.name))) ?? kindName(aboutEvent(operation.name)) ?? joinedWords(operation.name);
  return name === "" ? undefined : { name, at, sent: true };
}

const isInScript = (one: FactEvidence | FileEvidence): one is FactEvidence => "script" in one;

/** What an answer holds, without what is around it: `{items: [...], total}`, `{user: {...}}` of `/user`. */
function takeOff(sketch: Sketch, answer: Answered, resource: Resource): void {
  const items = sketch.knownItems();
  const keys = [...sketch.parts()].filter(([key]) => isField(key));
  if (items && keys.length > 0) return;
  if (items) takeOff(items, answer, resource);
  if (keys.length === 0) return;
  const isAlone = keys.filter(([key]) => !isAround(key)).length === 1;
  // `{user: {...}}` of `/user`; beside other fields it is one of them: `/weather` answers `{weather: [...], wind: {...}}`
  const isOwn = ([key]: (typeof keys)[number]): boolean =>
    isPassed(key) || (isAlone && kindOfSegment(key) === resource.named.name);
  const holding = keys.filter(([, { of }]) => isStructured(of));
  const held = holding.filter(isOwn);
  const plain = keys.filter(([key, { of }]) => !isStructured(of) && !isAround(key));
  // `{error, orders}` of `/orders`: what is around the thing, of which nothing is read
  if (held.length === 0 && holding.length === 0 && keys.every((one) => isOwn(one) || isAround(one[0]))) return;
  if (held.length === 0 || plain.length >= MIN_BESIDE) resource.own.push(partOf(sketch, answer));
  else {
    pushAll(
      resource.around,
      keys.flatMap(([, { reads }]) => reads.flatMap((read) => answer.placed(read) ?? [])),
    );
    for (const [, { of }] of held) takeOff(of, answer, resource);
    for (const [key, { of }] of holding.filter((one) => !isOwn(one) && !isAround(one[0])))
      for (const part of partsOf(of, answer)) append(resource.beside, key, part);
  }
}

const isStructured = (sketch: Sketch): boolean =>
  sketch.knownItems() !== undefined || [...sketch.parts().keys()].some((key) => isField(key));

function sentOf({ content, answer }: FactOf<"calls">): readonly Part[] {
  const at = answer?.trail[0];
  const fields = Object.entries(content.request?.properties ?? {}).filter(([key]) => isField(key));
  return at && fields.length > 0 ? [new Map(fields.map(([key, shape]) => [key, putAt(at, shape)]))] : [];
}

const putAt = (at: Sighting<Node>, { type }: Shape): Field => ({
  at: [],
  put: [{ at, ...(type === undefined ? {} : { type }) }],
  within: [],
});
