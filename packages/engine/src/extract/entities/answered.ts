/**
 * Things that the answers of calls hold, with the places where the code reads their fields. One address answers one
 * kind of thing, alone or in a list (HTTP, RFC 9110: what is put to an address is the state of what it answers; the
 * custom of REST: what stands below a collection is a member of it). What a field of such a thing holds is another one,
 * named by the field. Envelopes around a thing are taken off.
 */
import type { Shape } from "@as-built/spec";
import { pushAll } from "../../lists.ts";
import { append } from "../../multimap.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Unit } from "../../unpack/units.ts";
import type { Sketch } from "../answers/sketch.ts";
import type { Answered } from "../answers/with-answers.ts";
import type { FactEvidence, FileEvidence } from "../fact.ts";
import type { Named } from "../subjects/named.ts";
import { aboutEvent, isPassed, isSeveral, kindName, kindOfSegment, segmentOf, wordsOf } from "../subjects/words.ts";
import type { Sighting } from "../survey.ts";
import { isField } from "./collect.ts";
import { isAround } from "./parts.ts";
import type { FieldSighting, SightingKind } from "./sighting.ts";
import { areAlike } from "./things.ts";

/** A thing of an answer, by its fields. */
export interface AnsweredThing {
  readonly name: string;
  readonly fields: ReadonlyMap<string, readonly FieldSighting[]>;
  /** The data of a page: frameworks call that of every page by the same word. */
  readonly isPage?: boolean;
}

/** `/orders` is the page of orders, `/orders/{id}` that of an order. */
function pageName(url: string): string {
  const segment = segmentOf(url);
  if (segment === undefined) return "Home";
  const kind = url.endsWith("}") ? kindOfSegment(segment) : undefined;
  return kind ?? wordsOf(segment).map(capitalised).join("");
}

/** What is known of one field: where it is read, and what is read of what it holds. */
interface Field {
  readonly at: Sighting<Node>[];
  readonly put: { readonly at: Sighting<Node>; readonly type?: string }[];
  readonly within: Part[];
}

type Part = Map<string, Field>;

/** What a thing is called, and the code that asks for it. */
interface Asked extends Named {
  readonly unit: Unit | undefined;
}

/** What answers and bodies at one address show, and what stands in the answers beside the thing itself. */
interface Resource {
  readonly named: Asked;
  readonly own: Part[];
  readonly beside: Map<string, Part[]>;
  readonly bodies: Part[];
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
    if (answer.call.answer?.into) {
      pushAll(pages, pageThings(answer));
      continue;
    }
    const { url, method = "GET", operation, protocol } = answer.call.content;
    const isHttp = !operation && protocol === "http" && ANSWERING.has(method);
    const named = isHttp ? nameOfAddress(answer) : nameOfEvent(answer);
    if (!named) continue;
    const key = operation ? `${url} ${operation.name}` : collectionOf(url);
    const resource = resources.get(key) ?? {
      named: { ...named, unit: answer.call.unit },
      own: [],
      beside: new Map<string, Part[]>(),
      bodies: [],
      around: [],
    };
    resources.set(key, resource);
    takeOff(answer.data, answer, resource);
    if (PUTTING.has(method)) pushAll(resource.bodies, bodyOf(answer));
  }
  const all = [...resources.values()];
  const things = all.flatMap(({ named, own, beside, bodies }) => [
    ...thingsOf(own, named, bodies),
    ...[...beside].flatMap(([key, parts]) => thingsOf(parts, { ...named, name: partName(key, named.name) }, [])),
  ]);
  return { things: [...things, ...pages], around: all.flatMap(({ around }) => around) };
}

/** What a server puts together for one page is the data of that page, and holds the things. */
function pageThings(answer: Answered): readonly AnsweredThing[] {
  const at = answer.call.evidence.find(isInScript);
  const { url, method } = answer.call.content;
  // as the framework calls them
  const name = `${pageName(url)}${method === "GET" ? "Data" : "ActionData"}`;
  const named = { name, sent: false, unit: answer.call.unit };
  const [page, ...within] = at ? thingsOf([partOf(answer.data, answer)], { ...named, at }, []) : [];
  return page ? [{ ...page, isPage: true }, ...within] : [];
}

/** `/api/orders/{id}` is one of `/api/orders`. */
const collectionOf = (url: string): string => url.replace(/\{[^{}]*\}/g, "{}").replace(/(?<!\/\{\})(?:\/\{\})+$/, "");

