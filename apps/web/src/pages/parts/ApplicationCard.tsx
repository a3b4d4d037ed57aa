/** An application in a list: its name, its last release and how that one was read. */
import { Link } from "@tanstack/react-router";
import type { Application } from "../../api/types.ts";
import { plural } from "../../model/format.ts";
import classes from "./ApplicationCard.module.css";
import { PointFigures } from "./PointFigures.tsx";
import { StateTag } from "./StateTag.tsx";
import { When } from "./When.tsx";

export function ApplicationCard({ application }: { readonly application: Application }) {
  const { id, name, releases, latest } = application;
  const analysis = latest?.analysis ?? null;
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <h3 className={classes.name}>
          {analysis === null ? (
            <Link to="/applications/$applicationId" params={{ applicationId: id }}>
              {name}
            </Link>
          ) : (
            <Link to="/analyses/$analysisId" params={{ analysisId: analysis.id }}>
              {name}
            </Link>
          )}
        </h3>
        {analysis?.state !== "finished" && <StateTag analysis={analysis} />}
      </header>
      <p className={classes.about}>
        {latest === null ? "No release yet" : latest.label}
        {latest && (
          <>
            {" · "}
            <When time={latest.capturedAt} />
          </>
        )}
        {" · "}
        <Link to="/applications/$applicationId" params={{ applicationId: id }} className={classes.releases}>
          {plural(releases, "release")}
        </Link>
      </p>
      {analysis?.summary && <PointFigures summary={analysis.summary} />}
      {analysis?.failure && <p className={classes.about}>{analysis.failure.message}</p>}
    </article>
  );
}
