/** One entity from many sightings: which names stand for an entity of the product, and what its fields are. */
import { COMMON } from "../../language/naming.ts";
import {
  AMBIGUOUS_FIELDS,
  AROUND,
  isCarried,
  isDrawn,
  isOfControl,
  isOfDate,
  isOfPages,
} from "../../platform/built-in.ts";
import { kindName, squashed } from "../subjects/words.ts";
import { apartFromParts, isAround, isWayTo } from "./parts.ts";
import { type FieldSighting, isSeen, type SightingKind, TOGETHER } from "./sighting.ts";
import { thingsOf } from "./things.ts";

export interface FieldGroup {
  readonly name: string;
  readonly sightings: readonly FieldSighting[];
}

export interface EntityGroup {
  readonly name: string;
  readonly fields: readonly FieldGroup[];
}

/** A thing with fewer fields is a value, not an entity. */
const MIN_FIELDS = 3;
/** What was followed from an answer, or to a request, is data, whatever it is called: one field that few things have is enough. */
const MIN_FOLLOWED = 2;
const isTelling = ({ name }: FieldGroup): boolean =>
  !COMMON.has(name) && !AMBIGUOUS_FIELDS.has(name) && !isAround(name);
const isFollowed = ({ sightings }: FieldGroup): boolean =>
  sightings.some(({ kind }) => kind === "answered" || kind === "put");
/** What is only sent, or only filled in, shows itself by more. */
const MIN_SENT = 4;
const MIN_TOGETHER = 3;
/** What has more of them is a dictionary, or many things in one. */
const MOST_FIELDS = 150;
/** Fields that the language or the browser also have are no sign of an entity. */
const MIN_OWN = 2;
/** Maps and sets have a size, and are no things. */
const HOLDER = /(?:Cache|Map|Set|Registry|Index)$/;

