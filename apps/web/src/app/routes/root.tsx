/** The root of all pages: what is drawn around them, and where no page or a failed one is shown. */
import { createRootRouteWithContext } from "@tanstack/react-router";
import { ErrorPage } from "../../pages/ErrorPage.tsx";
import { NotFoundPage } from "../../pages/NotFoundPage.tsx";
import { RootLayout } from "../../pages/RootLayout.tsx";
import { SiteFrame } from "../../pages/SiteLayout.tsx";
import type { AppContext } from "../context.ts";
import { callerQuery } from "../queries.ts";

export const rootRoute = createRootRouteWithContext<AppContext>()({
  loader: ({ context: { api, queryClient } }) => queryClient.ensureQueryData(callerQuery(api)).catch(() => undefined),
  component: RootLayout,
  notFoundComponent: () => (
    <SiteFrame>
      <NotFoundPage />
    </SiteFrame>
  ),
  errorComponent: (failure) => (
    <SiteFrame>
      <ErrorPage {...failure} />
    </SiteFrame>
  ),
});
