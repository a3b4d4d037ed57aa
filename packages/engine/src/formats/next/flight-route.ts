/**
 * The route of a page of the app router, as the page itself says it. Next 13 to 16.3 nest its segments,
 * `["",{"children":["orders",{"children":[["id","17","d"],{"children":["__PAGE__",{}]}]}]}]`; Next 16.4 gives each a row,
 * `0:{"t":{"t":{"s":"","h":528,"c":"$Q5"}}}`, `5:[["children",{"s":{"n":"id","t":"d","k":"17"},"h":512,"c":"$Q7"}]]`.
 */
import { readJson } from "@as-built/spec";
import type { Source } from "../../evaluate/value.ts";
import { isObject, valueAt } from "../../unpack/json-lists.ts";
import type { Flight, FlightRow } from "./flight-rows.ts";
import { nextAppPath, pagePath } from "./page-path.ts";

export interface FlightRoute {
  readonly path: string;
  readonly places: readonly [Source, ...Source[]];
  /** Address of the script that the page brings for itself. */
  readonly source?: string;
}

interface Level {
  readonly segment: unknown;
  readonly place: Source | undefined;
  /** What the page draws there. */
  readonly drawn: unknown;
}

/** More segments and deeper values than these no application has. */
const MAX_DEPTH = 64;
const MAX_NODES = 20_000;

export function routeOf(flight: Flight): FlightRoute | undefined {
  for (const [id, row] of flight.rows) {
    if (id !== "0" && !row.text.includes('"__PAGE__')) continue;
    const value = readJson(row.text);
    if (isOfNext(valueAt(value, "c"))) return undefined;
    const levels = levelsIn(value, row, flight);
    if (levels.length > 0) return routeFrom(levels);
  }
  return undefined;
}

/** `"c":["","_global-error"]`: the address of a page for faults, which has no segments of its own. */
const isOfNext = (address: unknown): boolean =>
  Array.isArray(address) && pagePath(`/${address.filter(Boolean).join("/")}`) === undefined;

function routeFrom(levels: readonly Level[]): FlightRoute | undefined {
  const folders = levels.map(({ segment }) => folderOf(segment));
  if (folders.includes(undefined)) return undefined;
  const path = nextAppPath(folders.join("/"));
  const [first, ...others] = levels.flatMap(({ place }) => place ?? []);
  if (path === undefined || !first) return undefined;
  const sources = [...(JSON.stringify(levels.at(-1)?.drawn) ?? "").matchAll(/"script-\d+",\{"src":"([^"\\]+)"/g)];
  const source = sources.at(-1)?.[1];
  return { path, places: [first, ...others], ...(source === undefined ? {} : { source }) };
}

const FOLDERS: ReadonlyMap<unknown, string> = new Map([
  ["d", "["],
  ["c", "[..."],
  ["oc", "[[..."],
]);

/** The folder that a segment was made from: `orders`, `[id]`; of an intercepted route none. */
function folderOf(segment: unknown): string | undefined {
  if (typeof segment === "string") return segment.startsWith("__PAGE__") ? "page" : segment.replace(/^\//, "");
  const [name, kind] = Array.isArray(segment)
    ? [segment[0], segment[2]]
    : [valueAt(segment, "n"), valueAt(segment, "t")];
  const open = FOLDERS.get(kind);
  return open === undefined || typeof name !== "string" ? undefined : `${open}${name}${open === "[[..." ? "]]" : "]"}`;
}

/** The segments below the first root that stands in a value, itself included. */
function levelsIn(value: unknown, row: FlightRow, flight: Flight): readonly Level[] {
  const open: { readonly value: unknown; readonly next: unknown }[] = [{ value, next: undefined }];
  for (let seen = 0; seen < MAX_NODES; seen++) {
    const at = open.pop();
    if (!at) return [];
    if (isNested(at.value) && at.value[0] === "") return nested(at.value, at.next, row, flight);
    if (isListed(at.value) && valueAt(at.value, "s") === "") return listed(at.value, row, flight);
    const inner = Array.isArray(at.value) ? at.value : isObject(at.value) ? Object.values(at.value) : [];
    for (let i = inner.length - 1; i >= 0; i--) open.push({ value: inner[i], next: inner[i + 1] });
  }
  return [];
}

/** `["",{"children":[...]}]`; what is drawn stands beside it, nested alike. */
function nested(root: readonly unknown[], beside: unknown, row: FlightRow, flight: Flight): readonly Level[] {
  const levels: Level[] = [];
  const place = flight.placeOf(row, JSON.stringify(root));
  let drawn = beside;
  for (let at: unknown = root; isNested(at) && levels.length < MAX_DEPTH; at = valueAt(at[1], "children")) {
    levels.push({ segment: at[0], place: levels.length === 0 ? place : undefined, drawn });
    drawn = childOf(drawn);
  }
  return levels;
}

const isNested = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && folderOf(value[0]) !== undefined && isObject(value[1]);

/** `[["$","$1",...],{"children":[...]},null]`, before Next 16 with the segment in front. */
const childOf = (drawn: unknown): unknown =>
  Array.isArray(drawn)
    ? drawn.map((part: unknown) => valueAt(part, "children")).find((part) => Array.isArray(part))
    : [];

/** `{"s":"","h":528,"d":{...},"c":"$Q5"}` */
function listed(root: object, from: FlightRow, flight: Flight): readonly Level[] {
  const levels: Level[] = [];
  let row = from;
  for (let at: unknown = root; isListed(at) && levels.length < MAX_DEPTH; ) {
    const segment = valueAt(at, "s");
    levels.push({ segment, place: flight.placeOf(row, `"s":${JSON.stringify(segment)}`), drawn: valueAt(at, "d") });
    const next = flight.rows.get(/^\$Q([0-9a-f]+)$/.exec(String(valueAt(at, "c")))?.[1] ?? "");
    if (!next) break;
    row = next;
    const entries = readJson(row.text);
    at = Array.isArray(entries) ? entries.find((entry) => Array.isArray(entry) && entry[0] === "children")?.[1] : [];
  }
  return levels;
}

const isListed = (value: unknown): value is object =>
  isObject(value) && typeof valueAt(value, "h") === "number" && folderOf(valueAt(value, "s")) !== undefined;
