/** What changed since the release before, in numbers by point; each leads to the differences. Draws nothing where there is none. */
import tool from "../../kit/Tool.module.css";
import { Waiting } from "../../kit/Waiting.tsx";
import { count } from "../../model/format.ts";
import { CHANGE_KINDS, COMPARE } from "../../model/view-state.ts";
import { POINT_NAMES } from "../../model/words.ts";
import { ChangeSign } from "../compare/ChangeSign.tsx";
import { ViewLink } from "../ViewLink.tsx";
import { type OtherRelease, useWorkspace } from "../workspace-context.ts";
import classes from "./Changes.module.css";
import overview from "./Overview.module.css";
import { type CountedChanges, useChanges } from "./use-changes.ts";

export function Changes() {
  const { releases } = useWorkspace();
  return releases?.before ? <Since release={releases.before} /> : null;
}

function Since({ release }: { readonly release: OtherRelease }) {
  const changes = useChanges(release);
  return (
    <section className={overview.section} aria-labelledby="changes">
      <h2 id="changes" className={overview.sectionTitle}>
        What changed since {release.label}
      </h2>
      <div className={classes.place}>
        {changes === "loading" && <Waiting>Comparing the releases…</Waiting>}
        {changes === "failed" && <p className={overview.lead}>Couldn't load release {release.label}.</p>}
        {typeof changes === "object" && <Points changes={changes} earlier={release.id} />}
      </div>
    </section>
  );
}

function Points({ changes, earlier }: { readonly changes: CountedChanges; readonly earlier: string }) {
  const { points, isOtherVersion } = changes;
  return (
    <>
      {points.length === 0 && <p className={overview.lead}>No differences found.</p>}
      <ul className={classes.points}>
        {points.map(({ point, counts }) => (
          <li key={point}>
            <ViewLink view={{ ...COMPARE, earlier, points: [point] }} className={tool.control}>
              {POINT_NAMES[point]}
              {CHANGE_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
                <ChangeSign key={kind} kind={kind}>
                  {count(counts[kind])}
                </ChangeSign>
              ))}
            </ViewLink>
          </li>
        ))}
      </ul>
      {isOtherVersion && (
        <p className={classes.note}>
          The releases were analysed by different versions of As-Built: some differences may come from that.
        </p>
      )}
    </>
  );
}
