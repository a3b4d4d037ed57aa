/** The course of one analysis as React state. Its id stands in the address (`?analysis=`), so that a reload returns. */
import { useCallback, useEffect, useRef, useState } from "react";
import { AnalysisError, type AnalysisService, type AnalysisState } from "./analysis.ts";
import type { Dropped } from "./dropped-files.ts";

export interface AnalysisControl {
  readonly state: AnalysisState;
  readonly start: (dropped: Dropped) => void;
  /** Stops what runs, forgets what was, and returns to the start. */
  readonly reset: () => void;
}

const PARAMETER = "analysis";

export function useAnalysis(service: AnalysisService): AnalysisControl {
  const [state, setState] = useState<AnalysisState>(() => {
    const id = idInAddress();
    return id === undefined ? { state: "idle" } : { state: "opening", input: "the specification" };
  });
  const course = useRef<AbortController>(undefined);

  const reset = useCallback(() => {
    course.current?.abort();
    writeAddress(undefined);
    setState({ state: "idle" });
  }, []);

  const start = useCallback(
    (dropped: Dropped) => {
      course.current?.abort();
      const controller = new AbortController();
      course.current = controller;
      const tell = (next: AnalysisState) => {
        if (!controller.signal.aborted) setState(next);
      };
      void runCourse(service, dropped, tell, controller.signal);
    },
    [service],
  );

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  useEffect(() => {
    // A step through the history may lead to another analysis, or to none.
    const follow = () => {
      const id = idInAddress();
      const open = latest.current.state === "open" ? latest.current.id : undefined;
      if (id === open) return;
      if (id === undefined) setState({ state: "idle" });
      else void openAnalysis(service, id, setState);
    };
    follow();
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      course.current?.abort();
    };
  }, [service]);

  return { state, start, reset };
}

type Tell = (state: AnalysisState) => void;

async function runCourse(service: AnalysisService, dropped: Dropped, tell: Tell, signal: AbortSignal): Promise<void> {
  const { input } = dropped;
  tell({ state: "sending", input, files: dropped.files.length });
  try {
    const id = await service.start(dropped, signal);
    signal.addEventListener("abort", () => void service.stop(id));
    tell({ state: "running", input });
    await service.follow(id, (progress) => tell({ state: "running", input, progress }), signal);
    tell({ state: "opening", input });
    if (signal.aborted) return;
    writeAddress(id);
    await openAnalysis(service, id, tell);
  } catch (error) {
    tell(failed(error));
  }
}

async function openAnalysis(service: AnalysisService, id: string, tell: Tell): Promise<void> {
  try {
    tell({ state: "open", id, source: await service.open(id) });
  } catch (error) {
    tell(failed(error));
  }
}

const failed = (error: unknown): AnalysisState => ({
  state: "failed",
  failure:
    error instanceof AnalysisError
      ? error.failure
      : { code: "unexpected", message: error instanceof Error ? error.message : String(error) },
});

const idInAddress = (): string | undefined => new URLSearchParams(window.location.search).get(PARAMETER) ?? undefined;

function writeAddress(id: string | undefined): void {
  const query = id === undefined ? "" : `?${new URLSearchParams({ [PARAMETER]: id })}`;
  window.history.pushState(null, "", `${window.location.pathname}${query}`);
}
