/** What every view of a specification needs: the model, the source of texts, the view in the address, and the way on. */
import { createContext, useContext } from "react";
import type { Source } from "../model/source.ts";
import type { SpecificationModel } from "../model/specification-model.ts";
import type { View } from "../model/view-state.ts";
import type { Go } from "../model/view-store.ts";

export interface Workspace {
  readonly source: Source;
  readonly model: SpecificationModel;
  readonly view: View;
  readonly go: Go;
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace === undefined) throw new Error("a view of a specification stands outside of its workspace");
  return workspace;
}
