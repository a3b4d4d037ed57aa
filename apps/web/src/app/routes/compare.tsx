/** `/compare?left=ID&right=ID`: two analyses, the earlier one on the left; the comparison is a page of the later one. */
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import type { Pair } from "../../model/pair.ts";
import { COMPARE, formatView } from "../../model/view-state.ts";
import { type SearchText, textIn } from "../search-text.ts";
import { pathOf } from "../view-address.ts";
import { siteRoute } from "./site.tsx";

const pairIn = (search: SearchText): Partial<Pair> => {
  const [left, right] = [textIn(search, "left"), textIn(search, "right")];
  return { ...(left ? { left } : {}), ...(right ? { right } : {}) };
};

export const compareRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/compare",
  validateSearch: (search: SearchText): Partial<Pair> => pairIn(search),
  beforeLoad: ({ search: { left, right } }) => {
    if (left === undefined || right === undefined) return;
    throw redirect({ href: pathOf(right, formatView({ ...COMPARE, earlier: left })), replace: true });
  },
  head: () => ({ meta: [{ title: "Compare two releases · As-Built" }] }),
  component: lazyRouteComponent(() => import("../../pages/CompareReleasesPage.tsx"), "CompareReleasesPage"),
});
