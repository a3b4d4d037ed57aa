/** Said above the nine points where none of them is shown, and nothing is left open: what the material is instead. */
import { Notice } from "../../kit/Notice.tsx";
import { machinery } from "../../model/material-summary.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./Overview.module.css";

export function NoProduct() {
  const { specification, counts } = useWorkspace().model;
  if (specification.material.gaps !== undefined || counts.some(({ shown }) => shown)) return null;
  const names = machinery(specification);
  return (
    <div className={classes.section}>
      <Notice state="empty" title="No application code found in these files">
        <p>
          {names.length === 0
            ? "Each point below says why."
            : `They hold only libraries: ${names.join(", ")}. Each point below says why.`}
        </p>
      </Notice>
    </div>
  );
}
