/** `/analyses/ID`: an analysis while it runs, and its specification when it has ended; the views are below it. */
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AnalysisId } from "../../api/types.ts";
import { pageName } from "../../model/page-title.ts";
import { parseView } from "../../model/view-state.ts";
import { ErrorPage } from "../../pages/ErrorPage.tsx";
import { SiteFrame } from "../../pages/SiteLayout.tsx";
import type { AppContext } from "../context.ts";
import { orNotFound } from "../or-not-found.ts";
import { analysisQuery, specificationQuery } from "../queries.ts";
import { hashOf } from "../view-address.ts";
import { rootRoute } from "./root.tsx";

export const analysisRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/analyses/$analysisId",
  loader: async ({ context, params: { analysisId }, preload }) => {
    if (preload) await context.prefetches.add(analysisId, () => load(context, analysisId));
    return preload ? undefined : load(context, analysisId);
  },
  head: ({ loaderData, matches }) => ({ meta: [{ title: titleOf(loaderData, matches.at(-1)?.pathname ?? "") }] }),
  component: lazyRouteComponent(() => import("../../pages/AnalysisPage.tsx"), "AnalysisPage"),
  errorComponent: (failure) => (
    <SiteFrame>
      <ErrorPage {...failure} />
    </SiteFrame>
  ),
});

/** What the title says until the page has the specification, which tells more. */
const titleOf = (name: string | undefined, pathname: string): string =>
  name === undefined
    ? "Analysis · As-Built"
    : `${pageName(parseView(hashOf(pathname, "") ?? ""))} · ${name} · As-Built`;

/** Gives the product's name, where it is known. */
async function load({ api, queryClient }: AppContext, id: AnalysisId): Promise<string | undefined> {
  const { state, summary } = await orNotFound(queryClient.ensureQueryData(analysisQuery(api, id)));
  if (state === "finished") await queryClient.ensureQueryData(specificationQuery(api, id));
  return summary?.name;
}
