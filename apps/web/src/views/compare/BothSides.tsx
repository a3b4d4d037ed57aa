/**
 * The code that shows a statement in the earlier release and in the later one, side by side, each with its first evidence
 * marked, laid out like everywhere else.
 */
import type { Located } from "@as-built/spec";
import { useState } from "react";
import type { Difference } from "../../model/comparison.ts";
import { shorten } from "../../model/format.ts";
import type { SpecificationModel } from "../../model/specification-model.ts";
import { useDisplay } from "../../model/use-display.ts";
import { useText } from "../../model/use-text.ts";
import { fileView, pointView } from "../../model/view-state.ts";
import type { Go } from "../../model/view-store.ts";
import { TextView } from "../text/TextView.tsx";
import { useWorkspace, WorkspaceContext } from "../workspace-context.ts";
import classes from "./BothSides.module.css";
import type { OpenEarlier } from "./earlier.ts";

const LETTERS = 1200;

interface BothSidesProps {
  readonly difference: Difference;
  readonly earlier: OpenEarlier;
  readonly old: SpecificationModel;
}

export function BothSides({ difference, earlier, old }: BothSidesProps) {
  const workspace = useWorkspace();
  const [opened, setOpened] = useState(false);
  const { kind, located } = difference;
  const before = kind === "changed" ? difference.change.before : kind === "removed" ? located : undefined;
  const after = kind === "removed" ? undefined : located;
  // The earlier release has pages of its own, unless it is a file that was chosen here.
  const leave: Go = (view) => {
    if (earlier.href) window.location.assign(earlier.href(view));
  };
  return (
    <details className={classes.evidence} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>Evidence</summary>
      {opened && (
        <div className={classes.sides}>
          <WorkspaceContext value={{ ...workspace, source: earlier.source, model: old, go: leave }}>
            <Side name="Before" located={before} href={earlier.href} />
          </WorkspaceContext>
          <Side name="After" located={after} href={workspace.href} />
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
    <section className={classes.side} aria-label={name}>
      <p className={classes.name}>
        {name}
        {first && ": "}
        {first && located && href ? (
          <a href={href(pointView(located.point, { id: located.statement.id, range: 1 }))}>{first.file}</a>
        ) : (
          first?.file
        )}
      </p>
      {first && located ? <Code located={located} /> : <p className={classes.none}>Not in this release.</p>}
    </section>
  );
}

/** The text itself, or what the specification quotes of it where the text is not at hand. */
function Code({ located }: { readonly located: Located }) {
  const { source, go } = useWorkspace();
  const [display] = useDisplay();
  const { evidence } = located.statement;
  const [first] = evidence;
  const loaded = useText(source, first.file);
  if (loaded.state === "failed") return <pre className={classes.quote}>{shorten(first.quote, LETTERS)}</pre>;
  return (
    <div className={classes.code}>
      <TextView
        file={first.file}
        range={first}
        others={evidence.filter(({ file }) => file === first.file)}
        display={display}
        label={`Text of ${first.file} around the evidence`}
        onGo={(at) => go(fileView(first.file, at))}
      />
    </div>
  );
}
