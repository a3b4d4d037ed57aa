/**
 * The rows of a table of addresses that a program keeps for itself: a list of objects or pairs, an object or a `Map` by
 * address, and a list that calls fill, `route("/x", show)` with `routes.push({ pattern, handler })`. Takes the value of the
 * table, gives each row with its address as routers write it; nothing where a row has none.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { constant, isConstant, type Source, type Value } from "../../../evaluate/value.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Written } from "../../filled-tables.ts";
import { keysOf } from "../../http/payload.ts";
import { pathOfPattern } from "../regular-path.ts";

export interface RouteRow {
  readonly path: string;
  readonly pieces: readonly Source[];
  /** The row as a whole, of an object by address what stands under it. */
  readonly value: Value;
  /** Under which key of the row its address stands. */
  readonly key?: string;
  /** Written as only an address is. */
  readonly isAddress?: boolean;
  readonly node: Node;
  readonly module: Module;
}

/** Fewer addresses show no router; longer lists are data. */
const MIN_ROWS = 2;
const MAX_ROWS = 200;

interface Known {
  readonly ev: Evaluator;
}

/** The rows of a list, and those that are put into it. */
export function listedRows(
  list: Value,
  { ev }: Known,
  filled: readonly Written[] = [],
  met: () => ReadonlySet<string> = () => NONE,
): readonly RouteRow[] {
  const written = [...elementsOf(list).flatMap(writtenAt), ...filled];
  if (written.length < MIN_ROWS || written.length > MAX_ROWS) return [];
  const [first] = written;
  const keys = first ? keysToTry(first.value, ev) : [];
  const wholeBy = (some: readonly string[]): readonly (readonly RouteRow[])[] =>
    some.flatMap((key) => {
      const rows = written.flatMap((one) => rowAt(one, key, ev) ?? []);
      return rows.length === written.length && isTable(rows) ? [rows] : [];
    });
  const [held] = wholeBy(keys.length > 0 ? keys.filter((key) => met().has(key)) : []);
  // a name may be one of anything where nothing shows that it is held against the address
  const [best] = held ? [held] : wholeBy(keys).toSorted((a, b) => slashes(b) - slashes(a));
  return best && (held || slashes(best) > 0) ? best : [];
}

const NONE: ReadonlySet<string> = new Set();

const slashes = (rows: readonly RouteRow[]): number => rows.filter(({ isAddress }) => isAddress).length;

const isTable = (rows: readonly RouteRow[]): boolean => new Set(rows.map(({ path }) => path)).size >= MIN_ROWS;

const elementsOf = (list: Value): readonly Value[] => {
  if (list.kind === "array") return list.elements;
  if (list.kind !== "list") return [];
  return list.items.flatMap(({ value, spread }) => (spread ? elementsOf(value) : [value]));
};

function writtenAt(value: Value): readonly Written[] {
  const at = placeOf(value);
  return at ? [{ value, ...at }] : [];
}

function placeOf(value: Value): Omit<Written, "value"> | undefined {
  if (value.kind === "object") {
    const literal = value.layers.find((layer) => layer.kind === "literal");
    return literal?.kind === "literal" ? { node: literal.node, module: literal.module } : undefined;
  }
  if (value.kind === "result" || value.kind === "element") return { node: value.node, module: value.module };
  if (value.kind === "function" || value.kind === "class") return { node: value.node, module: value.module };
  return value.kind === "array" ? value.elements.map(placeOf).find((place) => place !== undefined) : undefined;
}

/** `path`, whatever it is called; of a pair its first part. */
function keysToTry(row: Value, ev: Evaluator): readonly string[] {
  if (row.kind === "array") return ["0"];
  if (row.kind === "object") return keysOf(row, ev).keys;
  return row.kind === "result" ? ["0"] : [];
}

function rowAt({ value, node, module }: Written, key: string, ev: Evaluator): RouteRow | undefined {
  const held = value.kind === "result" ? (value.args[Number(key)] ?? constant(undefined)) : ev.member(value, key);
  const told = addressOf(held, ev);
  const of = value.kind === "array" && value.elements.length === 2 ? value.elements[1] : undefined;
  // `["/x", { view, open }]`
  if (told && of?.kind === "object") return { ...told, value: of, node, module };
  return told && { ...told, value, key, node, module };
}

/** A text, a regular expression, what `new URLPattern({ pathname })` or a function of the program is given to make one. */
function addressOf(value: Value, ev: Evaluator): Pick<RouteRow, "path" | "pieces" | "isAddress"> | undefined {
  if (value.kind === "constant" && typeof value.value === "string") {
    const path = pathOfText(value.value);
    const isAddress = value.value.includes("/");
    return path === undefined ? undefined : { path, pieces: value.sources, isAddress };
  }
  if (value.kind === "pattern") {
    const path = pathOfPattern(value.pattern);
    return path === undefined ? undefined : { path, pieces: value.sources, isAddress: true };
  }
  const [given] = value.kind === "result" || value.kind === "instance" ? value.args : [];
  if (!given) return undefined;
  const pathname = given.kind === "object" ? ev.member(given, "pathname") : given;
  return isConstant(pathname, undefined) || pathname.kind !== "constant" ? undefined : addressOf(pathname, ev);
}

/** What may stand between two slashes: a name, or the marks that routers have for parameters, `:id`, `{id}`, `[id]`, `<id>`, `*`. */
const SEGMENT = /^(?:[\w.~@-]*|[\w.~@-]*[:$]\w[\w-]*\??|\{\w+\}|\[\w+\]|<\w+>|\*{1,2}\w*)$/;
const MAX_LENGTH = 200;

/** As routers write it, from the root on: `#/items/{id}` is `/items/:id`. */
export function pathOfText(text: string): string | undefined {
  const segments = text.replace(/^#?!?\/?/, "").split("/");
  if (text.length > MAX_LENGTH || !segments.every((one) => SEGMENT.test(one))) return undefined;
  const path = `/${segments.map(parameterOf).join("/")}`;
  if (path === "/*" || path === "/**") return "/**";
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

/** A name of a parameter has no sign that routers end it by. */
const parameterOf = (segment: string): string =>
  /^[{[<](\w+)[}\]>]$/.test(segment)
    ? `:${segment.slice(1, -1)}`
    : segment.replace(/:(\w[\w-]*)/, (_, name: string) => `:${name.replaceAll("-", "_")}`);
