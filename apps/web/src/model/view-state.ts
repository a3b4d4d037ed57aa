/**
 * What is on the screen, as a value, and its form in the address: `#/v1/calls/<id>?range=2&q=text&list=left-out&as=list&basis=inferred`,
 * `#/v1/calls?method=GET&method=POST&group=area&sort=-address`,
 * `#/v1/file/<path>?at=1200`, `#/v1/file`, `#/v1/search?q=text`,
 * `#/v1/compare?earlier=<release>&change=added&point=calls`. Version 1. `parseView(formatView(view))` gives the
 * view back; an address of another form gives `unknown`, never a guess.
 */
import { type Basis, POINTS, type PointName } from "@as-built/spec";
import { BASES } from "./certainty.ts";
import { type Chosen, FACET_NAMES, type FacetName } from "./facet-names.ts";
import { LAYOUTS, type LayoutName } from "./layouts.ts";

export interface Selection {
  /** Of a statement, or of another thing that has evidence (see exhibit.ts). */
  readonly id: string;
  /** Which range of its evidence, from 1. */
  readonly range: number;
}

export type ListName = "statements" | "left-out";

export interface OverviewView {
  readonly page: "overview";
  readonly selected?: Selection;
}

export interface PointView {
  readonly page: "point";
  readonly point: PointName;
  readonly list: ListName;
  /** How the statements are drawn; the left-out facts are always a list. */
  readonly layout: LayoutName;
  readonly query: string;
  /** Only statements of these bases; all where none is named. */
  readonly bases: readonly Basis[];
  /** Only statements with one of the values of each facet named. */
  readonly chosen: Chosen;
  /** Column that a table is sorted by, as its name in an address; a minus before it turns the order; empty: none. */
  readonly sort: string;
  /** What a table is grouped by; absent: as suits the point. */
  readonly group?: Grouping;
  /** The statement that stands in the middle of a map, with its neighbours; absent: the map shows all. */
  readonly around?: string;
  readonly selected?: Selection;
}

