/**
 * What is on the screen, as a value, and its form in the address: `#/v1/calls/<id>?range=2&q=text&list=left-out`.
 * Version 1. `parseView(formatView(view))` gives the view back; an address of another form gives `unknown`, never a
 * guess.
 */
import { POINTS, type PointName } from "@as-built/spec";

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
  readonly query: string;
  readonly selected?: Selection;
}

/** An address that no view has. */
export interface UnknownView {
  readonly page: "unknown";
  readonly address: string;
}

export type View = OverviewView | PointView | UnknownView;

export const OVERVIEW: OverviewView = { page: "overview" };

export const pointView = (point: PointName, selected?: Selection): PointView => ({
  page: "point",
  point,
  list: "statements",
  query: "",
  ...(selected ? { selected } : {}),
});

const VERSION = "v1";

export function formatView(view: View): string {
  if (view.page === "unknown") return view.address;
  const page = view.page === "overview" ? "overview" : view.point;
  const path = [VERSION, page, ...(view.selected ? [encodeURIComponent(view.selected.id)] : [])].join("/");
  const search = new URLSearchParams();
  if (view.selected && view.selected.range !== 1) search.set("range", String(view.selected.range));
  if (view.page === "point") {
    if (view.list !== "statements") search.set("list", view.list);
    if (view.query !== "") search.set("q", view.query);
  }
  const parameters = search.toString();
  return `#/${path}${parameters === "" ? "" : `?${parameters}`}`;
}

/** Takes `location.hash`; an empty one is the overview. */
export function parseView(hash: string): View {
  if (hash === "" || hash === "#" || hash === "#/") return OVERVIEW;
  const unknown: UnknownView = { page: "unknown", address: hash };
  const [path = "", parameters = ""] = split(hash.slice(1), "?");
  const [empty, version, page, id, ...more] = path.split("/");
  if (empty !== "" || version !== VERSION || more.length > 0) return unknown;
  const search = new URLSearchParams(parameters);
  const selected = selectionOf(id, search.get("range"));
  if (selected === "malformed") return unknown;
  const selection = selected ? { selected } : {};
  if (page === "overview") return { page, ...selection };
  const point = POINTS.find(({ name }) => name === page)?.name;
  if (point === undefined) return unknown;
  const list = search.get("list") === "left-out" ? "left-out" : "statements";
  return { page: "point", point, list, query: search.get("q") ?? "", ...selection };
}

function selectionOf(id: string | undefined, range: string | null): Selection | "malformed" | undefined {
  if (id === undefined || id === "") return undefined;
  const number = range === null ? 1 : Number(range);
  if (!Number.isSafeInteger(number) || number < 1) return "malformed";
  try {
    return { id: decodeURIComponent(id), range: number };
  } catch {
    return "malformed";
  }
}

function split(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
