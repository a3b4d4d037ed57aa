/** What part of a point is not shown although the rest is. Draws nothing where all is shown. */
import type { Point, Statement } from "@as-built/spec";
import { Info } from "lucide-react";
import { Reasons } from "../Reasons.tsx";
import classes from "./PointPage.module.css";

export function PartNotShown({ point }: { readonly point: Point<Statement> }) {
  const { notShown, reasons = [] } = point;
  if (notShown === undefined && reasons.length === 0) return null;
  return (
    <details className={classes.part}>
      <summary>
        <Info size={15} aria-hidden="true" className={classes.partIcon} />
        Partly not shown
      </summary>
      {notShown && <p>{notShown}</p>}
      <Reasons reasons={reasons} />
    </details>
  );
}
