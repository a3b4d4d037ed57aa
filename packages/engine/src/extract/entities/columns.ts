/**
 * Columns of tables: a list of objects, each with the field that it shows and a heading. TanStack and react-table
 * (`accessorKey`, `accessor`), MUI and AG Grid (`field`, `headerName`), antd (`dataIndex`, `title`), Element (`prop`,
 * `label`), Vuetify (`key` or `value`, `title` or `text`).
 */

import { firstOf } from "../../lists.ts";
import { rememberSteps } from "../../remember.ts";
import { literalString } from "../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties, fixedValues } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import type { Flow, Flows } from "../subjects/flows.ts";
import type { Namer } from "../subjects/namer.ts";
import { kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";
import { byFields, type Owned } from "./unnamed.ts";

const MIN_COLUMNS = 3;
/** A table that nothing names shows itself by more. */
const MIN_UNNAMED = 4;
/** Names and functions through which a list is followed. */
const MAX_STEPS = 4;
const FIELD_KEYS = ["accessorKey", "accessor", "dataIndex", "dataField", "field", "prop", "key", "value", "id"];
/** Where the list is named as one of columns: what a cell is drawn by. */
const DRAWN = ["cellRenderer", "cellFormatters", "renderCell", "render", "cell", "formatter", "displayKey"];
const HEADINGS = ["headerName", "Header", "header", "title", "label", "text", "caption"];
/** Only in the columns of tables, or where the list is named as one. */
const TELLING = new Set(["accessorKey", "accessor", "dataIndex", "dataField", "headerName", "Header", "Cell"]);
const COLUMNS = /^(?:\w*[cC]olumns|headers|columnDefs|fields)$/;
/** Properties beside the columns that hold the rows. */
const ROWS = new Set(["data", "rows", "dataSource", "items", "rowData", "value"]);

/** Columns that hold what can be done with a row. */
const CONTROLS =
  /^(?:actions?|operations?|options|select(?:ion)?|selected|expander?|expand|menu|buttons?|checkbox|drag|index)$/i;

interface Column {
  readonly field: string;
  readonly node: Node;
  readonly keys: ReadonlySet<string>;
}

export function* columnFields(survey: Survey, flows: Flows, namer: Namer): Generator<FieldSighting> {
  for (const { node, module, unit } of survey.arrays) {
    if (node.elements.length < MIN_COLUMNS) continue;
    const columns = node.elements.flatMap((one) =>
      one?.type === "ObjectExpression" ? (columnOf(one, module) ?? []) : [],
    );
    if (columns.length < MIN_COLUMNS) continue;
    const place = placeOf(node, flows);
    const telling = columns.filter(({ keys }) => [...keys].some((key) => TELLING.has(key))).length;
    if (telling * 2 < columns.length && !place) continue;
    const owned = rowsOf(place?.of, module, namer);
    if (!owned && telling * 2 < columns.length && columns.length < MIN_UNNAMED) continue;
    const own =
      owned ??
      byFields(
        columns.map(({ field }) => field),
        node,
        module,
      );
    for (const { field, node: at } of columns)
      yield { ...own, field, kind: "column", at: { node: at, module, unit }, group: node };
  }
}

/** Whether a property of a table holds its columns, or its rows. */
export const isColumns = (key: string): boolean => COLUMNS.test(key);
export const isRows = (key: string): boolean => ROWS.has(key);

export function columnOf(node: ObjectExpression, module: Module): Column | undefined {
  const keys = fixedValues(node);
  const isDrawn = DRAWN.some((one) => keys.has(one));
  const key = [...FIELD_KEYS, ...(isDrawn ? ["name"] : [])].find((one) => literalString(keys.get(one)) !== undefined);
  const field = key === undefined ? undefined : literalString(keys.get(key));
  const headed = HEADINGS.some((one) => one !== key && keys.has(one)) || (key === "name" && isDrawn);
  if (
    key === undefined ||
    field === undefined ||
    isMade(field, key, keys, module) ||
    !headed ||
    !/^[A-Za-z_][\w.]*$/.test(field) ||
    CONTROLS.test(field)
  )
    return undefined;
  return { field: field.split(".")[0] ?? field, node, keys: new Set(keys.keys()) };
}

/** Functions that say what a column shows of a row: how its value is got (TanStack 8, AG Grid), how it is drawn. */
const GETTERS = ["accessor", "accessorFn", "valueGetter"];

/** By which a column may only name itself: antd's `key` is React's, and its field is `dataIndex`. */
const OF_COLUMN = new Set(["id", "key", "name", "value"]);

/**
 * `{id: "age", accessor: (row) => row.born}`, `{key: "cost", render: (row) => money(row.usage)}`: what is shown is made of
 * other fields, and the name is the column's own.
 */
const isMade = (field: string, key: string, keys: ReadonlyMap<string, Node>, { script }: Module): boolean =>
  [...GETTERS, ...(OF_COLUMN.has(key) ? DRAWN : [])].some((one) => {
    const made = keys.get(one);
    return made !== undefined && isFunction(made) && !wordsIn(script.text.slice(made.start, made.end)).has(field);
  });

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_$][\w$]*/g));

/** The object whose columns the list is; none where only its name says that it is one. */
type Place = { readonly of?: ObjectExpression } | undefined;

const placeOf = (node: Node, flows: Flows, depth = 0): Place => {
  const flow = flows.of(node);
  return flow && placeAt(flow, flows, depth);
};

const placeAt = rememberSteps(MAX_STEPS, undefined, (flow: Flow, flows: Flows, depth): Place => {
  if (flow.kind === "property")
    return COLUMNS.test(flow.key) && flow.of.type === "ObjectExpression" ? { of: flow.of } : undefined;
  if (flow.kind === "declared") return firstOf(flow.binding.references, (one) => placeOf(one, flows, depth + 1));
  // `useMemo(() => [...], [])`
  const around = flow.kind === "returned" ? flows.callbacks.get(flow.from) : undefined;
  if (around) return placeOf(around.call.node, flows, depth + 1);
  return flow.kind === "field" && COLUMNS.test(flow.key) ? {} : undefined;
});

/** What stands beside the columns as the rows. */
function rowsOf(of: ObjectExpression | undefined, module: Module, namer: Namer): Owned | undefined {
  for (const [key, one] of of ? fixedProperties(of) : []) {
    const named = ROWS.has(key) ? namer.of(one.value, module) : undefined;
    const owner = kindName(named?.name ?? "");
    if (owner && named) return { owner, named };
  }
  return undefined;
}
