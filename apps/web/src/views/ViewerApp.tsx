/** The self-contained page: a specification whose view stands in the hash of the address. */
import { useMemo } from "react";
import { hashBar } from "../host/hash-bar.ts";
import type { Source } from "../model/source.ts";
import { useView } from "../model/use-view.ts";
import { formatView } from "../model/view-state.ts";
import { ComparePage } from "./compare/ComparePage.tsx";
import { FilePage } from "./file/FilePage.tsx";
import { FilesPage } from "./file/FilesPage.tsx";
import { Overview } from "./overview/Overview.tsx";
import { PointPage } from "./point/PointPage.tsx";
import { SpecificationApp } from "./SpecificationApp.tsx";
import { SearchPage } from "./search/SearchPage.tsx";
import { UnknownView } from "./UnknownView.tsx";
import { useWorkspace } from "./workspace-context.ts";

export function ViewerApp({ source }: { readonly source: Source }) {
  const [view, go] = useView(hashBar);
  const navigation = useMemo(() => ({ view, go, href: formatView }), [view, go]);
  return (
    <SpecificationApp source={source} navigation={navigation}>
      <Page />
    </SpecificationApp>
  );
}

function Page() {
  const { view } = useWorkspace();
  switch (view.page) {
    case "overview":
      return <Overview />;
    case "point":
      return <PointPage key={view.point} view={view} />;
    case "file":
      return <FilePage key={view.file} view={view} />;
    case "files":
      return <FilesPage view={view} />;
    case "search":
      return <SearchPage view={view} />;
    case "compare":
      return <ComparePage view={view} />;
    case "unknown":
      return <UnknownView address={view.address} />;
  }
}
