/** Where an address has a page and no view, such as a range that is none: it says so, and the page is not blank. */
import { UnknownView } from "../views/UnknownView.tsx";
import { useWorkspace } from "../views/workspace-context.ts";

export function NoView() {
  const { view } = useWorkspace();
  // Any other view is on its way.
  return view.page === "unknown" ? <UnknownView address={view.address} /> : null;
}
