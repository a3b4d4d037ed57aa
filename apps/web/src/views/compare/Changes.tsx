/** The differences of one point, each with a sign and a word. */
import type { ChangedStatement, Located, PointComparison } from "@as-built/spec";
import { ShowAll } from "../../kit/ShowAll.tsx";
import { Tag } from "../../kit/Tag.tsx";
import { useFirst } from "../../kit/use-first.ts";
import { count, inline, shorten } from "../../model/format.ts";
import { pointView } from "../../model/view-state.ts";
import { StatementLink } from "../StatementLink.tsx";
import classes from "./ComparePage.module.css";

type Difference =
  | { readonly kind: "added" | "removed"; readonly located: Located }
  | { readonly kind: "changed"; readonly change: ChangedStatement };

const TONES = { added: "read", removed: "remove", changed: "change" } as const;
const FIRST = 30;

export function Changes({ point: { added, removed, changed } }: { readonly point: PointComparison }) {
  const differences: readonly Difference[] = [
    ...added.map((located) => ({ kind: "added" as const, located })),
    ...removed.map((located) => ({ kind: "removed" as const, located })),
    ...changed.map((change) => ({ kind: "changed" as const, change })),
  ];
  const { shown, hidden, showAll } = useFirst(differences, FIRST);
  return (
    <>
      <ul className={classes.list}>
        {shown.map((difference) => (
          <li key={`${difference.kind} ${locatedOf(difference).statement.id}`} className={classes.difference}>
            <span className={classes.kind}>
              <Tag tone={TONES[difference.kind]}>{difference.kind}</Tag>
            </span>
            <div className={classes.what}>
              <Statement difference={difference} />
              {difference.kind === "changed" && <Properties change={difference.change} />}
            </div>
          </li>
        ))}
      </ul>
      <ShowAll hidden={hidden} words={count(hidden)} onShow={showAll} />
    </>
  );
}

const locatedOf = (difference: Difference): Located =>
  difference.kind === "changed" ? difference.change.after : difference.located;

function Statement({ difference }: { readonly difference: Difference }) {
  const located = locatedOf(difference);
  // What was removed stands in the other document only.
  const view =
    difference.kind === "removed" ? undefined : pointView(located.point, { id: located.statement.id, range: 1 });
  return <StatementLink located={located} view={view} />;
}

function Properties({ change }: { readonly change: ChangedStatement }) {
  return (
    <dl className={classes.properties}>
      {change.changes.map(({ property, before, after }) => (
        <div key={property} className={classes.property}>
          <dt>{property}</dt>
          <dd>
            {before !== undefined && <del>{shorten(inline(before), 200)}</del>}{" "}
            {after !== undefined && <ins>{shorten(inline(after), 200)}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
