/**
 * A table of any length that draws only the rows in sight. Headings sort; Up, Down, Page Up, Page Down, Home and End move
 * the selection. The focus stays on the table; the selected row is its active descendant.
 */
// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed by position cannot be those of a table element
import { useVirtualizer } from "@tanstack/react-virtual";
import clsx from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import classes from "./DataTable.module.css";
import { indexAfterKey } from "./list-keys.ts";
import { placeAt, spaceOf, useDrawn } from "./use-drawn.ts";

interface Column {
  readonly name: string;
  readonly share: number;
  /** Pixels that it does not go below. */
  readonly least?: number;
}

export type DataLine<R> =
  | { readonly kind: "group"; readonly name: string; readonly size: number }
  | { readonly kind: "row"; readonly row: R };

interface DataTableProps<R> {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly lines: readonly DataLine<R>[];
  readonly keyOf: (row: R) => string;
  readonly selected: string | undefined;
  readonly sorting: { readonly column: number; readonly down: boolean } | undefined;
  readonly onSort: (column: number) => void;
  /** `moved`: by an arrow key; otherwise it was clicked or Enter was pressed. */
  readonly onSelect: (row: R, moved: boolean) => void;
  readonly cell: (row: R, column: number) => ReactNode;
  /** A mark before the columns, and what it tells of. */
  readonly lead: { readonly name: string; readonly mark: (row: R) => ReactNode };
}

/** Width of the mark. */
const LEAD = 16;
const ESTIMATE = 29;
const OVERSCAN = 10;

export function DataTable<R>(props: DataTableProps<R>) {
  const { label, columns, lines, keyOf, selected, sorting, onSort, onSelect, cell, lead } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const rows = lines.flatMap((line, index) => (line.kind === "row" ? [{ index, row: line.row }] : []));
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => ESTIMATE,
    overscan: OVERSCAN,
    getItemKey: (index) => keyOfLine(lines[index], keyOf) ?? index,
  });
  const drawn = useDrawn(virtualizer.getVirtualItems(), lines.length);
  const active = rows.findIndex(({ row }) => keyOf(row) === selected);
  const activeLine = rows[active]?.index ?? -1;

  const first = useRef(true);
  useEffect(() => {
    // How high the entries are is not known before they are drawn: an address that names one gets it amid the window.
    if (activeLine >= 0) virtualizer.scrollToIndex(activeLine, { align: first.current ? "center" : "auto" });
    first.current = false;
  }, [activeLine, virtualizer]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const next = indexAfterKey(event.key, active, rows.length);
    const found = next === undefined ? undefined : rows[next];
    if (found === undefined) return;
    event.preventDefault();
    onSelect(found.row, event.key !== "Enter");
  };
  const widths = columns.map(({ share, least = 0 }) => `minmax(${least}px, ${share}fr)`).join(" ");
  const grid = { gridTemplateColumns: `${LEAD}px ${widths}` };

  return (
    <div
      ref={box}
      className={classes.box}
      role="grid"
      aria-label={label}
      aria-rowcount={lines.length + 1}
      aria-activedescendant={active < 0 ? undefined : `${id}-${activeLine}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div role="row" tabIndex={-1} className={clsx(classes.row, classes.head)} style={grid}>
        <div role="columnheader" tabIndex={-1} aria-label={lead.name} />
        {columns.map(({ name }, column) => (
          <Heading
            key={name}
            name={name}
            direction={sorting?.column === column ? (sorting.down ? "descending" : "ascending") : "none"}
            onSort={() => onSort(column)}
          />
        ))}
      </div>
      <div className={classes.space} role="rowgroup" style={spaceOf(drawn, virtualizer.getTotalSize())}>
        {drawn.map(({ index, key, start }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const place = {
            ref: virtualizer.measureElement,
            "data-index": index,
            "aria-rowindex": index + 2,
            style: { ...grid, ...placeAt(start) },
          };
          if (line.kind === "group") {
            return (
              <div key={key} role="row" tabIndex={-1} {...place} className={clsx(classes.place, classes.group)}>
                <span role="gridcell" tabIndex={-1} className={classes.groupName}>
                  {line.name} <span className={classes.size}>{line.size}</span>
                </span>
              </div>
            );
          }
          const { row } = line;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the table has the focus and handles the keys
            <div
              key={key}
              {...place}
              id={`${id}-${index}`}
              role="row"
              tabIndex={-1}
              aria-selected={index === activeLine}
              className={clsx(classes.row, classes.place, index === activeLine && classes.selected)}
              onClick={() => onSelect(row, false)}
            >
              <div role="gridcell" tabIndex={-1} className={classes.lead}>
                {lead.mark(row)}
              </div>
              {columns.map(({ name }, column) => (
                <div key={name} role="gridcell" tabIndex={-1} className={classes.cell}>
                  {cell(row, column)}
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function keyOfLine<R>(line: DataLine<R> | undefined, keyOf: (row: R) => string): string | undefined {
  if (line === undefined) return undefined;
  return line.kind === "group" ? `group ${line.name}` : `row ${keyOf(line.row)}`;
}

interface HeadingProps {
  readonly name: string;
  readonly direction: "ascending" | "descending" | "none";
  readonly onSort: () => void;
}

function Heading({ name, direction, onSort }: HeadingProps) {
  return (
    <div role="columnheader" tabIndex={-1} aria-sort={direction} className={classes.heading}>
      <button type="button" className={classes.sort} onClick={onSort}>
        {name}
        {direction === "ascending" && <ArrowUp size={13} aria-hidden="true" />}
        {direction === "descending" && <ArrowDown size={13} aria-hidden="true" />}
      </button>
    </div>
  );
}
