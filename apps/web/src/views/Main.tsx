/** The page that the address names, and beside it (over it, where there is no room) what is selected. */
import type { ReactNode } from "react";
import { selectionIn } from "../model/view-state.ts";
import { DetailPane } from "./detail/DetailPane.tsx";
import classes from "./Main.module.css";
import { useWorkspace } from "./workspace-context.ts";

export const MAIN_ID = "content";

export function Main({ children }: { readonly children: ReactNode }) {
  const { view } = useWorkspace();
  const selected = selectionIn(view);
  return (
    <div className={classes.main}>
      <div id={MAIN_ID} tabIndex={-1} className={classes.page} data-behind={selected !== undefined}>
        {children}
      </div>
      {selected && <DetailPane selected={selected} />}
    </div>
  );
}
