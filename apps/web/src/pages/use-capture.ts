/** From an address to its analysis: the server fetches what is there, then the page of the analysis opens. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { AnalysisId, ApplicationId, Capture } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { analysisQuery, captureQuery } from "../app/queries.ts";

export interface CaptureCourse {
  /** Undefined while none runs. */
  readonly capture: Capture | undefined;
  readonly isStarting: boolean;
  readonly error: Error | undefined;
  readonly start: (url: string, label?: string) => void;
  readonly stop: () => void;
  readonly open: (analysis: AnalysisId) => void;
}

/** @param application the one that gets a release; a new one where absent */
export function useCapture(application?: ApplicationId): CaptureCourse {
  const { api, queryClient } = useApp();
  const navigate = useNavigate();
  const [id, setId] = useState<string>();
  const starting = useMutation({
    mutationFn: ({ url, label }: { readonly url: string; readonly label: string }) =>
      api.startCapture({ url, ...(application !== undefined && { application }), ...(label !== "" && { label }) }),
    onSuccess: (capture) => {
      queryClient.setQueryData(captureQuery(api, capture.id).queryKey, capture);
      setId(capture.id);
    },
  });
  const followed = useQuery({ ...captureQuery(api, id ?? ""), enabled: id !== undefined });
  const { data, error } = followed;
  const capture = id === undefined ? undefined : data;
  const open = (analysis: AnalysisId) => {
    void queryClient.invalidateQueries({ queryKey: analysisQuery(api, analysis).queryKey });
    void queryClient.invalidateQueries({ queryKey: ["applications"] });
    void navigate({ to: "/analyses/$analysisId", params: { analysisId: analysis } });
  };
  const whole = capture?.lost.length === 0 ? capture.stored?.analysisId : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, when all has been fetched
  useEffect(() => {
    if (whole !== undefined) open(whole);
  }, [whole]);
  const lost = id === undefined ? undefined : error;
  return {
    capture,
    isStarting: starting.isPending,
    error: starting.error ?? lost ?? failureOf(capture),
    start: (url, label = "") => starting.mutate({ url, label }),
    stop: () => {
      if (id !== undefined) void api.cancelCapture(id).catch(() => undefined);
      setId(undefined);
    },
    open,
  };
}

function failureOf(capture: Capture | undefined): Error | undefined {
  if (capture?.state === "cancelled") return new Error("The capture was cancelled.");
  const { failure } = capture ?? {};
  if (failure === undefined) return undefined;
  return new Error(failure.detail === undefined ? failure.message : `${failure.message} (${failure.detail})`);
}
