/** What the pages about applications have around them: the head with the ways to the other pages. */
import { createRoute } from "@tanstack/react-router";
import { SiteLayout } from "../../pages/SiteLayout.tsx";
import { rootRoute } from "./root.tsx";

export const siteRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "site",
  component: SiteLayout,
});
