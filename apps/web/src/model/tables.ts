/** The points whose statements are read best as rows: their columns, and what stands in them. */
import type { Located, PointName, Shape } from "@as-built/spec";
import { kindOf } from "./describe/calls.ts";
import { keyWords, toneOfError } from "./describe/errors.ts";
import type { Facet } from "./facets.ts";
import { inline, plural, shorten } from "./format.ts";
import type { TitleOf, Tone } from "./line.ts";
import { ERROR_KINDS } from "./words.ts";

export interface Cell {
  readonly text: string;
  readonly mono?: boolean;
  readonly tone?: Tone;
  /** All of it, where the text is short for more. */
  readonly full?: string;
}

export interface Column {
  readonly name: string;
  /** Share of the width. */
  readonly share: number;
  /** Pixels that it does not go below: a tag is not cut. */
  readonly least?: number;
  /** How telling it is, 1 the most: where room is short, the others go. */
  readonly rank: number;
}

export interface Row {
  readonly id: string;
  readonly cells: readonly Cell[];
  /** Heading that the row stands under. */
  readonly group?: string;
}

export interface TableShape {
  readonly columns: readonly Column[];
  readonly rowOf: (located: Located, titleOf: TitleOf) => Row;
}

const NOTHING: Cell = { text: "" };
const words = (text: string | undefined): Cell => (text === undefined ? NOTHING : { text });
const code = (text: string | undefined): Cell => (text === undefined ? NOTHING : { text, mono: true });
const keyOf = (messageKey: string | undefined): Cell =>
  messageKey === undefined ? NOTHING : code(keyWords(messageKey));
const several = (texts: readonly string[]): Cell =>
  texts.length === 0 ? NOTHING : { text: texts.join(", "), mono: true };

const calls: TableShape = {
  columns: [
    { name: "Method", share: 0.6, least: 66, rank: 1 },
    { name: "Address", share: 6, rank: 2 },
    { name: "Query", share: 1.2, rank: 4 },
    { name: "Body", share: 2, rank: 3 },
    { name: "Answer", share: 1.6, rank: 6 },
    { name: "Status", share: 1.8, rank: 7 },
    { name: "Used by", share: 1.6, rank: 5 },
  ],
  rowOf: (located, titleOf) => {
    if (located.point !== "calls") return otherPoint(located);
    // Holes of the path stand in the address, and headers, which most calls share, in the details.
    const { id, url, operation, parameters = [], request, response, statuses = [], usedBy = [] } = located.statement;
    return {
      id,
      cells: [
        kindOf(located.statement),
        addressOf(url, operation?.name),
        several(parameters.flatMap(({ name, in: place }) => (place === "query" ? [`?${name}`] : []))),
        several(fieldsOf(request)),
        several(fieldsOf(response)),
        code(statuses.join(" ") || undefined),
        screensOf(usedBy.map((screen) => titleOf(screen) ?? screen)),
      ],
    };
  },
};

/** Most addresses begin with the same unknown base: in a column it only takes the room of what tells them apart. */
function addressOf(url: string, operation: string | undefined): Cell {
  const full = operation === undefined ? url : `${operation} · ${url}`;
  return { text: full.replace("{base}/", "/"), mono: true, full };
}

const fieldsOf = (shape: Shape | undefined): readonly string[] =>
  Object.keys(shape?.properties ?? shape?.items?.properties ?? {});

/** One by its name, more by their number: a row is one line. */
const screensOf = (names: readonly string[]): Cell =>
  names.length < 2 ? several(names) : { text: plural(names.length, "screen"), full: names.join(", ") };

const validation: TableShape = {
  columns: [
    { name: "Field", share: 2, rank: 1 },
    { name: "Rule", share: 3, rank: 2 },
    { name: "Message", share: 4, rank: 3 },
    { name: "When", share: 2, rank: 5 },
  ],
  rowOf: (located, titleOf) => {
    if (located.point !== "validation") return otherPoint(located);
    const { id, subject, label, rule, value, message, messageKey, when, of, screens } = located.statement;
    return {
      id,
      group: of ?? placesOf(screens, titleOf) ?? "Unknown form",
      cells: [
        label === undefined ? code(subject) : words(label),
        { text: value === undefined ? rule : `${rule} ${shorten(inline(value), 60)}`, tone: "neutral" },
        message === undefined ? keyOf(messageKey) : words(message),
        code(when),
      ],
    };
  },
};

