/** What can be done with an application and its releases, and what is to be read anew afterwards. */
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { ApplicationId, ReleaseId } from "../api/types.ts";
import { useApp } from "../app/context.ts";

export function useApplicationActions(application: ApplicationId) {
  const { api, queryClient } = useApp();
  const navigate = useNavigate();
  const renew = () => queryClient.invalidateQueries({ queryKey: ["applications"] });
  return {
    deleteApplication: useMutation({
      mutationFn: () => api.deleteApplication(application),
      onSuccess: async () => {
        await navigate({ to: "/applications" });
        queryClient.removeQueries({ queryKey: ["applications", application] });
        await renew();
      },
    }),
    renameApplication: useMutation({
      mutationFn: (name: string) => api.renameApplication(application, name),
      onSuccess: renew,
    }),
    renameRelease: useMutation({
      mutationFn: ({ id, label }: { readonly id: ReleaseId; readonly label: string }) => api.renameRelease(id, label),
      onSuccess: async ({ id }) => {
        await queryClient.invalidateQueries({ queryKey: ["releases", id] });
        await renew();
      },
    }),
    deleteRelease: useMutation({ mutationFn: (release: ReleaseId) => api.deleteRelease(release), onSuccess: renew }),
    analyseAgain: useMutation({
      mutationFn: (release: ReleaseId) => api.requestAnalysis(release),
      onSuccess: async ({ id }) => {
        void renew();
        await navigate({ to: "/analyses/$analysisId", params: { analysisId: id } });
      },
    }),
  };
}
