/**
 * Takes apart what is seen of a thing and of a part of it that has no name of its own: `action.payload.id` is no field
 * of the action where the action is seen to have others beside its payload. Keeps together what is all there is.
 */

import { AROUND } from "../../platform/built-in.ts";
import { wordSet } from "../../word-set.ts";
import { longPartName } from "../subjects/words.ts";
import { type FieldSighting, isSeen } from "./sighting.ts";

/** Properties of a thing that hold another, and not the thing itself as the `data` of a response does. */
export const PARTS: ReadonlySet<string> = new Set(["payload", "content", "current", "detail", "entity", "item"]);
/** What an answer has around its `data`, beside what hooks for requests give (OData, JSON:API, DRF, Spring Data, HAL, Relay). */
const OF_ANSWERS = wordSet(`
  total count page pages limit offset skip take size pageSize perPage totalPages totalCount next previous prev links
  meta included cursor nextCursor hasMore hasNext success ok status message code value key pagination paging pageInfo
  page_info _links _meta
`);
const MIN_BESIDE = 2;

export interface Owned {
  readonly name: string;
  readonly sightings: readonly FieldSighting[];
}

export function apartFromParts(name: string, sightings: readonly FieldSighting[]): readonly Owned[] {
  const parts = new Set(
    sightings.flatMap(({ named: { through, sent } }) =>
      through && !/^\d/.test(through) && (PARTS.has(through) || !sent) ? through : [],
    ),
  );
  if (parts.size === 0) return [{ name, sightings }];
  const levels = [...parts].filter((part) => !hasBeside(sightings, part) && areApart(sightings, part));
  const apart = [...parts].filter((part) => levels.includes(part) || hasBeside(sightings, part));
  const isRest = ({ field, named: { through } }: FieldSighting): boolean =>
    through ? !apart.includes(through) : !(levels.includes(field) && AROUND.has(field));
  const isOf = (part: string) => (one: FieldSighting) => one.named.through === part;
  return [
    { name, sightings: sightings.filter(isRest) },
    ...apart.map((part) => ({
      name: longPartName(part, name),
      sightings: sightings.filter(isOf(part)),
    })),
  ];
}

/** Whether what has the part is only ever asked for it: `getUsers.data.name`, and nothing else of `getUsers`. */
export function isWayTo(part: string, sightings: readonly FieldSighting[]): boolean {
  if (!sightings.some(({ named: { through } }) => through === part)) return false;
  const starts = new Set(sightings.filter(({ field, named }) => field === part && !named.through).map(startOf));
  return !sightings.some(
    (one) => one.field !== part && !one.named.through && !isAround(one.field) && starts.has(startOf(one)),
  );
}

/** Whether a field is what answers have around the thing that they hold. */
export const isAround = (field: string): boolean => AROUND.has(field) || OF_ANSWERS.has(field);

/** Whether one place shows the part and other fields beside it. */
function hasBeside(sightings: readonly FieldSighting[], part: string): boolean {
  const direct = sightings.filter(({ named }) => named.through !== part);
  const starts = new Set(direct.filter(({ field }) => field === part).map(startOf));
  const beside = direct.filter(({ field }) => field !== part && !AROUND.has(field));
  if (PARTS.has(part)) return beside.some((one) => starts.has(startOf(one)));
  // what is sent stands beside the answer only by the name of the method that does both
  const own = new Set(
    beside.flatMap((one) =>
      starts.has(startOf(one)) && !OF_ANSWERS.has(one.field) && !(one.named.sent && !isSeen(one)) ? one.field : [],
    ),
  );
  return own.size >= MIN_BESIDE;
}

/** `connection.name`, `connection.data.status`: levels with no field in common are two things, where no address names them. */
function areApart(sightings: readonly FieldSighting[], part: string): boolean {
  // `loan.value.days` reads the loan that a reference holds (Vue 3, signals, React)
  if (part === "value" || part === "current" || sightings.some(({ named }) => named.sent)) return false;
  const within = new Set(sightings.flatMap(({ named, field }) => (named.through === part ? [field] : [])));
  const own = sightings.filter(({ field, named }) => !named.through && !isAround(field));
  return own.length > 0 && !own.some(({ field }) => within.has(field));
}

/** Where what has the field is named. */
const startOf = ({ named: { at } }: FieldSighting): string => `${at.script.file} ${at.script.base + at.start}`;
