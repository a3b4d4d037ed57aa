/** Statements as rows of a table that sorts by any column, groups by a facet, and draws the columns that have room. */
import type { Statement } from "@as-built/spec";
import { useElementSize } from "@mantine/hooks";
import { useMemo } from "react";
import { DataTable } from "../../kit/DataTable.tsx";
import { Tag } from "../../kit/Tag.tsx";
import { TemplateText } from "../../kit/TemplateText.tsx";
import { shorten } from "../../model/format.ts";
import { groupingOf } from "../../model/grouping.ts";
import { shownColumns } from "../../model/shown-columns.ts";
import {
  type Cell,
  groupedBy,
  nextSort,
  type Row,
  sortingIn,
  sortRows,
  type TableShape,
  tableLines,
} from "../../model/tables.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { BasisMark } from "../BasisMark.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./StatementTable.module.css";
import { type LayoutProps, useSelect } from "./use-select.ts";

export function StatementTable({ view, statements, shape }: LayoutProps & { readonly shape: TableShape }) {
  const { model, go } = useWorkspace();
  const select = useSelect(view);
  const sorting = useMemo(() => sortingIn(shape.columns, view.sort), [shape, view.sort]);
  const rows = useMemo(
    () => statements.map((located) => ({ ...shape.rowOf(located, model.titleOf), statement: located.statement })),
    [statements, shape, model],
  );
  const facets = model.facets(view.point);
  const grouping = groupingOf(view, facets);
  const lines = useMemo(() => {
    const sorted = sortRows(rows, sorting);
    const facet = facets.find(({ name }) => name === grouping);
    if (facet) return tableLines(groupedBy(sorted, facet));
    return tableLines(grouping === "none" ? sorted.map(({ group: _, ...row }) => row) : sorted);
  }, [rows, sorting, facets, grouping]);
  const { ref, width } = useElementSize();
  const shown = useMemo(() => shownColumns(shape.columns, rows, width), [shape, rows, width]);
  return (
    <div ref={ref} className={classes.fit}>
      <DataTable
        label={POINT_NAMES[view.point]}
        columns={shape.columns.filter((_, index) => shown.includes(index))}
        lines={lines}
        keyOf={idOf}
        selected={view.selected?.id}
        sorting={sorting && { ...sorting, column: shown.indexOf(sorting.column) }}
        onSort={(column) =>
          go({ ...view, sort: nextSort(shape.columns, view.sort, shown[column] ?? column) }, "replace")
        }
        onSelect={({ id }, moved) => select(id, moved)}
        cell={(row, column) => drawCell(row, shown[column] ?? column)}
        lead={LEAD}
      />
    </div>
  );
}

const idOf = ({ id }: Row): string => id;

const LEAD = {
  name: "Certainty",
  mark: ({ statement: { basis, origin } }: { readonly statement: Statement }) => (
    <BasisMark basis={basis} uncertain={origin === "unknown"} />
  ),
};

const LETTERS = 200;

function drawCell(row: Row, column: number) {
  const cell = row.cells[column];
  return cell === undefined || cell.text === "" ? null : <CellText cell={cell} />;
}

function CellText({ cell: { text, mono = false, tone, full = text } }: { readonly cell: Cell }) {
  const short = shorten(text, LETTERS);
  if (tone) {
    return (
      <div>
        <Tag tone={tone} plain>
          {short}
        </Tag>
      </div>
    );
  }
  return mono ? (
    <span className={classes.mono} title={full}>
      <TemplateText text={short} />
    </span>
  ) : (
    <span title={full}>{short}</span>
  );
}