/** What the address is about, where its last piece is written. */
export function nameOfAddress({ call: { content, evidence } }: Answered): Named | undefined {
  const name = segmentOf(content.url);
  const kind = name === undefined ? undefined : kindOfSegment(name);
  const places = evidence.filter(isInScript);
  const at = places.findLast((one) => one.for === "/url") ?? places[0];
  return kind === undefined || !at ? undefined : { name: kind, at, sent: true };
}

/** What an event says is so or what it asks for: `user:updated`, `get-users`. */
function nameOfEvent({ call: { content, evidence } }: Answered): Named | undefined {
  const { operation } = content;
  const at = evidence.filter(isInScript).find((one) => one.for === "/operation/name");
  if (operation?.type !== "event" || !at) return undefined;
  const kind = kindName(aboutEvent(operation.name));
  return kind === undefined ? undefined : { name: kind, at, sent: true };
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

function partsOf(sketch: Sketch, answer: Answered): readonly Part[] {
  const items = sketch.knownItems();
  const part = partOf(sketch, answer);
  if (items) return part.size > 0 ? [] : partsOf(items, answer);
  return part.size > 0 ? [part] : [];
}

function partOf(sketch: Sketch, answer: Answered): Part {
  const out: Part = new Map();
  for (const [key, { of, reads }] of sketch.parts()) {
    const at = reads.flatMap((read) => answer.placed(read) ?? []);
    if ((isField(key) || answer.call.answer?.into) && at.length > 0)
      out.set(key, { at, put: [], within: [...partsOf(of, answer)] });
  }
  return out;
}

function bodyOf({ call: { content, answer } }: Answered): readonly Part[] {
  const at = answer?.trail[0];
  const fields = Object.entries(content.request?.properties ?? {});
  if (!at || fields.length === 0) return [];
  return [new Map(fields.filter(([key]) => isField(key)).map(([key, shape]) => [key, putAt(at, shape)]))];
}

const putAt = (at: Sighting<Node>, { type }: Shape): Field => ({
  at: [],
  put: [{ at, ...(type === undefined ? {} : { type }) }],
  within: [],
});

/** Parts that are alike are one thing. The one of which most is known has the name. */
function thingsOf(parts: readonly Part[], named: Asked, bodies: readonly Part[]): readonly AnsweredThing[] {
  const things = joined(parts);
  for (const body of bodies) {
    const same = things.find((thing) => areAlike(keysOf(body), keysOf(thing)));
    if (same) add(same, body);
  }
  return things.flatMap((thing, index) => {
    // what the same address answers otherwise has no name
    if (index > 0) return [];
    const { name } = named;
    const within = [...thing].flatMap(([key, field]) =>
      thingsOf(field.within, { ...named, name: partName(key, named.name) }, []),
    );
    return [{ name, fields: sightingsOf(thing, { ...named, name }) }, ...within];
  });
}

const keysOf = (part: Part): ReadonlySet<string> => new Set(part.keys());

function joined(parts: readonly Part[]): readonly Part[] {
  const out: Part[] = [];
  for (const part of [...parts].sort((a, b) => b.size - a.size)) {
    const same = out.find((one) => areAlike(keysOf(part), keysOf(one)));
    if (same) add(same, part);
    else
      out.push(
        new Map(
          [...part].map(([key, { at, put, within }]) => [key, { at: [...at], put: [...put], within: [...within] }]),
        ),
      );
  }
  return out;
}

function add(into: Part, part: Part): void {
  for (const [key, { at, put, within }] of part) {
    const known = into.get(key);
    if (!known) into.set(key, { at: [...at], put: [...put], within: [...within] });
    else {
      pushAll(known.at, at);
      pushAll(known.put, put);
      pushAll(known.within, within);
    }
  }
}

/** What a field holds: `order.customer` a customer, `order.items` an item of an order. */
function partName(key: string, owner: string): string {
  const word = isSeveral(key) ? key.slice(0, -1) : key;
  return kindName(key) ?? owner + capitalised(word);
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function sightingsOf(part: Part, { unit, ...named }: Asked): ReadonlyMap<string, readonly FieldSighting[]> {
  return new Map(
    [...part].map(([field, { at, put }]) => {
      const seen = (one: Sighting<Node>, kind: SightingKind): FieldSighting => ({
        owner: named.name,
        named,
        field,
        kind,
        at: one,
        group: one.node,
        ...(unit && { asked: unit }),
      });
      return [
        field,
        [
          ...at.map((one) => seen(one, "answered")),
          ...put.map(({ at: one, type }) => ({ ...seen(one, "put"), ...(type === undefined ? {} : { type }) })),
        ],
      ];
    }),
  );
}
