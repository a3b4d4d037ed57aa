/** `/applications?q=text`: the applications that the server keeps. */
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { applicationsQuery } from "../queries.ts";
import { type SearchText, textIn } from "../search-text.ts";
import { siteRoute } from "./site.tsx";

export const applicationsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/applications",
  validateSearch: (search: SearchText): { readonly q?: string | undefined } => ({ q: textIn(search, "q") }),
  loaderDeps: ({ search: { q } }) => ({ q }),
  loader: ({ context: { api, queryClient }, deps: { q } }) => queryClient.ensureQueryData(applicationsQuery(api, q)),
  head: () => ({ meta: [{ title: "Applications · As-Built" }] }),
  component: lazyRouteComponent(() => import("../../pages/ApplicationsPage.tsx"), "ApplicationsPage"),
});
