/** The view for a page of one kind: while the address has moved on and the next page is coming, the last one it had. */
import { useState } from "react";
import type { View } from "../model/view-state.ts";
import { useWorkspace } from "../views/workspace-context.ts";

export function useHeldView<V extends View>(isMine: (view: View) => view is V): V | undefined {
  const { view } = useWorkspace();
  const mine = isMine(view) ? view : undefined;
  const [held, hold] = useState(mine);
  if (mine !== undefined && mine !== held) hold(mine);
  return mine ?? held;
}
