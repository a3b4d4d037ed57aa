/** `/tokens`: who may use the server. */
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { siteRoute } from "./site.tsx";

export const tokensRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: "/tokens",
  head: () => ({ meta: [{ title: "Tokens · As-Built" }] }),
  component: lazyRouteComponent(() => import("../../pages/TokensPage.tsx"), "TokensPage"),
});
