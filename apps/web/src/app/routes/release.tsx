/** `/releases/ID`: leads to the analysis that stands for the release, or to its application where it has none. */
import { createRoute, redirect } from "@tanstack/react-router";
import { orNotFound } from "../or-not-found.ts";
import { releaseQuery } from "../queries.ts";
import { siteRoute } from "./site.tsx";

export const releaseRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/releases/$releaseId",
  loader: async ({ context: { api, queryClient }, params: { releaseId } }) => {
    const { analysis, applicationId } = await orNotFound(queryClient.fetchQuery(releaseQuery(api, releaseId)));
    throw analysis === null
      ? redirect({ to: "/applications/$applicationId", params: { applicationId }, replace: true })
      : redirect({ to: "/analyses/$analysisId", params: { analysisId: analysis.id }, replace: true });
  },
});
