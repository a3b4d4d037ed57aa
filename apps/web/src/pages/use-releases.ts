/** The releases around an analysis: its own name, the others that it can be compared with, and which of them is the one before. */
import type { Specification } from "@as-built/spec";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Analysis, AnalysisId, Release } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { releasesQuery, serverSource, specificationQuery } from "../app/queries.ts";
import { pathOf } from "../app/view-address.ts";
import { moment } from "../model/format.ts";
import { formatView, type View } from "../model/view-state.ts";
import type { OtherRelease, Releases } from "../views/workspace-context.ts";

export function useReleases({ applicationId, releaseId }: Analysis): Releases {
  const { api, queryClient } = useApp();
  const { data } = useQuery(releasesQuery(api, applicationId));
  return useMemo(() => {
    const items = data?.items ?? [];
    // Newest first.
    const own = items.findIndex(({ id }) => id === releaseId);
    // What is only counted is not kept: a specification is the largest thing in memory, and the browser has the answer.
    const glanceAt = async (id: AnalysisId): Promise<Specification> =>
      queryClient.getQueryData(specificationQuery(api, id).queryKey) ?? (await api.getSpecification(id));
    const otherOf = ({ id, label, capturedAt, analysis }: Release): readonly OtherRelease[] =>
      id === releaseId || analysis?.state !== "finished"
        ? []
        : [
            {
              id: analysis.id,
              label,
              name: `${label}, uploaded ${moment(capturedAt)}`,
              open: async () =>
                serverSource(api, id, await queryClient.ensureQueryData(specificationQuery(api, analysis.id))),
              glance: () => glanceAt(analysis.id),
              href: (view: View) => pathOf(analysis.id, formatView(view)),
            },
          ];
    const [before] = own < 0 ? [] : items.slice(own + 1).flatMap(otherOf);
    const label = items[own]?.label;
    return { others: items.flatMap(otherOf), ...(label ? { label } : {}), ...(before ? { before } : {}) };
  }, [data, releaseId, api, queryClient]);
}
