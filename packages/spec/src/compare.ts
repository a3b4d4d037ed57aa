/**
 * What changed in the product between two specifications. Statements are compared by their identity, which is made from
 * what is stated: renamed identifiers, moved chunks and other offsets are no change.
 */
import { canonical } from "./canonical.ts";
import { type Located, locatedIn } from "./located.ts";
import { sameConstants } from "./same-constants.ts";
import { POINTS, type PointName, type Specification } from "./specification.ts";
import type { Json } from "./statements.ts";
import { withoutEvidence } from "./without-evidence.ts";

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
  const alike = sameConstants(before.points.constants.statements, after.points.constants.statements);
  return POINTS.map(({ name }) => {
    const comparison = comparePoint(name, locatedIn(before, name), locatedIn(after, name));
    return name === "constants" ? withoutAlike(comparison, alike) : comparison;
  });
}

/** Constants that both sides state, in other words. */
function withoutAlike(comparison: PointComparison, alike: ReadonlySet<string>): PointComparison {
  const differs = ({ statement }: Located): boolean => !alike.has(statement.id);
  const { added, removed, same } = comparison;
  const kept = added.filter(differs);
  return { ...comparison, added: kept, removed: removed.filter(differs), same: same + added.length - kept.length };
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

/**
 * What a statement carries about itself and not about the product, or what differs with every build. Which screens lead to
 * the code of a state, a role or a message is followed through modules, as far as a bound, and bundlers cut modules in other
 * ways; what a screen calls and what guards it are compared. What traffic shows depends on who used the application, and how.
 */
const ASIDE: ReadonlySet<string> = new Set([
  "id",
  "sightings",
  "chunk",
  "basis",
  "origin",
  "reasons",
  "screens",
  "seen",
]);

/** Addresses: what their holes are called is an identifier of the code, and never sent. */
const ADDRESSES: ReadonlySet<string> = new Set(["path", "url", "of", "redirectsTo"]);

/** Lists whose order says nothing. */
const SETS: ReadonlySet<string> = new Set(["usedBy", "calls", "links", "texts", "guards", "allows", "statuses"]);

function propertyChanges(before: Located, after: Located): readonly PropertyChange[] {
  const [old, young] = [comparable(before), comparable(after)];
  const properties = [...new Set([...old.keys(), ...young.keys()])].sort();
  return properties.flatMap((property) => {
    const [a, b] = [old.get(property), young.get(property)];
    if (canonical(a) === canonical(b)) return [];
    return [{ property, ...(a === undefined ? {} : { before: a }), ...(b === undefined ? {} : { after: b }) }];
  });
}

function comparable(located: Located): ReadonlyMap<string, Json> {
  const entries: [string, Json][] = [];
  for (const [key, value] of Object.entries(withoutEvidence(located))) {
    const named = unnamed(key, value);
    if (!ASIDE.has(key) && named !== undefined) entries.push([key, plain(named, SETS.has(key))]);
  }
  return new Map(entries);
}

/** An address without the names of its holes; parameters without those that are in it. */
function unnamed(key: string, value: unknown): unknown {
  if (ADDRESSES.has(key) && typeof value === "string") return value.replace(/\{[^{}]*?([?*]?)\}/g, "{$1}");
  if (key !== "parameters" || !Array.isArray(value)) return value;
  const others = value.filter((parameter: { readonly in?: unknown }) => parameter.in !== "path");
  return others.length === 0 ? undefined : others;
}

/** A copy as JSON, unordered lists sorted. */
function plain(value: unknown, unordered = false): Json {
  if (Array.isArray(value)) {
    const members = value.map((member) => plain(member));
    return unordered ? members.sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) : members;
  }
  if (typeof value === "object" && value !== null) {
    const kept = Object.entries(value).filter(([, member]) => member !== undefined);
    return Object.fromEntries(kept.map(([key, member]) => [key, plain(member)]));
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
