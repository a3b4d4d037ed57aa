/** An analysis: how far it is while it runs, why it failed, or its specification with the views below it. */
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { Analysis } from "../api/types.ts";
import { useApp } from "../app/context.ts";
import { analysisQuery, applicationQuery, releaseQuery, serverSource, specificationQuery } from "../app/queries.ts";
import { SpecificationApp } from "../views/SpecificationApp.tsx";
import { CoursePage } from "./CoursePage.tsx";
import { EndedPage } from "./EndedPage.tsx";
import { Place } from "./parts/Place.tsx";
import { SiteFrame } from "./SiteLayout.tsx";
import { useReleases } from "./use-releases.ts";
import { useRoutedView } from "./use-routed-view.ts";

const route = getRouteApi("/analyses/$analysisId");

export function AnalysisPage() {
  const { analysisId } = route.useParams();
  const { api } = useApp();
  const { data: analysis } = useSuspenseQuery(analysisQuery(api, analysisId));
  switch (analysis.state) {
    case "queued":
    case "running":
      return (
        <SiteFrame>
          <CoursePage key={analysisId} analysis={analysis} />
        </SiteFrame>
      );
    case "failed":
    case "cancelled":
      return (
        <SiteFrame>
          <EndedPage analysis={analysis} />
        </SiteFrame>
      );
    case "finished":
      return <SpecificationPage key={analysisId} analysis={analysis} />;
  }
}

function SpecificationPage({ analysis }: { readonly analysis: Analysis }) {
  const { api } = useApp();
  const { data: specification } = useSuspenseQuery(specificationQuery(api, analysis.id));
  const { data: application } = useQuery(applicationQuery(api, analysis.applicationId));
  const { data: release } = useQuery(releaseQuery(api, analysis.releaseId));
  const navigation = useRoutedView(analysis.id);
  const releases = useReleases(analysis);
  const source = useMemo(
    () => serverSource(api, analysis.releaseId, specification),
    [api, analysis.releaseId, specification],
  );
  const wholePage = useCallback(
    () => import("../model/whole-page.ts").then((module) => module.wholePage(source)),
    [source],
  );
  return (
    <SpecificationApp
      source={source}
      navigation={navigation}
      releases={releases}
      wholePage={wholePage}
      place={<Place id={analysis.applicationId} application={application} release={release?.label} />}
    >
      <Outlet />
    </SpecificationApp>
  );
}
