/** From a drop to its analysis: the files are sent, then the page of the analysis opens. */
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { exampleFiles } from "../api/example.ts";
import type { ApplicationId, Uploaded } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { analysisQuery } from "../app/queries.ts";
import type { Dropped } from "../model/dropped-files.ts";
import { createUploadKeys } from "../model/upload-key.ts";

export type UploadState =
  | { readonly state: "idle" }
  | { readonly state: "sending"; readonly dropped: Dropped }
  | { readonly state: "failed"; readonly error: Error };

export interface Upload {
  readonly state: UploadState;
  readonly send: (dropped: Dropped, label?: string) => void;
  readonly sendExample: () => void;
  readonly stop: () => void;
}

interface Sent {
  readonly dropped: Dropped;
  readonly label: string;
}

/** @param application the one that gets a release; a new one where absent */
export function useUpload(application?: ApplicationId): Upload {
  const { api, queryClient } = useApp();
  const navigate = useNavigate();
  const course = useRef<AbortController>(undefined);
  const keys = useRef(createUploadKeys());
  const mutation = useMutation({
    mutationFn: ({ dropped, label }: Sent): Promise<Uploaded> => {
      course.current = new AbortController();
      const { signal } = course.current;
      const sending = { key: keys.current.keyOf(dropped, label), signal };
      return application === undefined
        ? api.upload(dropped, sending)
        : api.createRelease(application, dropped, label, sending);
    },
    onSuccess: async ({ analysis }) => {
      keys.current.done();
      queryClient.setQueryData(analysisQuery(api, analysis.id).queryKey, analysis);
      void queryClient.invalidateQueries({ queryKey: ["applications"] });
      await navigate({ to: "/analyses/$analysisId", params: { analysisId: analysis.id } });
    },
  });
  const { mutate, reset } = mutation;
  return {
    state: stateOf(mutation),
    send: (dropped, label = "") => mutate({ dropped, label }),
    sendExample: () => void exampleFiles().then((dropped) => mutate({ dropped, label: "" })),
    stop: () => {
      course.current?.abort();
      reset();
    },
  };
}

function stateOf({ status, variables, error }: MutationState): UploadState {
  if (status === "error" && error !== null) return { state: "failed", error };
  // The page stays as it is until the next one has come.
  if ((status === "pending" || status === "success") && variables)
    return { state: "sending", dropped: variables.dropped };
  return { state: "idle" };
}

interface MutationState {
  readonly status: "idle" | "pending" | "success" | "error";
  readonly variables: Sent | undefined;
  readonly error: Error | null;
}