/** A form without a name is told by its screens: one that adds and one that edits may share it. */
const placesOf = (screens: readonly string[] | undefined, titleOf: TitleOf): string | undefined =>
  screens && `Form on ${screens.map((screen) => titleOf(screen) ?? screen).join(" · ")}`;

const errors: TableShape = {
  columns: [
    { name: "Kind", share: 1, least: 84, rank: 2 },
    { name: "Message", share: 5, rank: 1 },
    { name: "Code", share: 1.5, rank: 3 },
    { name: "When", share: 3, rank: 4 },
  ],
  rowOf: (located) => {
    if (located.point !== "errors") return otherPoint(located);
    const { id, kind, message, messageKey, code: shown, when } = located.statement;
    return {
      id,
      cells: [
        { text: ERROR_KINDS[kind], tone: toneOfError(kind) },
        message === undefined ? keyOf(messageKey) : words(message),
        code(shown),
        code(when),
      ],
    };
  },
};

/** A number without its unit says nothing, on a phone too. */
const amountOf = (value: unknown, unit: string | undefined): string => `${inline(value)}${unit ? ` ${unit}` : ""}`;

const constants: TableShape = {
  columns: [
    { name: "Value", share: 1.5, rank: 1 },
    { name: "Name", share: 1.8, rank: 2 },
    { name: "Meaning", share: 2.6, rank: 3 },
  ],
  rowOf: (located) => {
    if (located.point !== "constants") return otherPoint(located);
    const { id, name, value, unit, meaning } = located.statement;
    return { id, cells: [code(shorten(amountOf(value, unit), 160)), code(name), words(meaning)] };
  },
};

export const TABLES: Partial<Readonly<Record<PointName, TableShape>>> = { calls, validation, errors, constants };

/** A table is only ever asked for the statements of its own point. */
const otherPoint = ({ statement }: Located): Row => ({ id: statement.id, cells: [] });

export interface Sorting {
  readonly column: number;
  readonly down: boolean;
}

/** Rows in the order of a column; numbers by value. Without a sorting, as the document has them. */
export function sortRows<R extends Row>(rows: readonly R[], sorting: Sorting | undefined): readonly R[] {
  if (sorting === undefined) return rows;
  const { column, down } = sorting;
  const sign = down ? -1 : 1;
  return [...rows].sort((a, b) => sign * ORDER.compare(a.cells[column]?.text ?? "", b.cells[column]?.text ?? ""));
}

const ORDER = new Intl.Collator("en-US", { numeric: true });

/** As it stands in an address: the column's name in lower case, a minus before it where the order is turned. */
export function sortingIn(columns: readonly Column[], sort: string): Sorting | undefined {
  const down = sort.startsWith("-");
  const column = columns.findIndex(({ name }) => slugOf(name) === (down ? sort.slice(1) : sort));
  return column < 0 ? undefined : { column, down };
}

/** The sorting after a press on a column's heading: up, down, and as the document has it. */
export function nextSort(columns: readonly Column[], sort: string, column: number): string {
  const slug = slugOf(columns[column]?.name ?? "");
  return sort === slug ? `-${slug}` : sort === `-${slug}` ? "" : slug;
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** Rows under the values that they have of a facet, in the order of the values; rows of several stand under all at once. */
export function groupedBy<R extends Row>(rows: readonly R[], { values, label, order }: Facet): readonly R[] {
  const rankOf = ({ id }: Row): number => order?.indexOf(values.get(id)?.[0] ?? "") ?? 0;
  return rows
    .map((row) => ({ ...row, group: (values.get(row.id) ?? []).map(label).join(" · ") }))
    .sort((a, b) => rankOf(a) - rankOf(b) || ORDER.compare(a.group, b.group));
}

/** A line of a table with headings for its groups. */
export type TableLine<R extends Row> =
  | { readonly kind: "group"; readonly name: string; readonly size: number }
  | { readonly kind: "row"; readonly row: R };

/** Groups in the order of their first row; a table without groups has no headings. */
export function tableLines<R extends Row>(rows: readonly R[]): readonly TableLine<R>[] {
  const groups = new Map<string | undefined, R[]>();
  for (const row of rows) {
    const group = groups.get(row.group);
    if (group) group.push(row);
    else groups.set(row.group, [row]);
  }
  return [...groups].flatMap(([name, members]) => [
    ...(name === undefined ? [] : [{ kind: "group" as const, name, size: members.length }]),
    ...members.map((row) => ({ kind: "row" as const, row })),
  ]);
}