export function entityGroups(
  sightings: readonly FieldSighting[],
  methods: ReadonlyMap<string, ReadonlySet<string>>,
): readonly EntityGroup[] {
  return [...Map.groupBy(sightings, ({ owner }) => owner)]
    .flatMap(([name, list]) => apartFromParts(name, list))
    .flatMap(({ name, sightings: list }) =>
      thingsOf(list).flatMap((own, index) => {
        const group = ofOne({ name, fields: ownFields(name, fieldsOf(own)) });
        // what else bears the name is something else, and nothing says what
        return index === 0 || isAddressed(group) ? [group] : [];
      }),
    )
    .filter((group) => isEntity(group) && !isTool(group, methods) && !isLookedUp(group) && !isMachine(group))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** `logs.debug`, `logs[0].level`: the first is read of what holds all of them, and is no field of one. */
function ofOne({ name, fields }: EntityGroup): EntityGroup {
  const isOfRecord = ({ sightings }: FieldGroup): boolean => sightings.every(({ record }) => record !== undefined);
  const own = fields.filter((field) => !isOfRecord(field));
  const record = fields.flatMap(({ sightings }) => sightings).find((one) => one.record !== undefined)?.record;
  return record !== undefined && own.length * 2 < fields.length ? { name: record, fields } : { name, fields: own };
}

/** So many methods show that a thing does something. */
const MIN_METHODS = 4;

/** What can do more than it has, and is only read, is a part of the program: an editor, a service, a client. */
function isTool({ name, fields }: EntityGroup, methods: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const done = methods.get(name)?.size ?? 0;
  return done >= MIN_METHODS && done >= fields.length && fields.every(({ sightings }) => sightings.every(isSeen));
}

/** Sightings that stand alone, each at a place of its own; a form, a table or what is sent hold their fields together. */
const LOOSE: ReadonlySet<SightingKind> = new Set(["read", "pattern", "literal"]);

/** Places that hold data, whatever it is called there. */
const OF_DATA: ReadonlySet<SightingKind> = new Set<SightingKind>([
  "schema",
  "selected",
  "listed",
  "column",
  "form",
  "stored",
  "answered",
  "put",
]);

/** Whether a place says that the fields are data: a schema, a table, a form, a storage, an address, an answer. */
export const isOfData = (group: EntityGroup): boolean => isSeenAs(OF_DATA, group);

const isSeenAs = (kinds: ReadonlySet<SightingKind>, { fields }: EntityGroup): boolean =>
  fields.some(({ sightings }) => sightings.some(({ kind }) => kinds.has(kind)));

/** Places that say what the fields are of, whatever the code calls it: one address, one document, one description. */
const OF_ONE: ReadonlySet<SightingKind> = new Set<SightingKind>(["schema", "selected", "listed", "answered", "put"]);

/** Whether the name is that of an address, a document or a description, and not a word of the code. */
export const isAddressed = (group: EntityGroup): boolean => isSeenAs(OF_ONE, group);

export const isUnnamed = ({ name }: EntityGroup): boolean => name.startsWith("{");

function fieldsOf(sightings: readonly FieldSighting[]): readonly FieldGroup[] {
  return [...Map.groupBy(sightings, ({ field }) => field)]
    .map(([name, list]) => ({ name, sightings: list }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Without what is around it: the parts of a response, and the list of things in a response of the same name. */
function ownFields(owner: string, fields: readonly FieldGroup[]): readonly FieldGroup[] {
  const around = fields.filter(({ name }) => AROUND.has(name));
  const within = new Set(
    fields.flatMap(({ sightings }) => sightings.flatMap(({ named }) => (named.sent ? (named.through ?? []) : []))),
  );
  const all = fields.flatMap((field) => field.sightings);
  const isList = (name: string): boolean =>
    /s$/.test(name) && kindName(name) === owner && squashed(name) !== squashed(owner);
  return fields.filter(
    ({ name, sightings }) =>
      !(AROUND.has(name) && (around.length > 1 || within.has(name) || isWayTo(name, all))) &&
      !isList(name) &&
      !(name === "size" && HOLDER.test(owner)) &&
      !((name === "value" || name === "current") && sightings.every(isRead)),
  );
}

/** `user.value`, `user.current` read what a reference holds (Vue 3, signals; React). */
const isRead = ({ kind }: FieldSighting): boolean => kind === "read";

/** Seen where it is used, not only where it is written: what is only written is an option of something else. */
export function isEntity({ fields }: EntityGroup): boolean {
  if (fields.length > MOST_FIELDS) return false;
  if (fields.every(isFollowed))
    return (fields.length >= MIN_FOLLOWED || fields.every(isTelling)) && !isMostly(fields, isOfPages);
  const own = fields.filter(({ name }) => !AMBIGUOUS_FIELDS.has(name));
  const carried = fields.filter(({ name }) => isCarried(name));
  if (carried.length * 2 > fields.length) return false;
  if ([isDrawn, isOfControl, isOfDate, isOfPages, isDone].some((test) => isMostly(fields, test))) return false;
  if (fields.length < MIN_FIELDS || own.length < MIN_OWN) return false;
  const isFilledIn = fields.some(({ sightings }) => sightings.some(({ kind }) => kind === "form"));
  if (!isFilledIn && isMostly(fields, isConstant)) return false;
  if (standsTogether(fields)) return true;
  const used = fields.filter(({ sightings }) => sightings.some((one) => isSeen(one) || one.kind === "answered"));
  const sent = fields.filter(({ sightings }) => sightings.some(({ named }) => named.sent));
  return used.length >= 2 || sent.length >= MIN_SENT;
}

const isMostly = (fields: readonly FieldGroup[], test: (name: string) => boolean): boolean =>
  fields.filter(({ name }) => test(name)).length * 5 > fields.length * 3;

/** `loadPage`, `clearCache`: what can be done, by the custom of naming functions with verbs that are no nouns. */
const isDone = (name: string): boolean =>
  /^(?:add|apply|build|clear|close|delete|dispatch|fetch|find|get|handle|load|make|preload|register|remove|render|reset|resolve|save|set|toggle)[A-Z]/.test(
    name,
  ) && !/(?:ed|At|On)$/.test(name);

/**
 * `Direction.Left`, `iconMap.user`, `nameToColour.user`: members of an enumeration and entries of a map, by the customs
 * of naming both; what is kept for later, `drawnCache.rows`, is no thing of its own.
 */
function isLookedUp({ name, fields }: EntityGroup): boolean {
  const isLoose = fields.every(({ sightings }) => sightings.every(({ kind }) => kind === "initial" || LOOSE.has(kind)));
  if (isLoose && /[a-z]Cache$|[a-z]To[A-Z]/.test(name)) return true;
  if (isLoose && /[a-z]Map$/.test(name) && !fields.some((field) => OF_PEOPLE.has(field.name))) return true;
  const isOnlyNamed = fields.every(({ sightings }) => sightings.every(isRead));
  const areMembers = fields.every((one) => /^[A-Z]/.test(one.name) && !/^(?:\w*Id|ID|Name)$/.test(one.name));
  return isOnlyNamed && (areMembers || /[a-z](?:Map|Registry)$/.test(name));
}

/** What parts of programs are called by what they do, and what people have who are called so. */
const MACHINE = /[a-z](?:Controller|Manager|Utils?|Uploader|Parser|Factory|Serializer|Store|Ctrl)$/;
const OF_PEOPLE = new Set(["id", "name", "email", "firstName", "first_name"]);

/** `postsController`, `tagsManager`: a part of the program that is only asked for what it keeps. */
const isMachine = ({ name, fields }: EntityGroup): boolean =>
  MACHINE.test(name) &&
  fields.every(({ sightings }) => sightings.every(isSeen)) &&
  !fields.some((field) => OF_PEOPLE.has(field.name));

/** `READY`: a member of an enumeration. */
const isConstant = (name: string): boolean => /^[A-Z][A-Z\d_]+$/.test(name);

/** Whether one place shows several of the fields. */
function standsTogether(fields: readonly FieldGroup[]): boolean {
  const places = new Map<unknown, number>();
  for (const { sightings } of fields)
    for (const group of new Set(sightings.filter(({ kind }) => TOGETHER.has(kind)).map((one) => one.group)))
      places.set(group, (places.get(group) ?? 0) + 1);
  return [...places.values()].some((count) => count >= MIN_TOGETHER);
}
