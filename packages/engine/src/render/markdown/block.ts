/**
 * Blocks of Markdown from inline parts: tables, lists, headings, paragraphs. A block is a string without a newline at
 * its end, or "" where it has nothing to say; {@link blocks} puts an empty line between them.
 */
import { type Inline, NOTHING } from "./inline.ts";

export interface Column<Row> {
  readonly head: string;
  readonly cell: (row: Row) => Inline;
}

/** A GFM table. Columns that no row fills are left out; without rows there is no table. */
export function table<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const filled = columns
    .map(({ head, cell }) => ({ head, cells: rows.map(cell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== NOTHING));
  if (filled.length === 0) return "";
  const lines = rows.map((_, index) => line(filled.map(({ cells }) => cells[index] ?? NOTHING)));
  return [line(filled.map(({ head }) => head)), line(filled.map(() => "---")), ...lines].join("\n");
}

/** Only the pipes are left to escape: inline parts never hold one after an odd number of backslashes. */
const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;

export const list = (items: readonly Inline[]): string => items.map((item) => `- ${item}`).join("\n");

export const heading = (level: 1 | 2 | 3, text: Inline): string => `${"#".repeat(level)} ${text}`;

export const blocks = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");
