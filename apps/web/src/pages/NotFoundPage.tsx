/** An address that leads to no page, or to something that is no longer kept. */
import { Link } from "@tanstack/react-router";
import { Notice } from "../kit/Notice.tsx";
import classes from "./Page.module.css";
import { NOT_FOUND, useTitle } from "./title.ts";

export function NotFoundPage() {
  useTitle(NOT_FOUND);
  return (
    <div className={classes.narrow}>
      <h1 className={classes.heading}>Not found</h1>
      <Notice state="empty" title="There is nothing at this address">
        <p>It may have been deleted, or the link may be incomplete.</p>
        <p>
          <Link to="/">Go to the start page</Link>, or look through the <Link to="/applications">applications</Link>.
        </p>
      </Notice>
    </div>
  );
}
