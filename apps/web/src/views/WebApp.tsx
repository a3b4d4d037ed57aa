/** The web application: the start, the course of an analysis, and the specification it gives. */
import { Button } from "@mantine/core";
import type { AnalysisService } from "../model/analysis.ts";
import { useAnalysis } from "../model/use-analysis.ts";
import { SpecificationApp } from "./SpecificationApp.tsx";
import { StartPage } from "./start/StartPage.tsx";

export function WebApp({ service }: { readonly service: AnalysisService }) {
  const { state, start, reset } = useAnalysis(service);
  if (state.state !== "open") return <StartPage state={state} onFiles={start} onStop={reset} />;
  return (
    <SpecificationApp
      key={state.id}
      source={state.source}
      actions={
        <Button size="xs" variant="default" onClick={reset}>
          Read another
        </Button>
      }
    />
  );
}