export const GROUPINGS = [...FACET_NAMES, "none"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** A file of the material as a whole. */
export interface FileView {
  readonly page: "file";
  readonly file: string;
  /** The place that is looked at, a code unit offset. */
  readonly at: number;
}

/** The files of the material as a list. */
export interface FilesView {
  readonly page: "files";
  readonly query: string;
}

/** What holds a text: statements, files, components, the material itself. */
export interface SearchView {
  readonly page: "search";
  readonly query: string;
}

/** This specification against another one, and which differences are shown; all where nothing is named. */
export interface CompareView {
  readonly page: "compare";
  /** The earlier release, as the host names it; absent where none is chosen, or a file is. */
  readonly earlier?: string;
  readonly kinds: readonly ChangeKind[];
  readonly points: readonly PointName[];
  readonly query: string;
}

export const CHANGE_KINDS = ["added", "removed", "changed"] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** An address that no view has. */
export interface UnknownView {
  readonly page: "unknown";
  readonly address: string;
}

export type View = OverviewView | PointView | FileView | FilesView | SearchView | CompareView | UnknownView;

export const OVERVIEW: OverviewView = { page: "overview" };
export const COMPARE: CompareView = { page: "compare", kinds: [], points: [], query: "" };

export const pointView = (point: PointName, selected?: Selection): PointView => ({
  page: "point",
  point,
  list: "statements",
  layout: LAYOUTS[point][0],
  query: "",
  bases: [],
  chosen: {},
  sort: "",
  ...(selected ? { selected } : {}),
});

export const fileView = (file: string, at = 0): FileView => ({ page: "file", file, at });
export const filesView = (query: string): FilesView => ({ page: "files", query });
export const searchView = (query: string): SearchView => ({ page: "search", query });

/** What a view has selected; most have room for nothing. */
export const selectionIn = (view: View): Selection | undefined =>
  view.page === "overview" || view.page === "point" ? view.selected : undefined;

const VERSION = "v1";

export function formatView(view: View): string {
  switch (view.page) {
    case "unknown":
      return view.address;
    case "overview":
      return address(["overview", ...selectedPath(view.selected)], rangeOf(view.selected));
    case "point":
      return address([view.point, ...selectedPath(view.selected)], {
        ...rangeOf(view.selected),
        ...view.chosen,
        ...(view.list === "statements" ? {} : { list: view.list }),
        ...(view.layout === LAYOUTS[view.point][0] ? {} : { as: view.layout }),
        ...(view.query === "" ? {} : { q: view.query }),
        ...(view.bases.length === 0 ? {} : { basis: view.bases.map((basis) => BASIS_NAMES[basis]).join(" ") }),
        ...(view.group === undefined ? {} : { group: view.group }),
        ...(view.sort === "" ? {} : { sort: view.sort }),
        ...(view.around === undefined ? {} : { around: view.around }),
      });
    case "file":
      return address(
        ["file", ...view.file.split("/").map(encodeURIComponent)],
        view.at === 0 ? {} : { at: String(view.at) },
      );
    case "files":
      return address(["file"], view.query === "" ? {} : { q: view.query });
    case "search":
      return address(["search"], view.query === "" ? {} : { q: view.query });
    case "compare":
      return address(["compare"], {
        ...(view.earlier === undefined ? {} : { earlier: view.earlier }),
        change: view.kinds,
        point: view.points,
        ...(view.query === "" ? {} : { q: view.query }),
      });
  }
}

const selectedPath = (selected: Selection | undefined): readonly string[] =>
  selected ? [encodeURIComponent(selected.id)] : [];

const rangeOf = (selected: Selection | undefined): Readonly<Record<string, string>> =>
  selected && selected.range !== 1 ? { range: String(selected.range) } : {};

function address(path: readonly string[], parameters: Readonly<Record<string, string | readonly string[]>>): string {
  const pairs = Object.entries(parameters).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
  const search = new URLSearchParams(pairs).toString();
  return `#/${[VERSION, ...path].join("/")}${search === "" ? "" : `?${search}`}`;
}

/** Takes `location.hash`; an empty one is the overview. */
export function parseView(hash: string): View {
  if (hash === "" || hash === "#" || hash === "#/") return OVERVIEW;
  const unknown: UnknownView = { page: "unknown", address: hash };
  const [path = "", parameters = ""] = split(hash.slice(1), "?");
  const [empty, version, page = "", ...segments] = path.split("/");
  const part = decoded(segments.join("/"));
  if (empty !== "" || version !== VERSION || part === undefined) return unknown;
  if (page !== "file" && segments.length > 1) return unknown;
  return viewOf(page, part, new URLSearchParams(parameters)) ?? unknown;
}

/** `part` is empty where the address has none. */
function viewOf(page: string, part: string, search: URLSearchParams): View | undefined {
  const query = search.get("q") ?? "";
  if (page === "search" && part === "") return searchView(query);
  if (page === "compare" && part === "") return compareIn(search);
  if (page === "file" && part === "") return filesView(query);
  if (page === "file") {
    const at = natural(search.get("at"), 0);
    return at === undefined ? undefined : fileView(part, at);
  }
  const range = natural(search.get("range"), 1);
  if (range === undefined || range < 1) return undefined;
  const selection = part === "" ? {} : { selected: { id: part, range } };
  if (page === "overview") return { page, ...selection };
  const point = POINTS.find(({ name }) => name === page)?.name;
  if (point === undefined) return undefined;
  const list = search.get("list") === "left-out" ? "left-out" : "statements";
  const layout = LAYOUTS[point].find((name) => name === search.get("as")) ?? LAYOUTS[point][0];
  const bases = basesIn(search);
  const sort = search.get("sort") ?? "";
  const around = search.get("around") ?? "";
  return {
    page: "point",
    point,
    list,
    layout,
    query,
    bases,
    chosen: chosenIn(search),
    sort,
    ...groupIn(search),
    ...(around === "" ? {} : { around }),
    ...selection,
  };
}

function compareIn(search: URLSearchParams): CompareView {
  const earlier = search.get("earlier") ?? "";
  const [kinds, points] = [search.getAll("change"), search.getAll("point")];
  return {
    page: "compare",
    kinds: CHANGE_KINDS.filter((kind) => kinds.includes(kind)),
    points: POINTS.map(({ name }) => name).filter((name) => points.includes(name)),
    query: search.get("q") ?? "",
    ...(earlier === "" ? {} : { earlier }),
  };
}

const chosenIn = (search: URLSearchParams): Chosen =>
  Object.fromEntries(
    FACET_NAMES.flatMap((name): [FacetName, readonly string[]][] => {
      const values = search.getAll(name);
      return values.length === 0 ? [] : [[name, values]];
    }),
  );

function groupIn(search: URLSearchParams): { readonly group?: Grouping } {
  const group = GROUPINGS.find((name) => name === search.get("group"));
  return group === undefined ? {} : { group };
}

/** As people read them on the pages. */
const BASIS_NAMES: Readonly<Record<Basis, string>> = { shown: "literal", derived: "derived", inferred: "inferred" };

function basesIn(search: URLSearchParams): readonly Basis[] {
  const names = (search.get("basis") ?? "").split(" ");
  return BASES.filter((basis) => names.includes(BASIS_NAMES[basis]));
}

function natural(text: string | null, absent: number): number | undefined {
  const number = text === null ? absent : Number(text);
  return Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}

function decoded(part: string | undefined): string | undefined {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return undefined;
  }
}

function split(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
