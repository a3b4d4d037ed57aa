/** "Not shown" as an answer: the reason in full, what would bring an answer, and what was seen and left out. */
import type { Point, Statement } from "@as-built/spec";
import { Notice } from "../../kit/Notice.tsx";
import { notShownWords } from "../../model/words.ts";
import { Reasons } from "../Reasons.tsx";
import classes from "./PointPage.module.css";

export function NotShown({ point }: { readonly point: Point<Statement> }) {
  const { reasons = [], leftOut = [] } = point;
  return (
    <div className={classes.notice}>
      <Notice state="empty" title="Not shown">
        <p>{notShownWords(point)}</p>
        <Reasons reasons={reasons} />
        {leftOut.length > 0 && <p>Libraries have some. They are not the app's own; they are listed below.</p>}
      </Notice>
    </div>
  );
}
