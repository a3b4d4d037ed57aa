/** What the material was built with; a bundler with evidence leads to it. Draws nothing where none was recognised. */
import { Fragment } from "react";
import { bundlerId } from "../../model/specification-model.ts";
import { ViewLink } from "../ViewLink.tsx";
import { useWorkspace } from "../workspace-context.ts";
import classes from "./Overview.module.css";

export function Bundlers() {
  const { bundlers = [] } = useWorkspace().model.specification.material;
  if (bundlers.length === 0) return null;
  return (
    <p className={classes.lead}>
      Built with{" "}
      {bundlers.map(({ name, version, evidence = [] }, index) => {
        const id = bundlerId(index);
        const words = [name, version].filter(Boolean).join(" ");
        return (
          <Fragment key={id}>
            {index > 0 && ", "}
            {evidence.length === 0 ? (
              words
            ) : (
              <ViewLink view={{ page: "overview", selected: { id, range: 1 } }}>{words}</ViewLink>
            )}
          </Fragment>
        );
      })}
      .
    </p>
  );
}
