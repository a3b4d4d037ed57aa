/**
 * An analysis that waits or runs: stage by stage, with what is known so far, as the server tells it. Meanwhile it can be
 * named, and stopped.
 */
import { Button, Progress } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { followAnalysis, hasEnded } from "../api/follow-analysis.ts";
import type { Analysis, AnalysisProgress } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { analysisQuery, applicationQuery } from "../app/queries.ts";
import { LiveText } from "../kit/LiveText.tsx";
import { Notice } from "../kit/Notice.tsx";
import { duration, percent } from "../model/format.ts";
import { percentDone, stageStates } from "../model/stages.ts";
import classes from "./CoursePage.module.css";
import page from "./Page.module.css";
import course from "./parts/Course.module.css";
import { Known } from "./parts/Known.tsx";
import { Names } from "./parts/Names.tsx";
import { NewReleaseOf } from "./parts/NewReleaseOf.tsx";
import { Problem } from "./parts/Problem.tsx";
import { useTitle } from "./title.ts";

export function CoursePage({ analysis }: { readonly analysis: Analysis }) {
  const { api } = useApp();
  const { progress, lost } = useProgress(analysis);
  const stop = useMutation({ mutationFn: () => api.cancelAnalysis(analysis.id) });
  const { data: application } = useQuery(applicationQuery(api, analysis.applicationId));
  const words = wordsOf(progress);
  useTitle(`${words} · As-Built`);
  return (
    <div className={page.narrow}>
      <h1 className={page.heading}>{application ? `Analysing ${application.name}` : "Analysing"}</h1>
      <p className={page.lead}>
        The specification opens here as soon as it is ready. You can close this tab; it keeps running.
      </p>
      <Names analysis={analysis} />
      {application && <NewReleaseOf application={application} release={analysis.releaseId} />}
      <section className={course.course} aria-label="Analysis">
        <LiveText>{words}</LiveText>
        <p className={course.words}>
          {words}
          <Elapsed since={analysis.startedAt} />
        </p>
        <Progress value={percentDone(progress)} animated size="lg" aria-label="Progress of the analysis" />
        <ol className={course.stages}>
          {stageStates(progress).map(({ stage, words: name, state }, index) => (
            <li key={stage} className={course.stage} data-state={state}>
              <span className={course.mark} aria-hidden="true">
                {state === "done" ? <Check size={12} /> : <span className={classes.number}>{index + 1}</span>}
              </span>
              {name}
              {state === "now" && progress.share !== undefined && (
                <span className={course.share}>{percent(progress.share)}</span>
              )}
            </li>
          ))}
        </ol>
        {progress.known && <Known known={progress.known} />}
        <Button mt="lg" size="xs" variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
          Stop
        </Button>
      </section>
      {stop.error && <Problem title="Couldn't stop the analysis" error={stop.error} />}
      {lost && (
        <Notice state="partial" title="Progress is not available right now">
          <p>The analysis keeps running. Reload the page to see it.</p>
        </Notice>
      )}
    </div>
  );
}

/** How long it runs already, each second anew. */
function Elapsed({ since }: { readonly since: string | undefined }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  if (since === undefined || now === undefined) return null;
  return <span className={course.figures}>{duration(now - Date.parse(since))}</span>;
}

function wordsOf(progress: AnalysisProgress): string {
  if (progress.state === "queued") return "Waiting for its turn";
  return stageStates(progress).find(({ state }) => state === "now")?.words ?? "Starting";
}

function useProgress(analysis: Analysis) {
  const { api } = useApp();
  const queryClient = useQueryClient();
  const { id } = analysis;
  const [progress, setProgress] = useState<AnalysisProgress>(analysis);
  const [lost, setLost] = useState(false);
  useEffect(
    () =>
      followAnalysis(id, {
        onProgress: (next) => {
          setProgress(next);
          // What has ended is asked for as a whole, and the page shows that.
          if (!hasEnded(next)) return;
          void queryClient.invalidateQueries({ queryKey: analysisQuery(api, id).queryKey });
          void queryClient.invalidateQueries({ queryKey: ["applications"] });
        },
        onLost: () => setLost(true),
      }),
    [id, api, queryClient],
  );
  return { progress, lost };
}
