/**
 * What changed in the product between two specifications. Statements are compared by their identity, which is made from
 * what is stated: renamed identifiers, moved chunks and other offsets are no change.
 */
import { type Located, locatedIn } from "./located.ts";
import { POINTS, type PointName, type Specification } from "./specification.ts";
import type { Json } from "./statements.ts";

/** A property of a statement that differs; absent on the side where the statement has none. */
export interface PropertyChange {
  readonly property: string;
  readonly before?: Json;
  readonly after?: Json;
}

export interface ChangedStatement {
  readonly before: Located;
  readonly after: Located;
  readonly changes: readonly PropertyChange[];
}

export interface PointComparison {
  readonly point: PointName;
  readonly added: readonly Located[];
  readonly removed: readonly Located[];
  readonly changed: readonly ChangedStatement[];
  readonly same: number;
}

/** One entry a point, in the order of the points; members in the order of their document. */
export function compareSpecifications(before: Specification, after: Specification): readonly PointComparison[] {
  return POINTS.map(({ name }) => comparePoint(name, locatedIn(before, name), locatedIn(after, name)));
}

/** Whether nothing of the product changed. */
export const isSameProduct = (comparison: readonly PointComparison[]): boolean =>
  comparison.every(({ added, removed, changed }) => added.length + removed.length + changed.length === 0);

function comparePoint(point: PointName, before: readonly Located[], after: readonly Located[]): PointComparison {
  const old = new Map<string, Located>(before.map((located) => [located.statement.id, located]));
  const added: Located[] = [];
  const changed: ChangedStatement[] = [];
  let same = 0;
  for (const located of after) {
    const match = old.get(located.statement.id);
    old.delete(located.statement.id);
    if (match === undefined) {
      added.push(located);
      continue;
    }
    const changes = propertyChanges(match, located);
    if (changes.length === 0) same += 1;
    else changed.push({ before: match, after: located, changes });
  }
  return {
    point,
    added,
    removed: before.filter(({ statement }) => old.get(statement.id)?.statement === statement),
    changed,
    same,
  };
}

/** What a statement carries about itself and not about the product, or what differs with every build. */
const ASIDE: ReadonlySet<string> = new Set(["id", "evidence", "sightings", "chunk", "basis", "origin", "reasons"]);

/** Lists whose order says nothing. */
const SETS: ReadonlySet<string> = new Set([
  "usedBy",
  "calls",
  "links",
  "texts",
  "guards",
  "allows",
  "statuses",
  "screens",
]);

function propertyChanges(before: Located, after: Located): readonly PropertyChange[] {
  const [old, young] = [comparable(before), comparable(after)];
  const properties = [...new Set([...old.keys(), ...young.keys()])].sort();
  return properties.flatMap((property) => {
    const [a, b] = [old.get(property), young.get(property)];
    if (canonical(a) === canonical(b)) return [];
    return [{ property, ...(a === undefined ? {} : { before: a }), ...(b === undefined ? {} : { after: b }) }];
  });
}

function comparable({ statement }: Located): ReadonlyMap<string, Json> {
  const entries: [string, Json][] = [];
  for (const [key, value] of Object.entries(statement)) {
    if (ASIDE.has(key) || value === undefined) continue;
    entries.push([key, withoutEvidence(value, SETS.has(key))]);
  }
  return new Map(entries);
}

/** A copy without evidence at any depth (transitions carry their own), unordered lists sorted. */
function withoutEvidence(value: unknown, unordered = false): Json {
  if (Array.isArray(value)) {
    const members = value.map((member) => withoutEvidence(member));
    return unordered ? members.sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) : members;
  }
  if (typeof value === "object" && value !== null) {
    const kept = Object.entries(value).filter(([key, member]) => key !== "evidence" && member !== undefined);
    return Object.fromEntries(kept.map(([key, member]) => [key, withoutEvidence(member)]));
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

/** One text for equal values, whatever the order of their keys. */
export function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join()}}`;
  }
  return JSON.stringify(value) ?? "";
}
