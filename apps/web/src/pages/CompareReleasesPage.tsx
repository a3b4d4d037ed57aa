/** Two releases held against each other: what was added, removed and changed, point by point. */
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { AnalysisId, ComparedSide } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { compareQuery } from "../app/queries.ts";
import { pathOf } from "../app/view-address.ts";
import { Notice } from "../kit/Notice.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { formatView, type View } from "../model/view-state.ts";
import { PointChanges } from "../views/compare/PointChanges.tsx";
import { LinkContext } from "../views/link-context.ts";
import classes from "./Page.module.css";
import { Problem } from "./parts/Problem.tsx";
import { When } from "./parts/When.tsx";

const route = getRouteApi("/site/compare");

export function CompareReleasesPage() {
  const { left, right } = route.useSearch();
  return (
    <div className={classes.page}>
      <h1 className={classes.heading}>What changed</h1>
      {left === undefined || right === undefined ? (
        <Notice state="empty" title="Select two releases">
          <p>
            Select two releases on the page of an <Link to="/applications">application</Link> to compare them.
          </p>
        </Notice>
      ) : (
        <Compared left={left} right={right} />
      )}
    </div>
  );
}

function Compared({ left, right }: { readonly left: AnalysisId; readonly right: AnalysisId }) {
  const { api } = useApp();
  const { data, error, isPending, refetch } = useQuery(compareQuery(api, left, right));
  if (isPending) return <Waiting>Comparing…</Waiting>;
  if (error) return <Problem title="Couldn't compare the releases" error={error} onAgain={() => void refetch()} />;
  return (
    <>
      <p className={classes.lead}>
        From <Side side={data.left} /> to <Side side={data.right} />. Minified names and chunk changes are ignored.
      </p>
      <LinkContext value={linksTo(right)}>
        <PointChanges points={data.points} />
      </LinkContext>
    </>
  );
}

/** Statements of the later release lead to its specification. */
const linksTo = (analysis: AnalysisId) => ({
  href: (view: View) => pathOf(analysis, formatView(view)),
});

function Side({ side: { release, analysis } }: { readonly side: ComparedSide }) {
  return (
    <>
      <Link to="/analyses/$analysisId" params={{ analysisId: analysis.id }}>
        {release.label}
      </Link>{" "}
      (<When time={release.capturedAt} />)
    </>
  );
}
