/** An analysis that ended without a specification: why, and what to do next. */
import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Analysis } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { applicationQuery } from "../app/queries.ts";
import { Notice } from "../kit/Notice.tsx";
import page from "./Page.module.css";
import { Problem } from "./parts/Problem.tsx";
import { useTitle } from "./title.ts";
import { useApplicationActions } from "./use-application-actions.ts";

export function EndedPage({ analysis }: { readonly analysis: Analysis }) {
  const { analyseAgain } = useApplicationActions(analysis.applicationId);
  const { failure, state } = analysis;
  const { api } = useApp();
  const { data: application } = useQuery(applicationQuery(api, analysis.applicationId));
  useTitle(`${state === "cancelled" ? "Analysis stopped" : "Analysis failed"} · As-Built`);
  return (
    <div className={page.narrow}>
      <h1 className={page.heading}>{state === "cancelled" ? "Analysis stopped" : "Analysis failed"}</h1>
      <Notice
        state={state === "failed" ? "failed" : "empty"}
        title={failure?.message ?? (state === "cancelled" ? "The analysis was stopped." : "The analysis failed.")}
      >
        {failure?.detail && (
          <p>
            <code>{failure.detail}</code>
          </p>
        )}
        <Group gap="xs" mt="sm">
          <Button size="xs" loading={analyseAgain.isPending} onClick={() => analyseAgain.mutate(analysis.releaseId)}>
            Re-analyse
          </Button>
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => (
              <Link to="/applications/$applicationId" params={{ applicationId: analysis.applicationId }} {...props} />
            )}
          >
            Back to {application?.name ?? "the app"}
          </Button>
          <Button size="xs" variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            Upload different files
          </Button>
        </Group>
      </Notice>
      {analyseAgain.error && <Problem title="Couldn't start the analysis" error={analyseAgain.error} />}
    </div>
  );
}
