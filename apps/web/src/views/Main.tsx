/** The page that the address names, and beside it (over it, where there is no room) what is selected. */
import { lazy, Suspense } from "react";
import { Notice } from "../kit/Notice.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { formatView, OVERVIEW, selectionIn } from "../model/view-state.ts";
import { ComparePage } from "./compare/ComparePage.tsx";
import { DetailPane } from "./detail/DetailPane.tsx";
import { FilePage } from "./file/FilePage.tsx";
import classes from "./Main.module.css";
import { Overview } from "./overview/Overview.tsx";
import { SearchPage } from "./search/SearchPage.tsx";
import { useWorkspace } from "./workspace-context.ts";

/** With it come the libraries that draw graphs: half of the script, for pages that need not be the first. */
const PointPage = lazy(() => import("./point/PointPage.tsx").then(({ PointPage: page }) => ({ default: page })));

export const MAIN_ID = "content";

export function Main() {
  const { view } = useWorkspace();
  const selected = selectionIn(view);
  return (
    <div className={classes.main}>
      <div id={MAIN_ID} tabIndex={-1} className={classes.page}>
        <Suspense fallback={<Waiting>Opening the page…</Waiting>}>
          <Page />
        </Suspense>
      </div>
      {selected && <DetailPane selected={selected} />}
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
    case "file":
      return <FilePage key={view.file} view={view} />;
    case "search":
      return <SearchPage view={view} />;
    case "compare":
      return <ComparePage />;
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
