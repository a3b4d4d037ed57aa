/** `/`: the place for the files, and what was read last. */
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { recentQuery } from "../queries.ts";
import { siteRoute } from "./site.tsx";

export const startRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/",
  // Without the list the page still takes files: it says itself why the list is missing.
  loader: ({ context: { api, queryClient } }) => queryClient.prefetchQuery(recentQuery(api)),
  head: () => ({ meta: [{ title: "As-Built: see what a web app really does" }] }),
  component: lazyRouteComponent(() => import("../../pages/StartPage.tsx"), "StartPage"),
});
