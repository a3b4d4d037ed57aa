/** Code by origin: script text by origin. */
import { groupRegionsByOrigin } from "@as-built/spec";
import { useMemo } from "react";
import { Notice } from "../../kit/Notice.tsx";
import { type Share, ShareBar } from "../../kit/ShareBar.tsx";
import { brief, percent } from "../../model/format.ts";
import { ORIGIN_HELP, ORIGIN_NAMES } from "../../model/words.ts";
import { useWorkspace } from "../workspace-context.ts";
import { OriginTreemap } from "./OriginTreemap.tsx";
import classes from "./Overview.module.css";

export function Provenance() {
  const { specification } = useWorkspace().model;
  const shares = useMemo<readonly Share[]>(
    () =>
      groupRegionsByOrigin(specification).map(({ origin, units, share }) => ({
        key: origin,
        name: ORIGIN_NAMES[origin],
        help: ORIGIN_HELP[origin],
        share,
        amount: `${brief(units)} characters`,
        percent: percent(share),
        color: `var(--ab-${origin})`,
      })),
    [specification],
  );
  const any = shares.some(({ share }) => share > 0);
  return (
    <section className={classes.section} aria-labelledby="provenance">
      <h2 id="provenance" className={classes.sectionTitle}>
        Code by origin
      </h2>
      <p className={classes.lead}>Findings come from the app's own code.</p>
      {any ? (
        <div className={classes.panel}>
          <ShareBar label="Script text by origin" shares={shares} />
          <OriginTreemap />
        </div>
      ) : (
        <Notice state="empty" title="No script text was attributed" />
      )}
    </section>
  );
}
