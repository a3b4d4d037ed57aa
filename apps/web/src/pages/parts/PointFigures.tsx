/** How many statements each of the nine points has, as nine small figures; a point that is not shown has a dash. */
import { POINTS } from "@as-built/spec";
import type { SpecificationSummary } from "../../api/types.ts";
import { brief, plural } from "../../model/format.ts";
import { POINT_NAMES } from "../../model/words.ts";
import classes from "./PointFigures.module.css";

export function PointFigures({ summary }: { readonly summary: SpecificationSummary }) {
  const figures = POINTS.map(({ name }) => ({ name, count: summary.statements[name] ?? 0 }));
  return (
    <ul className={classes.figures} aria-label="Statements by point">
      {figures.map(({ name, count }) => (
        <li
          key={name}
          className={classes.figure}
          data-none={count === 0}
          title={
            count === 0 ? `${POINT_NAMES[name]}: not shown` : `${POINT_NAMES[name]}: ${plural(count, "statement")}`
          }
        >
          <span className={classes.count}>{count === 0 ? "–" : brief(count)}</span>
          <span className={classes.name}>{POINT_NAMES[name]}</span>
        </li>
      ))}
    </ul>
  );
}
