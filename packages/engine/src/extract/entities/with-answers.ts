/**
 * Entities from both sides: groups of fields that the code calls by one name, and things that were followed from an
 * answer to where they are read. What is read at the same place is the same thing, so a thing takes what a group saw of
 * it. A name alone joins nothing that has no fields in common.
 */
import { COMMON, VAGUE } from "../../language/naming.ts";
import { addTo, append } from "../../multimap.ts";
import { rememberFor } from "../../remember.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Answered } from "../answers/with-answers.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Sighting } from "../survey.ts";
import { answeredThings } from "./answered.ts";
import { type EntityGroup, type FieldGroup, isAddressed, isEntity, isOfData, isUnnamed } from "./group.ts";
import { namedByCalls } from "./named-by-calls.ts";
import { type FieldSighting, isSeen } from "./sighting.ts";
import type { AnsweredThing } from "./sketched-things.ts";
import { areAlike } from "./things.ts";

interface Thing {
  name: string;
  readonly longName: string;
  readonly fields: Map<string, FieldSighting[]>;
  readonly isPage: boolean;
  readonly isWhole: boolean;
}

export const entitiesWith = rememberFor(entitiesOf);

function entitiesOf(
  answers: readonly Answered[],
  named: readonly EntityGroup[],
  context: ExtractContext,
): readonly EntityGroup[] {
  const { things, around } = answeredThings(answers);
  const own = withoutAround(named, new Set(around.map(placeAt)), answers);
  return joined(apart(readTogether(things.map(thingOf))), namedByCalls(own, answers, context));
}

const thingOf = ({ name, longName, fields, isPage = false, isWhole = false }: AnsweredThing): Thing => ({
  name,
  longName,
  isPage,
  isWhole,
  fields: new Map([...fields].map(([field, list]) => [field, [...list]])),
});

/** What an answer has around a thing is none of its fields, whatever the code calls the answer. */
function withoutAround(
  groups: readonly EntityGroup[],
  around: ReadonlySet<string>,
  answers: readonly Answered[],
): readonly EntityGroup[] {
  const beside = new Set(answers.flatMap((one) => [...one.beside]));
  const made = new Set(answers.flatMap((one) => [...one.made]));
  // what is called by the address that is asked is the answer, and not the response or what is made of both
  const isAround = (one: FieldSighting): boolean =>
    around.has(placeOf(one)) ||
    made.has(ownNode(one.at.node)) ||
    (one.named.sent === true && beside.has(ownNode(one.at.node)));
  return groups.flatMap((group) => {
    const fields = group.fields
      .map(({ name, sightings }) => ({ name, sightings: sightings.filter((one) => !isAround(one)) }))
      .filter(({ sightings }) => sightings.length > 0);
    if (fields.length === group.fields.length) return [group];
    const rest = { name: group.name, fields };
    return isEntity(rest) ? [rest] : [];
  });
}

/** So many fields that few things have, read at the same places, are those of one thing. */
const MIN_TOGETHER = 2;

/** Answers of several addresses that are read at the same places are one thing: an order, and what paying it answers. */
function readTogether(things: readonly Thing[]): readonly Thing[] {
  const out: { readonly thing: Thing; readonly places: Set<string> }[] = [];
  // by a place the things, by their ordinals, that are read there: of thousands of answers few share one
  const at = new Map<string, Set<number>>();
  for (const thing of [...things].sort((a, b) => b.fields.size - a.fields.size)) {
    const read = [...thing.fields.values()].flat().map(placeOf);
    const near = [...new Set(read.flatMap((place) => [...(at.get(place) ?? [])]))].sort((a, b) => a - b);
    const found = near.find((ordinal) => isReadWith(thing, out[ordinal]?.places ?? new Set()));
    const same = found === undefined ? undefined : out[found];
    const places = same?.places ?? new Set<string>();
    if (same)
      for (const [field, list] of thing.fields)
        same.thing.fields.set(field, [...(same.thing.fields.get(field) ?? []), ...list]);
    for (const place of placesIn(thing)) {
      places.add(place);
      addTo(at, place, found ?? out.length);
    }
    if (!same) out.push({ thing, places });
  }
  return out.map(({ thing }) => thing);
}

/** Things of one name that have nothing in common: the larger ones are called by what they are parts of, too. */
function apart(things: readonly Thing[]): readonly Thing[] {
  const named = new Map<string, Thing[]>();
  for (const thing of things) {
    const same = named.get(thing.name) ?? [];
    const isOther = same.length > 0 && !same.some((one) => areAlike(keysOf(one), keysOf(thing)));
    if (isOther && !named.has(thing.longName)) thing.name = thing.longName;
    append(named, thing.name, thing);
  }
  return things;
}

const keysOf = ({ fields }: Thing): ReadonlySet<string> => new Set(fields.keys());

const placesIn = ({ fields }: Thing): readonly string[] =>
  [...fields.values()].flat().flatMap((one) => (one.kind === "answered" ? placeOf(one) : []));

function isReadWith({ fields }: Thing, places: ReadonlySet<string>): boolean {
  const shared = [...fields].filter(([, list]) => list.some((one) => places.has(placeOf(one))));
  return shared.length * 2 > fields.size && shared.filter(([field]) => !COMMON.has(field)).length >= MIN_TOGETHER;
}

