/** The findings that the place which is looked at is evidence of: the way back to where one came from. */
import type { Sighting } from "@as-built/spec";
import { lineOf } from "../../model/describe/describers.ts";
import { shorten } from "../../model/format.ts";
import { pointView } from "../../model/view-state.ts";
import { ONE_OF } from "../../model/words.ts";
import { ViewLink } from "../ViewLink.tsx";
import classes from "./FilePage.module.css";

const MOST = 3;

export function ProvenHere({ sightings, at }: { readonly sightings: readonly Sighting[]; readonly at: number }) {
  const here = new Map(
    sightings.filter(({ evidence }) => evidence.start === at).map((each) => [each.statement.id, each]),
  );
  if (here.size === 0) return null;
  return (
    <p className={classes.proven}>
      Evidence of{" "}
      {[...here.values()].slice(0, MOST).map((sighting, index) => (
        <span key={sighting.statement.id}>
          {index > 0 && ", "}
          <ViewLink view={pointView(sighting.point, { id: sighting.statement.id, range: 1 })}>
            {ONE_OF[sighting.point]} {shorten(lineOf(sighting).title, 60)}
          </ViewLink>
        </span>
      ))}
      {here.size > MOST && ` and ${here.size - MOST} more`}
    </p>
  );
}
