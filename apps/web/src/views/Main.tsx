/** The page that the address names, and beside it (over it, where there is no room) what is selected. */

import { Notice } from "../kit/Notice.tsx";
import { formatView, OVERVIEW } from "../model/view-state.ts";
import { DetailPane } from "./detail/DetailPane.tsx";
import classes from "./Main.module.css";
import { Overview } from "./overview/Overview.tsx";
import { PointPage } from "./point/PointPage.tsx";
import { useWorkspace } from "./workspace-context.ts";

export const MAIN_ID = "content";

export function Main() {
  const { view } = useWorkspace();
  return (
    <div className={classes.main}>
      <div id={MAIN_ID} tabIndex={-1} className={classes.page}>
        <Page />
      </div>
      {view.page !== "unknown" && view.selected && <DetailPane selected={view.selected} />}
    </div>
  );
}

function Page() {
  const { view } = useWorkspace();
  switch (view.page) {
    case "overview":
      return <Overview />;
    case "point":
      return <PointPage key={view.point} view={view} />;
    case "unknown":
      return (
        <div className={classes.unknown}>
          <Notice state="empty" title="This address leads to no view">
            <p>
              It may come from another version of As-Built: <code>{view.address}</code>
            </p>
            <p>
              <a href={formatView(OVERVIEW)}>Go to the overview</a>
            </p>
          </Notice>
        </div>
      );
  }
}