function joined(things: readonly Thing[], named: readonly EntityGroup[]): readonly EntityGroup[] {
  const places = new Map<string, Thing[]>();
  for (const thing of things)
    for (const one of [...thing.fields.values()].flat())
      if (one.kind === "answered") append(places, placeOf(one), thing);
  const left = named.flatMap((group) => withoutThings(group, things, places));
  const stated = things.filter(({ fields, isWhole }) => fields.size > 1 || isWhole).map(groupOf);
  const all = [...stated.filter(isEntity), ...left];
  const byField = new Map<string, EntityGroup[]>();
  for (const group of all) if (isOfData(group)) for (const { name } of group.fields) append(byField, name, group);
  return [...distinct(all.filter((group) => !isToldBy(group, byField)))].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Whether all that is only known of what is sent is known of something else, of which the rarest field is one. */
function isToldBy(group: EntityGroup, byField: ReadonlyMap<string, readonly EntityGroup[]>): boolean {
  if (!isOnlySent(group)) return false;
  const having = group.fields.map(({ name }) => byField.get(name) ?? []).sort((a, b) => a.length - b.length);
  return (having[0] ?? []).some((other) => {
    const fields = fieldsOf(other);
    const isMore = fields.size > group.fields.length || !isOnlySent(other);
    return isMore && group.fields.every(({ name }) => fields.has(name));
  });
}

const isOnlySent = rememberFor(({ fields }: EntityGroup): boolean =>
  fields.every(({ sightings }) => sightings.every(({ kind }) => kind === "put")),
);

const groupOf = ({ name, fields }: Thing): EntityGroup => ({
  name,
  fields: [...fields]
    .map(([field, sightings]): FieldGroup => ({ name: field, sightings }))
    .sort((a, b) => (a.name < b.name ? -1 : 1)),
});

/** What is left of a group when things have taken what is theirs. */
function withoutThings(
  group: EntityGroup,
  things: readonly Thing[],
  places: ReadonlyMap<string, readonly Thing[]>,
): readonly EntityGroup[] {
  const sightings = group.fields.flatMap((field) => field.sightings);
  const shared = new Map<Thing, number>();
  for (const one of sightings)
    for (const thing of new Set(places.get(placeOf(one)))) shared.set(thing, (shared.get(thing) ?? 0) + 1);
  const [best] = [...shared].sort(([, a], [, b]) => b - a);
  const read = sightings.filter(isSeen);
  const same = best && best[1] * 2 >= read.length ? best[0] : best && isAlike(best[0], group) ? best[0] : undefined;
  const whose = same ?? (best ? undefined : things.find((thing) => isOf(group, thing)));
  if (whose && !whose.isPage) {
    take(whose, group);
    return [];
  }
  if (!best) return [group];
  const fields = group.fields
    .map(({ name, sightings: all }) => ({ name, sightings: all.filter((one) => !places.has(placeOf(one))) }))
    .filter((field) => field.sightings.length > 0);
  const rest = { name: group.name, fields };
  return isEntity(rest) ? [rest] : [];
}

const fieldsOf = rememberFor(({ fields }: EntityGroup): ReadonlySet<string> => new Set(fields.map(({ name }) => name)));

const isAlike = (thing: Thing, group: EntityGroup): boolean =>
  areAlike(fieldsOf(group), new Set(thing.fields.keys()), VAGUE.has(group.name.toLowerCase()) ? 2 : 1);

/** Without a place that both are read at: a name that both have, or fields that are all the thing's. */
function isOf(group: EntityGroup, thing: Thing): boolean {
  const isNamed = [group.name, `${group.name}Request`].includes(thing.name);
  if (!isUnnamed(group)) return isNamed && isAlike(thing, group);
  return group.fields.every(({ name }) => thing.fields.has(name));
}

function take(thing: Thing, group: EntityGroup): void {
  if (!isUnnamed(group) && !VAGUE.has(group.name.toLowerCase())) thing.name = group.name;
  for (const { name, sightings } of group.fields)
    thing.fields.set(name, [...sightings, ...(thing.fields.get(name) ?? [])]);
}

/**
 * Of several of one name those are one thing that an address, an operation or a schema calls so, and that have something in
 * common: a list of what it uses may call each entry a queue, too. The largest has the name; what only bears it as well is
 * something else, and nothing says what.
 */
function distinct(groups: readonly EntityGroup[]): readonly EntityGroup[] {
  return [...Map.groupBy(groups, ({ name }) => name).values()].flatMap((same) => {
    const [known, ...more] = same.filter(isAddressed).sort((a, b) => b.fields.length - a.fields.length);
    const alike = known ? more.filter((one) => areAlike(fieldsOf(one), fieldsOf(known))) : [];
    const things = [...(known ? [alike.reduce(withFieldsOf, known)] : []), ...same.filter((one) => !isAddressed(one))];
    return things.sort((a, b) => b.fields.length - a.fields.length).slice(0, 1);
  });
}

function withFieldsOf({ name, fields }: EntityGroup, other: EntityGroup): EntityGroup {
  const all = Map.groupBy([...fields, ...other.fields], (one) => one.name);
  const joined = [...all].map(([key, list]) => ({ name: key, sightings: list.flatMap(({ sightings }) => sightings) }));
  return { name, fields: joined.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** Where the field itself stands: the property that is read, the key of a pattern. */
const placeOf = ({ at }: FieldSighting): string => placeAt(at);

function placeAt({ node, module }: Sighting<Node>): string {
  const own = ownNode(node);
  return `${module.script.file}:${module.script.base + own.start}`;
}

function ownNode(node: Node): Node {
  if (node.type === "MemberExpression") return node.property;
  return node.type === "Property" ? node.key : node;
}
