/** Statements as rows of a table that sorts by any column, and draws the columns that hold something and have room. */
import type { Statement } from "@as-built/spec";
import { useElementSize } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { DataTable } from "../../kit/DataTable.tsx";
import { Tag } from "../../kit/Tag.tsx";
import { TemplateText } from "../../kit/TemplateText.tsx";
import { shorten } from "../../model/format.ts";
import { shownColumns } from "../../model/shown-columns.ts";
import { type Cell, type Row, type Sorting, sortRows, type TableShape, tableLines } from "../../model/tables.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { BasisMark } from "../BasisMark.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./StatementTable.module.css";
import { type LayoutProps, useSelect } from "./use-select.ts";

export function StatementTable({ view, statements, shape }: LayoutProps & { readonly shape: TableShape }) {
  const { model } = useWorkspace();
  const select = useSelect(view);
  const [sorting, setSorting] = useState<Sorting>();
  const rows = useMemo(
    () => statements.map((located) => ({ ...shape.rowOf(located, model.titleOf), statement: located.statement })),
    [statements, shape, model],
  );
  const lines = useMemo(() => tableLines(sortRows(rows, sorting)), [rows, sorting]);
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
        onSort={(column) => setSorting((held) => nextSorting(held, shown[column] ?? column))}
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

/** Up, down, and as the document has it. */
function nextSorting(held: Sorting | undefined, column: number): Sorting | undefined {
  if (held?.column !== column) return { column, down: false };
  return held.down ? undefined : { column, down: true };
}

const LETTERS = 200;

function drawCell(row: Row, column: number) {
  const cell = row.cells[column];
  return cell === undefined || cell.text === "" ? null : <CellText cell={cell} />;
}

function CellText({ cell: { text, mono = false, tone } }: { readonly cell: Cell }) {
  const short = shorten(text, LETTERS);
  if (tone) {
    return (
      <div>
        <Tag tone={tone}>{short}</Tag>
      </div>
    );
  }
  return mono ? (
    <span className={classes.mono} title={text}>
      <TemplateText text={short} />
    </span>
  ) : (
    <span title={text}>{short}</span>
  );
}
