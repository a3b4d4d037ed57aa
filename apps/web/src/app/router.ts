/** The router: the tree of routes, and what holds for all of them. The server makes one for each page that it draws. */
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { ErrorPage } from "../pages/ErrorPage.tsx";
import { NotFoundPage } from "../pages/NotFoundPage.tsx";
import { PendingPage } from "../pages/PendingPage.tsx";
import type { AppContext } from "./context.ts";
import { analysisRoute } from "./routes/analysis.tsx";
import {
  analysisCompareRoute,
  analysisIndexRoute,
  fileRoute,
  overviewRoute,
  pointRoute,
  searchRoute,
  versionedRoute,
} from "./routes/analysis-views.tsx";
import { applicationRoute } from "./routes/application.tsx";
import { applicationsRoute } from "./routes/applications.tsx";
import { askRoute } from "./routes/ask.tsx";
import { compareRoute } from "./routes/compare.tsx";
import { designRoute } from "./routes/design.tsx";
import { releaseRoute } from "./routes/release.tsx";
import { rootRoute } from "./routes/root.tsx";
import { signInRoute } from "./routes/sign-in.tsx";
import { siteRoute } from "./routes/site.tsx";
import { startRoute } from "./routes/start.tsx";
import { tokensRoute } from "./routes/tokens.tsx";
import { parseSearch, stringifySearch } from "./search-text.ts";

const routeTree = rootRoute.addChildren([
  siteRoute.addChildren([
    startRoute,
    signInRoute,
    applicationsRoute,
    applicationRoute,
    releaseRoute,
    askRoute,
    compareRoute,
    tokensRoute,
    designRoute,
  ]),
  analysisRoute.addChildren([
    analysisIndexRoute,
    overviewRoute,
    pointRoute,
    fileRoute,
    searchRoute,
    analysisCompareRoute,
    versionedRoute,
  ]),
]);

export type AppRouter = ReturnType<typeof createAppRouter>;

export const createAppRouter = (context: AppContext, history: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    history,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    // Half a second of the page before is calmer than a page that only says it waits.
    defaultPendingMs: 500,
    defaultPendingMinMs: 300,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultHashScrollIntoView: true,
    // The server would write a script into the page for it, which the content policy refuses.
    scrollRestoration: !import.meta.env.SSR,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
