/** Why an analysis failed, and what to do next. */
import { Notice } from "../../kit/Notice.tsx";
import type { AnalysisFailure } from "../../model/analysis.ts";
import classes from "./StartPage.module.css";

export function Failed({ failure }: { readonly failure: AnalysisFailure }) {
  return (
    <div className={classes.failed}>
      <Notice state="failed" title="No specification came of it">
        <p>{failure.message}</p>
      </Notice>
    </div>
  );
}
