/** The differences of two specifications as one list: filtered by kind, point and words, and told in words. */
import {
  type ChangedStatement,
  elementChanges,
  type Json,
  type Located,
  type PointComparison,
  type PointName,
  type PropertyChange,
  searchText,
} from "@as-built/spec";
import { inline } from "./format.ts";
import type { TitleOf } from "./line.ts";
import type { ChangeKind, CompareView } from "./view-state.ts";

export type Difference =
  | { readonly kind: "added" | "removed"; readonly located: Located }
  | { readonly kind: "changed"; readonly located: Located; readonly change: ChangedStatement };

export interface PointDifferences {
  readonly point: PointName;
  readonly same: number;
  readonly differences: readonly Difference[];
}

export const differencesOf = (points: readonly PointComparison[]): readonly PointDifferences[] =>
  points.map(({ point, added, removed, changed, same }) => ({
    point,
    same,
    differences: [
      ...added.map((located) => ({ kind: "added" as const, located })),
      ...removed.map((located) => ({ kind: "removed" as const, located })),
      ...changed.map((change) => ({ kind: "changed" as const, located: change.after, change })),
    ],
  }));

export type ChangeCounts = Readonly<Record<ChangeKind, number>>;

export function countKinds(points: readonly PointDifferences[]): ChangeCounts {
  const counts = { added: 0, removed: 0, changed: 0 };
  for (const { differences } of points) for (const { kind } of differences) counts[kind] += 1;
  return counts;
}

type Filter = Pick<CompareView, "kinds" | "points" | "query">;

/** Points without a difference that passes are left out. */
export function withFilter(
  points: readonly PointDifferences[],
  { kinds, points: names, query }: Filter,
): readonly PointDifferences[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const passes = ({ kind, located }: Difference): boolean =>
    (kinds.length === 0 || kinds.includes(kind)) && holds(located, words);
  return points
    .filter(({ point }) => names.length === 0 || names.includes(point))
    .map((point) => ({ ...point, differences: point.differences.filter(passes) }))
    .filter(({ differences }) => differences.length > 0);
}

function holds(located: Located, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = searchText(located);
  return words.every((word) => text.includes(word));
}

/** One property of a statement: a list by its elements, anything else by its two values. */
export type PropertyDifference =
  | {
      readonly form: "list";
      readonly property: string;
      readonly added: readonly string[];
      readonly removed: readonly string[];
      readonly same: number;
    }
  | { readonly form: "value"; readonly property: string; readonly before?: string; readonly after?: string };

/** @param titleOf of the statements of either document: an identity is told by its title */
export function propertyDifference(change: PropertyChange, titleOf: TitleOf): PropertyDifference {
  const { property, before, after } = change;
  const words = (value: Json): string => elementWords(value, titleOf);
  const elements = elementChanges(change);
  if (elements) {
    const { added, removed } = elements;
    const same = sizeOf(after) - added.length;
    return { form: "list", property, added: added.map(words), removed: removed.map(words), same };
  }
  return {
    form: "value",
    property,
    ...(before === undefined ? {} : { before: words(before) }),
    ...(after === undefined ? {} : { after: words(after) }),
  };
}

const sizeOf = (value: Json | undefined): number =>
  typeof value === "object" && value !== null ? Object.keys(value).length : 0;

/** `{ name, ... }` by its name, an entry of a record by its key, the identity of a statement by its title. */
function elementWords(value: Json, titleOf: TitleOf): string {
  if (typeof value === "string") return titleOf(value) ?? value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return inline(value);
  const { name, ...rest } = { name: undefined, ...value };
  if (typeof name !== "string") {
    return Object.entries(value)
      .map(([key, member]) => `${key}: ${inline(member)}`)
      .join(", ");
  }
  const particulars = Object.entries(rest).map(([key, member]) => `${key} ${inline(member)}`);
  return particulars.length === 0 ? name : `${name} (${particulars.join(", ")})`;
}

/** What two texts share at their ends is of no interest where they are long. */
const AROUND = 24;

export interface TextDifference {
  readonly head: string;
  readonly before: string;
  readonly after: string;
  readonly tail: string;
}

/** The part in which two texts differ, between what they share, of which only the near ends are kept. */
export function textDifference(before: string, after: string): TextDifference {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const head = before.slice(0, start);
  const tail = end === 0 ? "" : before.slice(-end);
  return {
    head: head.length > AROUND ? `…${head.slice(-AROUND)}` : head,
    before: before.slice(start, before.length - end),
    after: after.slice(start, after.length - end),
    tail: tail.length > AROUND ? `${tail.slice(0, AROUND)}…` : tail,
  };
}
