/** `/applications/ID`: an application and its releases. */
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { orNotFound } from "../or-not-found.ts";
import { applicationQuery, releasesQuery } from "../queries.ts";
import { siteRoute } from "./site.tsx";

export const applicationRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/applications/$applicationId",
  loader: async ({ context: { api, queryClient }, params: { applicationId } }) => {
    const [application] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(applicationQuery(api, applicationId)),
        queryClient.ensureQueryData(releasesQuery(api, applicationId)),
      ]),
    );
    return { name: application.name };
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.name ?? "Application"} · As-Built` }] }),
  component: lazyRouteComponent(() => import("../../pages/ApplicationPage.tsx"), "ApplicationPage"),
});
