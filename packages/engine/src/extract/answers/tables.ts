/**
 * What the columns of a table say of its rows: the field that each shows, and what draws it from a row. The list of columns
 * stands beside the rows, or has a name.
 *
 *     <Table dataSource={users} columns={[{ title: "Name", dataIndex: "name", render: (name, user) => user.email }]}/>
 */
import { returnedExpressions } from "../../evaluate/returns.ts";
import { onlyValue } from "../../scope/binding-at.ts";
import { keyName } from "../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import { columnOf, isColumns, isRows } from "../entities/columns.ts";
import { elementOf } from "./bind.ts";
import { deliver } from "./called.ts";
import { ELEMENT, type Place, type Walk } from "./walk.ts";

/** Most columns of one table. */
const MAX_COLUMNS = 60;

/** Functions of a column that are given a row, and where: antd 4 and 5, rc-table, MUI X 5 to 8, TanStack 7 and 8, AG Grid 25 to 33, PrimeReact 8 to 10. */
const GIVEN: ReadonlyMap<string, { readonly index: number; readonly under: readonly string[] }> = new Map([
  ["render", { index: 1, under: [] }],
  ["customRender", { index: 0, under: ["record"] }],
  ["renderCell", { index: 0, under: ["row"] }],
  ["cell", { index: 0, under: ["row", "original"] }],
  ["Cell", { index: 0, under: ["row", "original"] }],
  ["accessor", { index: 0, under: [] }],
  ["accessorFn", { index: 0, under: [] }],
  ["selector", { index: 0, under: [] }],
  ["cellRenderer", { index: 0, under: ["data"] }],
  ["valueGetter", { index: 0, under: ["data"] }],
  ["body", { index: 0, under: [] }],
]);

/** The rows of a table go to its columns. */
export function toColumns(table: ObjectExpression, key: string, place: Place, walk: Walk): void {
  if (!isRows(key)) return;
  const columns = [...fixedProperties(table)].flatMap(([name, { value }]) =>
    isColumns(name) ? columnsIn(value, place) : [],
  );
  // that the value is a list is known only where it has columns
  const row = columns.length > 0 ? elementOf(place) : undefined;
  if (row?.held.kind !== "data" || row.path.length > 0) return;
  for (const column of columns) drawnFrom(column, row, walk);
}

function columnsIn(node: Node, place: Place, depth = 0): readonly ObjectExpression[] {
  if (node.type === "ArrayExpression")
    return node.elements.slice(0, MAX_COLUMNS).flatMap((one) => (one?.type === "ObjectExpression" ? one : []));
  if (depth > 2) return [];
  const named = onlyValue(node, place.module.script.scopes);
  if (named) return columnsIn(named, place, depth + 1);
  // `useMemo(() => [...], [])`
  const made = node.type === "CallExpression" ? node.arguments[0] : undefined;
  return made && isFunction(made) ? returnedExpressions(made).flatMap((one) => columnsIn(one, place, depth + 1)) : [];
}

function drawnFrom(column: ObjectExpression, row: Place, walk: Walk): void {
  const { held, module } = row;
  const shown = columnOf(column, module);
  if (shown && held.kind === "data") {
    // `rows.map((row) => ({...row, total: row.price * row.count}))`: the program has put it there
    if (held.without?.has(shown.field)) walk.made.add(column);
    else held.of.key(shown.field, { node: column, module });
  }
  for (const one of column.properties) {
    const key = one.type === "Property" ? keyName(one.key, one.computed) : undefined;
    const given = key === undefined ? undefined : GIVEN.get(key);
    if (one.type === "Property" && given)
      deliver(one.value, given.index, { ...row, path: given.under }, column, walk, [ELEMENT]);
  }
}
