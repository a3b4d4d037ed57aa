/** An analysis that ended without a specification: why, and what to do next. */
import { Button, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Analysis } from "../api/types.ts";
import { Notice } from "../kit/Notice.tsx";
import page from "./Page.module.css";
import { Problem } from "./parts/Problem.tsx";
import { useTitle } from "./title.ts";
import { useApplicationActions } from "./use-application-actions.ts";

export function EndedPage({ analysis }: { readonly analysis: Analysis }) {
  const { analyseAgain } = useApplicationActions(analysis.applicationId);
  const { failure, state } = analysis;
  useTitle("No specification · As-Built");
  return (
    <main className={page.narrow}>
      <h1 className={page.heading}>No specification came of it</h1>
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
            Read it again
          </Button>
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => (
              <Link to="/applications/$applicationId" params={{ applicationId: analysis.applicationId }} {...props} />
            )}
          >
            To the application
          </Button>
          <Button size="xs" variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            Drop other files
          </Button>
        </Group>
      </Notice>
      {analyseAgain.error && <Problem title="It was not read again" error={analyseAgain.error} />}
    </main>
  );
}
