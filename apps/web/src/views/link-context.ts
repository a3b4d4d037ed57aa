/** Where links to views lead, for whatever draws statements: inside a specification, or beside two of them. */
import { createContext, useContext } from "react";
import type { View } from "../model/view-state.ts";

export interface Links {
  readonly href: (view: View) => string;
  /** Goes there inside the page; absent where a link is simply followed. */
  readonly go?: (view: View) => void;
  /** Called when somebody is about to go there. */
  readonly prefetch?: (view: View) => void;
}

export const LinkContext = createContext<Links | undefined>(undefined);

export function useLinks(): Links {
  const links = useContext(LinkContext);
  if (links === undefined) throw new Error("a link to a view stands where nothing says where views are");
  return links;
}
