/** Where the code comes from: script text by origin. */
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
        amount: `${brief(units)} code units`,
        percent: percent(share),
        color: `var(--ab-${origin})`,
      })),
    [specification],
  );
  const any = shares.some(({ share }) => share > 0);
  return (
    <section className={classes.section} aria-labelledby="provenance">
      <h2 id="provenance" className={classes.sectionTitle}>
        Where the code comes from
      </h2>
      <p className={classes.lead}>Script text by origin. The nine points are read from the product's own code.</p>
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
