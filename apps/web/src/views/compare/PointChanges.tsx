/** What differs between two specifications, one section a point; points without a difference are left out. */
import { isSameProduct, type PointComparison } from "@as-built/spec";
import { LiveText } from "../../kit/LiveText.tsx";
import { Notice } from "../../kit/Notice.tsx";
import { count } from "../../model/format.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { Changes } from "./Changes.tsx";
import classes from "./ComparePage.module.css";

export function PointChanges({ points }: { readonly points: readonly PointComparison[] }) {
  const sum = (key: "added" | "removed" | "changed") => points.reduce((total, point) => total + point[key].length, 0);
  const words = `${sum("added")} added, ${sum("removed")} removed, ${sum("changed")} changed`;
  return (
    <>
      <LiveText>{words}</LiveText>
      {isSameProduct(points) ? (
        <Notice state="empty" title="No differences found" />
      ) : (
        <p className={classes.sum}>{words}</p>
      )}
      {points.map((point) => (
        <PointSection key={point.point} point={point} />
      ))}
    </>
  );
}

function PointSection({ point }: { readonly point: PointComparison }) {
  const { added, removed, changed, same } = point;
  const heading = POINT_NAMES[point.point];
  if (added.length + removed.length + changed.length === 0) return null;
  return (
    <section className={classes.section} aria-label={heading}>
      <h2 className={classes.title}>{heading}</h2>
      <p className={classes.hint}>{count(same)} unchanged</p>
      <Changes point={point} />
    </section>
  );
}
