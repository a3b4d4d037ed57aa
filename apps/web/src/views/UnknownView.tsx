/** An address below a specification that no view has. */
import { Notice } from "../kit/Notice.tsx";
import { OVERVIEW } from "../model/view-state.ts";
import classes from "./Main.module.css";
import { ViewLink } from "./ViewLink.tsx";

export function UnknownView({ address }: { readonly address: string }) {
  return (
    <div className={classes.unknown}>
      <h1 className={classes.heading}>Not found</h1>
      <Notice state="empty" title="This address leads to no view">
        <p>
          It may come from another version of As-Built: <code>{address}</code>
        </p>
        <p>
          <ViewLink view={OVERVIEW}>Go to the overview</ViewLink>
        </p>
      </Notice>
    </div>
  );
}
