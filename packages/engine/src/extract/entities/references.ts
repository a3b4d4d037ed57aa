/**
 * Which field of a thing leads to which other thing: one that holds it (`loan.tool.name` reads a name of what the field
 * `tool` of a loan holds), and one that keeps its key by the custom of naming it after the thing: `toolId`, `tool_id`.
 */

import { type StatementId, statementId } from "@as-built/spec";
import type { Source } from "../../evaluate/value.ts";
import { VAGUE } from "../../language/naming.ts";
import { addTo } from "../../multimap.ts";
import { kindName } from "../subjects/words.ts";
import type { EntityGroup, FieldGroup } from "./group.ts";
import type { FieldSighting } from "./sighting.ts";

export interface Reference {
  readonly to: StatementId;
  /** What holds the thing is seen, what keeps its key is called so by custom. */
  readonly basis: "derived" | "inferred";
}

export type ReferenceOf = (group: EntityGroup, field: FieldGroup) => Reference | undefined;

const KEY = /^([A-Za-z]\w*?)(?:Id|ID|Ids|IDs|Uuid|UUID|Guid|GUID|_ids?|_uuid|_guid)$/;

export function references(groups: readonly EntityGroup[]): ReferenceOf {
  const names = new Set(groups.map(({ name }) => name));
  const places = new Map<string, Set<string>>();
  for (const { name, fields } of groups)
    for (const { named } of fields.flatMap(({ sightings }) => sightings))
      for (const key of edgesOf(named.at)) addTo(places, key, name);
  return (group, { name, sightings }) => {
    const said = sightings.find(({ refers }) => refers !== undefined && names.has(refers))?.refers;
    if (said !== undefined) return { to: entityId(said), basis: "derived" };
    const held = new Set(sightings.filter(isAlone).flatMap((one) => thingsAt(one, places)));
    held.delete(group.name);
    const [only] = held;
    if (only !== undefined && held.size === 1) return { to: entityId(only), basis: "derived" };
    const key = KEY.exec(name)?.[1];
    const kind = key === undefined ? undefined : kindName(key);
    return kind !== undefined && kind !== group.name && names.has(kind) && !VAGUE.has(kind.toLowerCase())
      ? { to: entityId(kind), basis: "inferred" }
      : undefined;
  };
}

/** A text that lists fields shows all of them at one place, and no place of each: `"uuid,display,type:(uuid)"`. */
const isAlone = ({ kind }: FieldSighting): boolean => kind !== "listed" && kind !== "selected";

const entityId = (name: string): StatementId => statementId(`entity:${name}`);

/** The thing that a field holds is named where the field is: at its end where it is read, at its start in a pattern. */
function thingsAt({ at: { node, module } }: FieldSighting, places: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const { start, end } = node;
  return edgesOf({ script: module.script, start, end }).flatMap((key) => [...(places.get(key) ?? [])]);
}

const edgesOf = ({ script: { file, base }, start, end }: Source): readonly string[] => [
  `${file} ${base + start} from`,
  `${file} ${base + end} to`,
];
