/** The code that shows a statement, of the earlier release and of the later one, each with the way to it. */
import type { Located } from "@as-built/spec";
import { useState } from "react";
import type { Difference } from "../../model/comparison.ts";
import { shorten } from "../../model/format.ts";
import { pointView } from "../../model/view-state.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./ComparePage.module.css";
import type { OpenEarlier } from "./earlier.ts";

const LETTERS = 1200;

interface BothSidesProps {
  readonly difference: Difference;
  readonly earlier: OpenEarlier;
}

export function BothSides({ difference, earlier }: BothSidesProps) {
  const { href } = useWorkspace();
  const [opened, setOpened] = useState(false);
  const { kind, located } = difference;
  const before = kind === "changed" ? difference.change.before : kind === "removed" ? located : undefined;
  const after = kind === "removed" ? undefined : located;
  return (
    <details className={classes.evidence} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>Evidence</summary>
      {opened && (
        <div className={classes.sides}>
          <Side name="Before" located={before} href={earlier.href} />
          <Side name="After" located={after} href={href} />
        </div>
      )}
    </details>
  );
}

interface SideProps {
  readonly name: string;
  readonly located: Located | undefined;
  readonly href: OpenEarlier["href"];
}

function Side({ name, located, href }: SideProps) {
  const [first] = located?.statement.evidence ?? [];
  return (
    <div className={classes.side}>
      <p className={classes.sideName}>
        {name}
        {first && ": "}
        {first && located && href ? (
          <a href={href(pointView(located.point, { id: located.statement.id, range: 1 }))}>{first.file}</a>
        ) : (
          first?.file
        )}
      </p>
      {first ? <pre className={classes.quote}>{shorten(first.quote, LETTERS)}</pre> : <p>Not in this release.</p>}
    </div>
  );
}
