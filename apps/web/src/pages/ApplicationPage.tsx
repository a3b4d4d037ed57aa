/** An application: its releases, what can be done with each, and the place for another one. */
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useApp } from "../app/context.ts";
import { applicationQuery, callerQuery, releasesQuery } from "../app/queries.ts";
import { Confirm } from "../kit/Confirm.tsx";
import { Waiting } from "../kit/Waiting.tsx";
import { plural } from "../model/format.ts";
import { NewRelease } from "./NewRelease.tsx";
import classes from "./Page.module.css";
import { NewReleaseOf } from "./parts/NewReleaseOf.tsx";
import { Problem } from "./parts/Problem.tsx";
import { Rename } from "./parts/Rename.tsx";
import { Trend } from "./parts/Trend.tsx";
import { When } from "./parts/When.tsx";
import { ReleaseTable } from "./ReleaseTable.tsx";
import { useApplicationActions } from "./use-application-actions.ts";

const route = getRouteApi("/site/applications/$applicationId");

export function ApplicationPage() {
  const { applicationId } = route.useParams();
  const { api } = useApp();
  const { data: application, error } = useQuery(applicationQuery(api, applicationId));
  const { data: caller } = useQuery(callerQuery(api));
  const releases = useQuery(releasesQuery(api, applicationId));
  const { deleteApplication, renameApplication } = useApplicationActions(applicationId);
  const [asking, ask] = useState(false);
  const navigate = useNavigate();
  const mayChange = caller?.role !== "viewer";
  if (error) return <Problem title="Couldn't load this app" error={error} />;
  if (application === undefined) return <Waiting>Asking the server…</Waiting>;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <p className={classes.crumbs}>
            <Link to="/applications">Applications</Link>
          </p>
          {mayChange ? (
            <Rename of="the application" name={application.name} onRename={(name) => renameApplication.mutate(name)}>
              <h1 className={classes.heading}>{application.name}</h1>
            </Rename>
          ) : (
            <h1 className={classes.heading}>{application.name}</h1>
          )}
          <p className={classes.lead}>
            {plural(application.releases, "release")}, added <When time={application.createdAt} />
          </p>
        </div>
        {mayChange && (
          <div className={classes.tools}>
            <Button
              variant="default"
              size="sm"
              leftSection={<Trash2 size={15} aria-hidden="true" />}
              onClick={() => ask(true)}
            >
              Delete
            </Button>
          </div>
        )}
      </header>
      {application.latest && (
        <NewReleaseOf
          application={application}
          release={application.latest.id}
          onMoved={({ id }) =>
            navigate({ to: "/applications/$applicationId", params: { applicationId: id }, replace: true })
          }
        />
      )}
      {renameApplication.error && <Problem title="Couldn't rename the app" error={renameApplication.error} />}
      {deleteApplication.error && <Problem title="Couldn't delete the app" error={deleteApplication.error} />}
      {releases.error && <Problem title="Couldn't load the releases" error={releases.error} />}
      {releases.isPending && <Waiting>Asking the server…</Waiting>}
      {releases.data && (
        <ReleaseTable application={applicationId} releases={releases.data.items} mayChange={mayChange} />
      )}
      {releases.data && <Trend releases={releases.data.items} />}
      {mayChange && <NewRelease application={applicationId} />}
      <Confirm
        open={asking}
        title={`Delete ${application.name}?`}
        action="Delete app"
        onClose={() => ask(false)}
        onConfirm={() => deleteApplication.mutate()}
      >
        {plural(application.releases, "release")} with all files, analyses and specifications will be deleted. This
        cannot be undone.
      </Confirm>
    </div>
  );
}
