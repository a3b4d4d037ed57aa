/**
 * The view in the path of the application's address. The view itself changes at once, as it does in exported files; the
 * router follows through the history, brings the page's script, and draws the page.
 */
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import type { AnalysisId } from "../api/types.ts";
import type { AppRouter } from "../app/router.ts";
import { hashOf, isBelow, pathOf } from "../app/view-address.ts";
import { later } from "../model/later.ts";
import { useView } from "../model/use-view.ts";
import { formatView, type View } from "../model/view-state.ts";
import type { AddressBar } from "../model/view-store.ts";
import type { Navigation } from "../views/workspace-context.ts";

export function useRoutedView(id: AnalysisId): Navigation {
  const router = useRouter();
  const bar = useMemo(() => routerBar(router, id), [router, id]);
  const [view, go] = useView(bar);
  return useMemo(
    () => ({
      view,
      go,
      anchors: true,
      href: (next: View) => pathOf(id, formatView(next)),
      prefetch: (next: View) => void router.preloadRoute({ to: pathOf(id, formatView(next)) }),
    }),
    [view, go, id, router],
  );
}

function routerBar({ history }: AppRouter, id: AnalysisId): AddressBar {
  // While another page is on its way, the view stays as it was.
  let last = hashOf(history.location.pathname, history.location.search) ?? "";
  const hash = () => {
    const { pathname, search } = history.location;
    if (isBelow(id, pathname)) last = hashOf(pathname, search) ?? last;
    return last;
  };
  return {
    hash,
    write: (address, how) => history[how](pathOf(id, address)),
    listen: (changed) => history.subscribe(changed),
    later,
  };
}
