/** What every view of a specification needs: the model, the source of texts, the view in the address, and the way on. */
import type { Specification } from "@as-built/spec";
import { createContext, useContext } from "react";
import type { Source } from "../model/source.ts";
import type { SpecificationModel } from "../model/specification-model.ts";
import type { View } from "../model/view-state.ts";
import type { Go } from "../model/view-store.ts";
import type { Links } from "./link-context.ts";

/** How a host keeps the view in its address: in the hash of a file, in the path of the server's pages. */
export interface Navigation extends Links {
  readonly view: View;
  readonly go: Go;
  /** Whether the hash of the address is free to name a part of the page. */
  readonly anchors?: boolean;
}

export interface Workspace extends Navigation {
  readonly source: Source;
  readonly model: SpecificationModel;
  /** Absent where the host knows of none. */
  readonly releases?: Releases;
  /** Makes the self-contained page of the specification; absent where this is one. */
  readonly wholePage?: () => Promise<string>;
}

/** The releases of the application, as this one sees them. */
export interface Releases {
  /** Of this one. */
  readonly label?: string;
  /** Newest first: each can be held against this one. */
  readonly others: readonly OtherRelease[];
  /** The one that came before this. */
  readonly before?: OtherRelease;
}

/** A release of the same application, with the analysis that stands for it. */
export interface OtherRelease {
  readonly id: string;
  readonly label: string;
  /** With the time: labels may repeat. */
  readonly name: string;
  readonly open: () => Promise<Source>;
  /** Its specification for once: nobody keeps it. */
  readonly glance: () => Promise<Specification>;
  /** The address of a view of that release. */
  readonly href: (view: View) => string;
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (workspace === undefined) throw new Error("a view of a specification stands outside of its workspace");
  return workspace;
}
