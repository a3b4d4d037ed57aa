/** What part of a point is not shown although the rest is. Draws nothing where all is shown. */
import type { Point, Statement } from "@as-built/spec";
import { Notice } from "../../kit/Notice.tsx";
import { Reasons } from "../Reasons.tsx";
import classes from "./PointPage.module.css";

export function PartNotShown({ point }: { readonly point: Point<Statement> }) {
  const { notShown, reasons = [] } = point;
  if (notShown === undefined && reasons.length === 0) return null;
  return (
    <div className={classes.notice}>
      <Notice state="partial" title="Shown in part">
        {notShown && <p>{notShown}</p>}
        <Reasons reasons={reasons} />
      </Notice>
    </div>
  );
}
