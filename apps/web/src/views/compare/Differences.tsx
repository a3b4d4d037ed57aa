/** The differences of one point: a sign, the statement, its properties in words, and the evidence of both sides. */
import { ShowAll } from "../../kit/ShowAll.tsx";
import { useFirst } from "../../kit/use-first.ts";
import { type Difference, type PointDifferences, propertyDifference } from "../../model/comparison.ts";
import { count } from "../../model/format.ts";
import type { TitleOf } from "../../model/line.ts";
import type { SpecificationModel } from "../../model/specification-model.ts";
import { pointView } from "../../model/view-state.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { StatementLink } from "../StatementLink.tsx";
import { BothSides } from "./BothSides.tsx";
import { ChangeSign } from "./ChangeSign.tsx";
import classes from "./ComparePage.module.css";
import type { OpenEarlier } from "./earlier.ts";
import { Property } from "./Property.tsx";

const FIRST = 40;

interface DifferencesProps {
  readonly point: PointDifferences;
  readonly titleOf: TitleOf;
  readonly earlier: OpenEarlier;
  /** The earlier specification, as the pages ask it. */
  readonly old: SpecificationModel;
}

export function Differences({ point: { point, same, differences }, titleOf, earlier, old }: DifferencesProps) {
  const heading = POINT_NAMES[point];
  const { shown, hidden, showAll } = useFirst(differences, FIRST);
  return (
    <section className={classes.section} aria-label={heading}>
      <h2 className={classes.title}>
        {heading} <span className={classes.count}>{count(differences.length)}</span>
        <span className={classes.same}>{count(same)} unchanged</span>
      </h2>
      <ul className={classes.list}>
        {shown.map((difference) => (
          <li key={`${difference.kind} ${difference.located.statement.id}`} className={classes.difference}>
            <span className={classes.sign}>
              <ChangeSign kind={difference.kind} />
            </span>
            <div className={classes.what}>
              <div className={classes.statement}>
                <Statement difference={difference} />
              </div>
              {difference.kind === "changed" && (
                <dl className={classes.properties}>
                  {difference.change.changes.map((change) => (
                    <Property key={change.property} difference={propertyDifference(change, titleOf)} />
                  ))}
                </dl>
              )}
              <BothSides difference={difference} earlier={earlier} old={old} />
            </div>
          </li>
        ))}
      </ul>
      <ShowAll hidden={hidden} words={count(hidden)} onShow={showAll} />
    </section>
  );
}

function Statement({ difference: { kind, located } }: { readonly difference: Difference }) {
  // What was removed stands in the other document only.
  const view = kind === "removed" ? undefined : pointView(located.point, { id: located.statement.id, range: 1 });
  return <StatementLink located={located} view={view} />;
}
