/** The root of all pages: what is drawn around them, and where no page or a failed one is shown. */
import { createRootRouteWithContext } from "@tanstack/react-router";
import { ErrorPage } from "../../pages/ErrorPage.tsx";
import { NotFoundPage } from "../../pages/NotFoundPage.tsx";
import { RootLayout } from "../../pages/RootLayout.tsx";
import { SiteFrame } from "../../pages/SiteLayout.tsx";
import type { AppContext } from "../context.ts";
import { requireCaller } from "../sign-in.ts";

export const rootRoute = createRootRouteWithContext<AppContext>()({
  beforeLoad: ({ context, location }) => requireCaller(context, location),
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
