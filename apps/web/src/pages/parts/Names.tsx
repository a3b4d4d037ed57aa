/** What an analysis is of: the application and the release, each with a name that can be changed while one waits. */
import { useQuery } from "@tanstack/react-query";
import type { Analysis } from "../../api/types.ts";
import { useApp } from "../../app/context.ts";
import { applicationQuery, callerQuery, releaseQuery } from "../../app/queries.ts";
import { useApplicationActions } from "../use-application-actions.ts";
import classes from "./Names.module.css";
import { Problem } from "./Problem.tsx";
import { Rename } from "./Rename.tsx";

export function Names({ analysis: { applicationId, releaseId } }: { readonly analysis: Analysis }) {
  const { api } = useApp();
  const { data: application } = useQuery(applicationQuery(api, applicationId));
  const { data: release } = useQuery(releaseQuery(api, releaseId));
  const { data: caller } = useQuery(callerQuery(api));
  const { renameApplication, renameRelease } = useApplicationActions(applicationId);
  if (!application || !release || !caller || caller.role === "viewer") return null;
  const failed = renameApplication.error ?? renameRelease.error;
  return (
    <>
      <dl className={classes.names}>
        <div>
          <dt>Application</dt>
          <dd>
            <Rename of="the application" name={application.name} onRename={(name) => renameApplication.mutate(name)}>
              {application.name}
            </Rename>
          </dd>
        </div>
        <div>
          <dt>Release</dt>
          <dd>
            <Rename
              of="the release"
              name={release.label}
              onRename={(label) => renameRelease.mutate({ id: releaseId, label })}
            >
              {release.label}
            </Rename>
          </dd>
        </div>
      </dl>
      {failed && <Problem title="Couldn't change the name" error={failed} />}
    </>
  );
}
