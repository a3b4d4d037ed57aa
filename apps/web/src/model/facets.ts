/**
 * The facets of each point: which values its statements have of them, and how many statements have each. A statement
 * passes where, for every facet with chosen values, it has one of them. Counts of a facet's values are taken among the
 * statements that pass all the others, so that a press never leads to an empty list.
 */
import type { Located, PointName, Screen } from "@as-built/spec";
import { areasOf } from "./areas.ts";
import { CONSTANT_KINDS, constantKind } from "./constant-kinds.ts";
import { kindOf } from "./describe/calls.ts";
import { type Chosen, FACET_NAMES, type FacetName } from "./facet-names.ts";
import type { TitleOf } from "./line.ts";
import { ERROR_KINDS } from "./words.ts";

export interface Facet {
  readonly name: FacetName;
  /** What it tells of: the filter's name. */
  readonly title: string;
  /** By the id of the statement. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly label: (value: string) => string;
  /** In which the values stand as groups; absent: by their labels. */
  readonly order?: readonly string[];
}

/** What has no screen. It is no id: those begin with their kind. */
const NO_SCREEN = "none";

const SAME = (value: string): string => value;

const TITLES: Readonly<Record<FacetName, string>> = {
  method: "Method",
  kind: "Kind",
  area: "Area",
  screen: "Screen",
  file: "File",
};

/** Only those that tell statements apart: a facet of one value filters nothing. */
export function facetsOf(located: readonly Located[], titleOf: TitleOf): readonly Facet[] {
  const [first] = located;
  if (first === undefined) return [];
  const area = areasOf(located.flatMap(addressOf));
  const reads: Readonly<Record<FacetName, (each: Located) => readonly string[]>> = {
    method: (each) => (each.point === "calls" ? [kindOf(each.statement).text] : []),
    kind: kindsOf,
    area: (each) => addressOf(each).map(area),
    screen: screensOf,
    file: ({ statement }) => [...new Set<string>(statement.evidence.map(({ file }) => file))],
  };
  return FACET_NAMES.flatMap((name) => {
    const values = new Map(located.map((each) => [each.statement.id, reads[name](each)]));
    const distinct = new Set([...values.values()].flat());
    if (distinct.size < 2) return [];
    const label = name === "screen" ? screenLabel(titleOf) : name === "kind" ? kindLabel(first.point) : SAME;
    const title = name === "kind" ? kindTitle(first.point) : TITLES[name];
    return [{ name, title, values, label, ...(name === "kind" ? orderOf(first.point) : {}) }];
  });
}

function kindsOf({ point, statement }: Located): readonly string[] {
  switch (point) {
    case "purpose":
    case "roles":
    case "errors":
      return [statement.kind];
    case "screens":
      return [accessOf(statement)];
    case "entities":
      return [statement.source];
    case "states":
      return [statement.transitions?.length ? "machine" : "values"];
    case "validation":
      return [statement.rule];
    case "calls":
      return [statement.protocol];
    case "constants":
      return [constantKind(statement)];
  }
}

const accessOf = ({ guards, redirectsTo }: Screen): string =>
  redirectsTo !== undefined ? "redirect" : guards?.length ? "guarded" : "open";

const addressOf = ({ point, statement }: Located): readonly string[] =>
  point === "screens" ? [statement.path] : point === "calls" ? [statement.url] : [];

function screensOf({ point, statement }: Located): readonly string[] {
  if (point === "screens" || point === "purpose" || point === "entities") return [];
  const screens = point === "calls" ? statement.usedBy : statement.screens;
  return screens?.length ? screens : [NO_SCREEN];
}

const screenLabel =
  (titleOf: TitleOf) =>
  (value: string): string =>
    value === NO_SCREEN ? "No screen known" : (titleOf(value) ?? value);

const KIND_TITLES: Partial<Readonly<Record<PointName, string>>> = {
  screens: "Access",
  entities: "Source",
  validation: "Rule",
  calls: "Protocol",
};

const kindTitle = (point: PointName): string => KIND_TITLES[point] ?? TITLES.kind;

const KIND_LABELS: Partial<Readonly<Record<PointName, Readonly<Record<string, string>>>>> = {
  screens: { open: "No guard known", guarded: "Guarded", redirect: "Redirect" },
  states: { machine: "State machines", values: "Value sets" },
  errors: ERROR_KINDS,
  constants: CONSTANT_KINDS,
};

/** Kinds with labels of ours have an order of ours, too. */
function orderOf(point: PointName): { readonly order?: readonly string[] } {
  const labels = KIND_LABELS[point];
  return labels === undefined ? {} : { order: Object.keys(labels) };
}

const kindLabel =
  (point: PointName) =>
  (value: string): string =>
    KIND_LABELS[point]?.[value] ?? value;

const passes = (facet: Facet, chosen: Chosen, id: string): boolean => {
  const wanted = chosen[facet.name];
  return wanted === undefined || (facet.values.get(id) ?? []).some((value) => wanted.includes(value));
};

interface Identified {
  readonly id: string;
}

export const withFacets = <I extends Identified>(
  items: readonly I[],
  facets: readonly Facet[],
  chosen: Chosen,
): readonly I[] => items.filter(({ id }) => facets.every((facet) => passes(facet, chosen, id)));

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The values of a facet with their counts, the most frequent first; what is chosen stays, though none may have it. */
export function countValues(
  items: readonly Identified[],
  facets: readonly Facet[],
  chosen: Chosen,
  facet: Facet,
): readonly FacetValue[] {
  const others = facets.filter((each) => each !== facet);
  const counts = new Map<string, number>((chosen[facet.name] ?? []).map((value) => [value, 0]));
  for (const { id } of withFacets(items, others, chosen)) {
    for (const value of facet.values.get(id) ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .map(([value, count]) => ({ value, label: facet.label(value), count }))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
}
