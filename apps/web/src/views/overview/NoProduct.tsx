/** Said above the nine points where none of them is shown: what the material is instead. */
import { Notice } from "../../kit/Notice.tsx";
import { machinery } from "../../model/material-summary.ts";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./Overview.module.css";

export function NoProduct() {
  const { specification, counts } = useWorkspace().model;
  if (counts.some(({ shown }) => shown)) return null;
  const names = machinery(specification);
  return (
    <div className={classes.section}>
      <Notice state="empty" title="This material shows nothing of a product">
        <p>
          {names.length === 0
            ? "None of the nine points is shown. Each says below why."
            : `It holds the machinery of an application: ${names.join(", ")}. None of the nine points is shown; each says below why.`}
        </p>
      </Notice>
    </div>
  );
}
