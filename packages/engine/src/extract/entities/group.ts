/** One entity from many sightings: which names stand for an entity of the product, and what its fields are. */
import { AMBIGUOUS_FIELDS, ENVELOPE, TRANSPORT } from "./built-in.ts";
import type { FieldSighting } from "./sighting.ts";

export interface FieldGroup {
  readonly name: string;
  readonly sightings: readonly FieldSighting[];
}

export interface EntityGroup {
  readonly name: string;
  readonly fields: readonly FieldGroup[];
}

/** A thing with fewer fields is a value, not an entity. */
const MIN_FIELDS = 2;
/** What is only sent, or only filled in, shows itself by more. */
const MIN_SENT = 4;
/** So often a thing of two fields is seen. */
const MIN_SEEN = 3;
/** Fields that the language or the browser also have are no sign of an entity. */
const MIN_OWN = 2;

export function entityGroups(sightings: readonly FieldSighting[]): readonly EntityGroup[] {
  const owners = new Map<string, FieldSighting[]>();
  for (const sighting of sightings) {
    const list = owners.get(sighting.owner);
    if (list) list.push(sighting);
    else owners.set(sighting.owner, [sighting]);
  }
  return [...owners]
    .map(([name, list]): EntityGroup => ({ name, fields: fieldsOf(list) }))
    .filter(isEntity)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function fieldsOf(sightings: readonly FieldSighting[]): readonly FieldGroup[] {
  const fields = new Map<string, FieldSighting[]>();
  for (const sighting of sightings) {
    const list = fields.get(sighting.field);
    if (list) list.push(sighting);
    else fields.set(sighting.field, [sighting]);
  }
  return [...fields].map(([name, list]) => ({ name, sightings: list })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Seen where it is used, not only where it is written: what is only written is an option of something else. */
function isEntity({ fields }: EntityGroup): boolean {
  const own = fields.filter(({ name }) => !AMBIGUOUS_FIELDS.has(name));
  const carried = fields.filter(({ name }) => TRANSPORT.has(name) || ENVELOPE.has(name));
  if (carried.length * 2 > fields.length) return false;
  if (fields.length < MIN_FIELDS || own.length < MIN_OWN) return false;
  const seen = fields.reduce((sum, { sightings }) => sum + sightings.length, 0);
  if (fields.length === MIN_FIELDS && seen < MIN_SEEN) return false;
  const used = fields.filter(({ sightings }) => sightings.some(({ kind }) => kind !== "literal"));
  const sent = fields.filter(({ sightings }) => sightings.some(({ named }) => named.sent));
  return used.length >= 2 || sent.length >= MIN_SENT;
}
