/** The other releases of an application that a specification can be compared with. */
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Analysis } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { releasesQuery, serverSource, specificationQuery } from "../app/queries.ts";
import { pathOf } from "../app/view-address.ts";
import { moment } from "../model/format.ts";
import { formatView, type View } from "../model/view-state.ts";
import type { OtherRelease } from "../views/workspace-context.ts";

export function useOtherReleases({ applicationId, releaseId }: Analysis): readonly OtherRelease[] {
  const { api, queryClient } = useApp();
  const { data } = useQuery(releasesQuery(api, applicationId));
  return useMemo(
    () =>
      (data?.items ?? []).flatMap(({ id, label, capturedAt, analysis }) =>
        id === releaseId || analysis?.state !== "finished"
          ? []
          : [
              {
                id: analysis.id,
                name: `${label}, uploaded ${moment(capturedAt)}`,
                open: async () =>
                  serverSource(api, id, await queryClient.ensureQueryData(specificationQuery(api, analysis.id))),
                href: (view: View) => pathOf(analysis.id, formatView(view)),
              },
            ],
      ),
    [data, releaseId, api, queryClient],
  );
}
