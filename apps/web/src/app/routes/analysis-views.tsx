/** The views of a specification. What stands in their addresses is read by view-state.ts, as it is in exported files. */
import { POINTS } from "@as-built/spec";
import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { NotFoundPage } from "../../pages/NotFoundPage.tsx";
import { pathOf } from "../view-address.ts";
import { analysisRoute } from "./analysis.tsx";

export const analysisIndexRoute = createRoute({
  getParentRoute: () => analysisRoute,
  path: "/",
  component: lazyRouteComponent(() => import("../../pages/specification-pages.tsx"), "OverviewPage"),
});

export const overviewRoute = createRoute({
  getParentRoute: () => analysisRoute,
  path: "/overview/{-$exhibitId}",
  component: lazyRouteComponent(() => import("../../pages/specification-pages.tsx"), "OverviewPage"),
});

export const pointRoute = createRoute({
  getParentRoute: () => analysisRoute,
  path: "/$point/{-$statementId}",
  // Not in beforeLoad: the specification is then there and stays around the page that says so.
  loader: ({ params: { point } }) => {
    if (!POINTS.some(({ name }) => name === point)) throw notFound();
  },
  component: lazyRouteComponent(() => import("../../pages/PointRoutePage.tsx"), "PointRoutePage"),
  notFoundComponent: NotFoundPage,
});

/** Without a path, all files. */
export const fileRoute = createRoute({
  getParentRoute: () => analysisRoute,
  path: "/file/$",
  component: lazyRouteComponent(() => import("../../pages/specification-pages.tsx"), "FileRoutePage"),
});

export const searchRoute = createRoute({
  getParentRoute: () => analysisRoute,
  path: "/search",
  component: lazyRouteComponent(() => import("../../pages/specification-pages.tsx"), "SearchRoutePage"),
});

export const analysisCompareRoute = createRoute({
  getParentRoute: () => analysisRoute,
  path: "/compare",
  component: lazyRouteComponent(() => import("../../pages/specification-pages.tsx"), "CompareRoutePage"),
});

/** Addresses with the version of the view's state in them, as files have it. */
export const versionedRoute = createRoute({
  getParentRoute: () => analysisRoute,
  path: "/v1/$",
  beforeLoad: ({ params: { analysisId, _splat }, location: { searchStr } }) => {
    throw redirect({ href: pathOf(analysisId, `#/v1/${_splat ?? ""}${searchStr}`), replace: true });
  },
});
