/** How far an analysis is, stage by stage, and the way to stop it. */
import { Button, Progress } from "@mantine/core";
import { LiveText } from "../../kit/LiveText.tsx";
import { type AnalysisState, STAGE_WORDS, type StageProgress } from "../../model/analysis.ts";
import { count, plural } from "../../model/format.ts";
import classes from "./Course.module.css";

type Running = Extract<AnalysisState, { readonly state: "sending" | "running" | "opening" }>;

export function Course({ state, onStop }: { readonly state: Running; readonly onStop: () => void }) {
  const words = wordsOf(state);
  const progress = state.state === "running" ? state.progress : undefined;
  return (
    <section className={classes.course} aria-label="Analysis">
      <LiveText>{words}</LiveText>
      <p className={classes.input}>{state.input}</p>
      <p className={classes.words}>
        {words}
        {progress && progress.total > 1 && (
          <span className={classes.figures}>
            {count(progress.done)} of {count(progress.total)}
          </span>
        )}
      </p>
      <Progress value={percentOf(state, progress)} animated size="lg" aria-label="Progress of the analysis" />
      <Button mt="lg" size="xs" variant="default" onClick={onStop}>
        Stop
      </Button>
    </section>
  );
}

function wordsOf(state: Running): string {
  switch (state.state) {
    case "sending":
      return `Taking in ${plural(state.files, "file")}`;
    case "running":
      return STAGE_WORDS.find(({ stage }) => stage === state.progress?.stage)?.words ?? "Taking the files apart";
    case "opening":
      return "Opening the specification";
  }
}

/** All stages weigh the same: the bar says that it moves on, not how long it takes. */
function percentOf({ state }: Running, progress: StageProgress | undefined): number {
  if (state === "sending") return 2;
  if (state === "opening") return 100;
  const stage = STAGE_WORDS.findIndex((each) => each.stage === progress?.stage);
  if (progress === undefined || stage < 0) return 4;
  const within = progress.total === 0 ? 1 : progress.done / progress.total;
  return 5 + (90 * (stage + within)) / STAGE_WORDS.length;
}
