/** Selecting a statement from any layout of its point. */
import type { Located } from "@as-built/spec";
import { useCallback } from "react";
import type { PointView } from "../../model/view-state.ts";
import { useWorkspace } from "../workspace-context.ts";

/** What every layout is given: the view it draws, and the statements that passed the filter. */
export interface LayoutProps {
  readonly view: PointView;
  readonly statements: readonly Located[];
}

/** `moved`: while walking through a list; a step back then returns to where the walk began. */
export function useSelect(view: PointView): (id: string, moved?: boolean) => void {
  const { go } = useWorkspace();
  return useCallback(
    (id, moved = false) => go({ ...view, selected: { id, range: 1 } }, moved || view.selected ? "replace" : "push"),
    [go, view],
  );
}
