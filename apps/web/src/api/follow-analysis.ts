/** How far an analysis is, as the server tells it: server-sent events, until it has ended. */
import type { AnalysisId, AnalysisProgress } from "./types.ts";

export const hasEnded = ({ state }: Pick<AnalysisProgress, "state">): boolean =>
  state !== "queued" && state !== "running";

export interface Follower {
  readonly onProgress: (progress: AnalysisProgress) => void;
  /** No stream came, or it broke for good; the browser has tried again by itself before. */
  readonly onLost: () => void;
}

/** Gives the way to stop following. */
export function followAnalysis(id: AnalysisId, { onProgress, onLost }: Follower): () => void {
  const events = new EventSource(`/api/v1/analyses/${encodeURIComponent(id)}/events`);
  events.addEventListener("progress", ({ data }: MessageEvent<string>) => {
    const progress: AnalysisProgress = JSON.parse(data);
    if (hasEnded(progress)) events.close();
    onProgress(progress);
  });
  events.addEventListener("error", () => {
    if (events.readyState === EventSource.CLOSED) onLost();
  });
  return () => events.close();
}
