/** Where a specification stands in the application: the way to the start, and to its application's releases. */
import { Link } from "@tanstack/react-router";
import type { ApplicationId } from "../../api/types.ts";
import { Mark } from "../../views/Mark.tsx";
import classes from "./Place.module.css";

export function Place({ id, name }: { readonly id: ApplicationId; readonly name: string | undefined }) {
  return (
    <nav className={classes.place} aria-label="Place">
      <Link to="/" className={classes.home} aria-label="As-Built: to the start">
        <Mark />
      </Link>
      <Link
        to="/applications/$applicationId"
        params={{ applicationId: id }}
        className={classes.application}
        title={name ? `All releases of ${name}` : "All releases"}
      >
        Releases
      </Link>
    </nav>
  );
}
