/** `/compare?left=ID&right=ID`: two analyses, the earlier one on the left. */
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Pair } from "../../model/pair.ts";
import { compareQuery } from "../queries.ts";
import { type SearchText, textIn } from "../search-text.ts";
import { siteRoute } from "./site.tsx";

const pairIn = (search: SearchText): Partial<Pair> => {
  const [left, right] = [textIn(search, "left"), textIn(search, "right")];
  return { ...(left ? { left } : {}), ...(right ? { right } : {}) };
};

export const compareRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/compare",
  validateSearch: (search: SearchText): Partial<Pair> => pairIn(search),
  loaderDeps: ({ search: { left, right } }) => ({ left, right }),
  loader: async ({ context: { api, queryClient }, deps: { left, right } }) => {
    if (left !== undefined && right !== undefined) await queryClient.ensureQueryData(compareQuery(api, left, right));
  },
  head: () => ({ meta: [{ title: "Compare two releases · As-Built" }] }),
  component: lazyRouteComponent(() => import("../../pages/CompareReleasesPage.tsx"), "CompareReleasesPage"),
});
