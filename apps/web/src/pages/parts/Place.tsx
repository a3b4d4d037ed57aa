/** Where a specification stands: applications, its application with all releases, this release. */
import { Link } from "@tanstack/react-router";
import type { ApplicationId } from "../../api/types.ts";
import { Mark } from "../../views/Mark.tsx";
import classes from "./Place.module.css";

interface PlaceProps {
  readonly id: ApplicationId;
  readonly name: string | undefined;
  readonly release: string | undefined;
}

export function Place({ id, name, release }: PlaceProps) {
  return (
    <nav className={classes.place} aria-label="Place">
      <Link to="/" className={classes.home} aria-label="As-Built: to the start">
        <Mark />
      </Link>
      <Link to="/applications" className={classes.all}>
        Applications
      </Link>
      <span className={classes.all} aria-hidden="true">
        /
      </span>
      <Link to="/applications/$applicationId" params={{ applicationId: id }} className={classes.application}>
        {name ?? "Releases"}
      </Link>
      {release && (
        <span className={classes.release} title={release}>
          <span aria-hidden="true">/</span> {release}
        </span>
      )}
    </nav>
  );
}
