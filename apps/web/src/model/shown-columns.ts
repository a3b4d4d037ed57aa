/**
 * Which columns of a table are drawn: those that hold something in some row, and of those, where there is no room for
 * all, the most telling ones. They stay in their order.
 */
import type { Column, Row } from "./tables.ts";

/** Room that a column needs for each share of its width, in pixels. */
const NEED = 62;
const FEWEST = 2;

/** @param width of the table in pixels; 0: not known, all have room. Gives indexes of `columns`. */
export function shownColumns(columns: readonly Column[], rows: readonly Row[], width: number): readonly number[] {
  const full = columns.flatMap((_, index) => (rows.some(({ cells }) => cells[index]?.text) ? [index] : []));
  if (width === 0) return full;
  const shown = new Set(full);
  const room = () => [...shown].reduce((sum, index) => sum + (columns[index]?.share ?? 0) * NEED, 0);
  const leastTelling = full.toSorted((a, b) => (columns[b]?.rank ?? 0) - (columns[a]?.rank ?? 0));
  for (const index of leastTelling) {
    if (shown.size <= FEWEST || room() <= width) break;
    shown.delete(index);
  }
  return full.filter((index) => shown.has(index));
}
