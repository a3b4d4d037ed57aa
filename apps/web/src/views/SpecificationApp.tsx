/** A specification in the window: header, the nine points, a page, and beside it what is selected. */
import { AppShell } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useEffect, useMemo } from "react";
import { SkipLink } from "../kit/SkipLink.tsx";
import { pageTitle } from "../model/page-title.ts";
import type { Source } from "../model/source.ts";
import { modelOf } from "../model/specification-model.ts";
import { Header } from "./Header.tsx";
import { LinkContext } from "./link-context.ts";
import { MAIN_ID, Main } from "./Main.tsx";
import { Navigation } from "./Navigation.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { QuickSearch } from "./search/QuickSearch.tsx";
import {
  type Navigation as NavigationState,
  type Releases,
  type Workspace,
  WorkspaceContext,
} from "./workspace-context.ts";

interface SpecificationAppProps {
  readonly source: Source;
  readonly navigation: NavigationState;
  readonly releases?: Releases;
  readonly wholePage?: () => Promise<string>;
  /** What the host adds to the header: where it stands, and what can be done there. */
  readonly place?: ReactNode;
  readonly actions?: ReactNode;
  /** The page that the view names. */
  readonly children: ReactNode;
}

export function SpecificationApp({
  source,
  navigation,
  releases,
  wholePage,
  place,
  actions,
  children,
}: SpecificationAppProps) {
  const [menu, { toggle, close }] = useDisclosure(false);
  const model = modelOf(source.specification);
  const workspace = useMemo<Workspace>(
    () => ({ source, model, ...navigation, ...(releases ? { releases } : {}), ...(wholePage ? { wholePage } : {}) }),
    [source, model, navigation, releases, wholePage],
  );
  const title = pageTitle(navigation.view, model);
  useEffect(() => {
    document.title = title;
  }, [title]);

  return (
    <WorkspaceContext value={workspace}>
      <LinkContext value={navigation}>
        <QuickSearch />
        <Shortcuts />
        <SkipLink target={MAIN_ID}>Skip to the content</SkipLink>
        <AppShell
          header={{ height: 48 }}
          navbar={{ width: 248, breakpoint: "sm", collapsed: { mobile: !menu } }}
          transitionDuration={0}
        >
          <AppShell.Header>
            <Header menuOpen={menu} onMenu={toggle} place={place} actions={actions} />
          </AppShell.Header>
          <AppShell.Navbar aria-label="The nine points" component="nav">
            <Navigation onGo={close} />
          </AppShell.Navbar>
          <AppShell.Main>
            <Main>{children}</Main>
          </AppShell.Main>
        </AppShell>
      </LinkContext>
    </WorkspaceContext>
  );
}
