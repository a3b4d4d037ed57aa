/**
 * Everything that views ask about a specification, built once a document. Indexes and lists are made when first asked
 * for. Counts and content come from the same lists.
 */
import {
  type Basis,
  type Component,
  type ComponentId,
  countPoints,
  type Evidence,
  evidenceInFile,
  type FileId,
  indexOnScreens,
  indexRegions,
  indexStatements,
  type Located,
  locatedIn,
  type PointCount,
  type PointName,
  type Region,
  regionAt,
  type Sighting,
  type Specification,
  searchText,
} from "@as-built/spec";
import { lineOf, titleOf } from "./describe/describers.ts";
import {
  componentExhibit,
  componentName,
  type Exhibit,
  leftOutExhibit,
  namedExhibit,
  statementExhibit,
} from "./exhibit.ts";
import { type Facet, facetsOf } from "./facets.ts";
import { inline } from "./format.ts";
import type { Line, TitleOf } from "./line.ts";
import { once } from "./once.ts";
import { type OutlineEntry, outlineOf } from "./outline.ts";
import { type ListName, selectionIn, type View } from "./view-state.ts";
import { leftOutWords } from "./words.ts";

/** An entry of a point's list: what is drawn, and what the filter searches. */
export interface Item {
  readonly id: string;
  readonly line: Line;
  readonly search: string;
  /** Of a statement. */
  readonly basis?: Basis;
  readonly uncertain: boolean;
}

export interface SpecificationModel {
  readonly specification: Specification;
  readonly counts: readonly PointCount[];
  located(point: PointName): readonly Located[];
  items(point: PointName, list: ListName): readonly Item[];
  /** What the statements of a point can be filtered and grouped by. */
  facets(point: PointName): readonly Facet[];
  component(id: ComponentId): Component | undefined;
  /** Whose code stands where a range begins. */
  region(evidence: Evidence): Region | undefined;
  /** Whose code a file holds, from its start to its end. */
  outline(file: FileId): readonly OutlineEntry[];
  /** What a file shows, in the order of its text. */
  sightings(file: FileId): readonly Sighting[];
  readonly titleOf: TitleOf;
  /** What is met on a screen. */
  onScreen(id: string): readonly Located[];
  /** The statement with an id; undefined where the document has none. */
  statement(id: string): Located | undefined;
  /** What the view has selected, or undefined where nothing, or nothing that the document has, is. */
  exhibit(view: View): Exhibit | undefined;
}

const models = new WeakMap<Specification, SpecificationModel>();

/** The model of a document that stays as it is. The server draws many pages from one. */
export function modelOf(specification: Specification): SpecificationModel {
  const model = models.get(specification) ?? makeModel(specification);
  models.set(specification, model);
  return model;
}

function makeModel(specification: Specification): SpecificationModel {
  const statements = once(() => indexStatements(specification));
  const onScreens = once(() => indexOnScreens(specification));
  const regions = once(() => indexRegions(specification));
  const components = once(() => new Map(specification.provenance.components.map((each) => [each.id, each])));
  const component = (id: ComponentId) => components().get(id);
  const located = memo((point: PointName) => strongestFirst(locatedIn(specification, point)));
  const title = (id: string) => {
    const found = statements().get(id);
    return found && titleOf(found);
  };
  const items = {
    statements: memo((point: PointName) => located(point).map(statementItem)),
    "left-out": memo((point: PointName) => leftOutItems(specification, point, component)),
  };
  return {
    specification,
    counts: countPoints(specification),
    located,
    items: (point, list) => items[list](point),
    facets: memo((point: PointName) => facetsOf(located(point), title)),
    component,
    region: ({ file, start }) => regionAt(regions(), file, start),
    outline: memo((file: FileId) => outlineOf(specification, file, component)),
    sightings: memo((file: FileId) => evidenceInFile(specification, file)),
    titleOf: title,
    onScreen: (id) => onScreens().get(id) ?? [],
    statement: (id) => statements().get(id),
    exhibit: (view) => {
      const selected = selectionIn(view);
      if (selected === undefined) return undefined;
      const { id } = selected;
      const statement = statements().get(id);
      if (statement) return statementExhibit(statement, title, onScreens().get(id));
      return view.page === "point"
        ? leftOutAt(specification, view.point, id, component)
        : materialExhibit(specification, id, component);
    },
  };
}

/**
 * State machines tell more than sets of values, and the name of a product more than a feature of it: they come first.
 * Other points have the order of the document.
 */
const strongestFirst = (located: readonly Located[]): readonly Located[] =>
  located.toSorted((a, b) => rankOf(a) - rankOf(b));

const PURPOSE: readonly string[] = ["name", "description", "audience"];

function rankOf({ point, statement }: Located): number {
  if (point === "states") return (statement.transitions?.length ?? 0) > 0 ? 0 : 1;
  if (point !== "purpose") return 0;
  const rank = PURPOSE.indexOf(statement.kind);
  return rank < 0 ? PURPOSE.length : rank;
}

export const leftOutId = (index: number): string => `left-out:${index + 1}`;
export const componentExhibitId = (id: ComponentId): string => `component:${id}`;
export const missingId = (index: number): string => `missing:${index + 1}`;
export const bundlerId = (index: number): string => `bundler:${index + 1}`;

function statementItem(located: Located): Item {
  const { id, basis, origin } = located.statement;
  return {
    id,
    line: lineOf(located),
    search: searchText(located),
    basis,
    uncertain: origin === "unknown",
  };
}

type ComponentOf = SpecificationModel["component"];

function leftOutItems(specification: Specification, point: PointName, component: ComponentOf): readonly Item[] {
  return (specification.points[point].leftOut ?? []).map((leftOut, index) => {
    const owner = component(leftOut.component);
    const name = owner ? componentName(owner) : leftOut.component;
    const value = leftOut.value === undefined ? "" : inline(leftOut.value);
    return {
      id: leftOutId(index),
      line: {
        title: leftOutWords(leftOut.what),
        mono: false,
        tag: { text: name, tone: "quiet" },
        ...(value === "" ? {} : { subtitle: value }),
        chips: [],
      },
      search: `${leftOutWords(leftOut.what)} ${value} ${name}`.toLowerCase(),
      uncertain: false,
    };
  });
}

function leftOutAt(specification: Specification, point: PointName, id: string, component: ComponentOf) {
  const found = (specification.points[point].leftOut ?? []).find((_, index) => leftOutId(index) === id);
  return found && leftOutExhibit(id, found, component(found.component));
}

function materialExhibit(
  { provenance, material }: Specification,
  id: string,
  component: ComponentOf,
): Exhibit | undefined {
  const owner = provenance.components.find((each) => componentExhibitId(each.id) === id);
  if (owner) return componentExhibit(id, component(owner.id) ?? owner);
  const missing = material.missing.find((_, index) => missingId(index) === id);
  if (missing) return namedExhibit(id, "Missing file", missing.reference, missing.evidence);
  const bundler = material.bundlers?.find((_, index) => bundlerId(index) === id);
  return (
    bundler && namedExhibit(id, "Bundler", [bundler.name, bundler.version].filter(Boolean).join(" "), bundler.evidence)
  );
}

function memo<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const held = made.get(key);
    if (held !== undefined) return held;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
