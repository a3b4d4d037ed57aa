/**
 * Where a specification stands: applications, its application with all releases, this release. Where an older application
 * has the same name, it leads to where this becomes a release of it.
 */
import { Link } from "@tanstack/react-router";
import type { Application, ApplicationId } from "../../api/types.ts";
import { Mark } from "../../views/Mark.tsx";
import { useNamesake } from "../use-namesake.ts";
import classes from "./Place.module.css";

interface PlaceProps {
  readonly id: ApplicationId;
  readonly release: string | undefined;
  readonly application: Application | undefined;
}

export function Place({ id, application, release }: PlaceProps) {
  const namesake = useNamesake(application);
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
        {application?.name ?? "Releases"}
      </Link>
      {release && (
        <span className={classes.release} title={release}>
          <span aria-hidden="true">/</span> {release}
        </span>
      )}
      {namesake && (
        <Link to="/applications/$applicationId" params={{ applicationId: id }} className={classes.release}>
          A new release of {namesake.name}?
        </Link>
      )}
    </nav>
  );
}
