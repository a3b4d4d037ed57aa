/** `/design`: the tokens that all pages share, for those who work on them. */
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { siteRoute } from "./site.tsx";

export const designRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/design",
  head: () => ({ meta: [{ title: "Design · As-Built" }] }),
  component: lazyRouteComponent(() => import("../../pages/DesignPage.tsx"), "DesignPage"),
});
