/** A specification in the window: header, the nine points, a page, and beside it what is selected. */
import { AppShell } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useEffect, useMemo } from "react";
import { SkipLink } from "../kit/SkipLink.tsx";
import { productName } from "../model/material-summary.ts";
import type { Source } from "../model/source.ts";
import { makeModel } from "../model/specification-model.ts";
import { useView } from "../model/use-view.ts";
import type { View } from "../model/view-state.ts";
import { POINT_NAMES } from "../model/words.ts";
import { Header } from "./Header.tsx";
import { MAIN_ID, Main } from "./Main.tsx";
import { Navigation } from "./Navigation.tsx";
import { QuickSearch } from "./search/QuickSearch.tsx";
import { type Workspace, WorkspaceContext } from "./workspace-context.ts";

interface SpecificationAppProps {
  readonly source: Source;
  /** What the host adds to the header. */
  readonly actions?: ReactNode;
}

export function SpecificationApp({ source, actions }: SpecificationAppProps) {
  const [view, go] = useView();
  const [menu, { toggle, close }] = useDisclosure(false);
  const model = useMemo(() => makeModel(source.specification), [source]);
  const workspace = useMemo<Workspace>(() => ({ source, model, view, go }), [source, model, view, go]);

  const page = pageName(view);
  useEffect(() => {
    document.title = `${page} · ${productName(source.specification)} · As-Built`;
  }, [page, source]);

  return (
    <WorkspaceContext value={workspace}>
      <QuickSearch />
      <SkipLink target={MAIN_ID}>Skip to the content</SkipLink>
      <AppShell
        header={{ height: 56 }}
        navbar={{ width: 248, breakpoint: "sm", collapsed: { mobile: !menu } }}
        transitionDuration={0}
      >
        <AppShell.Header>
          <Header menuOpen={menu} onMenu={toggle} actions={actions} />
        </AppShell.Header>
        <AppShell.Navbar aria-label="The nine points" component="nav">
          <Navigation onGo={close} />
        </AppShell.Navbar>
        <AppShell.Main>
          <Main />
        </AppShell.Main>
      </AppShell>
    </WorkspaceContext>
  );
}

function pageName(view: View): string {
  switch (view.page) {
    case "point":
      return POINT_NAMES[view.point];
    case "file":
      return view.file;
    case "search":
      return "Search";
    case "compare":
      return "Compare";
    default:
      return "Overview";
  }
}
