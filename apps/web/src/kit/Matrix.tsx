/** Rows against columns, with a mark where they meet. Headings stay in sight. */
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import classes from "./Matrix.module.css";

export interface MatrixHead {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
}

interface MatrixProps {
  readonly label: string;
  readonly rows: readonly MatrixHead[];
  readonly columns: readonly MatrixHead[];
  readonly holds: (row: string, column: string) => boolean;
  readonly rowHead: (row: MatrixHead) => ReactNode;
  readonly columnHead: (column: MatrixHead) => ReactNode;
}

/** More columns than these have their heads turned, so that the picture is not many times as wide as the window. */
const MANY = 10;

export function Matrix({ label, rows, columns, holds, rowHead, columnHead }: MatrixProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.box} aria-label={label} tabIndex={0} data-many={columns.length > MANY}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td className={classes.corner} />
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classes.column} title={column.name}>
                <span className={classes.name}>{columnHead(column)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={classes.row}>
                {rowHead(row)}
                {row.note && <span className={classes.note}>{row.note}</span>}
              </th>
              {columns.map((column) => (
                <td key={column.id} className={classes.cell}>
                  {holds(row.id, column.id) && (
                    <Check
                      size={15}
                      role="img"
                      aria-label={`${column.name}: ${row.name}`}
                      className={classes.mark ?? ""}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
