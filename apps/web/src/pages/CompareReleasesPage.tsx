/** What `/compare` says where it names no two releases. */
import { Link } from "@tanstack/react-router";
import { Notice } from "../kit/Notice.tsx";
import classes from "./Page.module.css";

export function CompareReleasesPage() {
  return (
    <div className={classes.page}>
      <h1 className={classes.heading}>Compare</h1>
      <Notice state="empty" title="Select two releases">
        <p>
          Select two releases on the page of an <Link to="/applications">application</Link> to compare them.
        </p>
      </Notice>
    </div>
  );
}
