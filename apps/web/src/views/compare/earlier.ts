/** The specification that this one is compared with, on its way to being open. */
import type { Source } from "../../model/source.ts";
import type { View } from "../../model/view-state.ts";

export type Earlier =
  | { readonly state: "none" }
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly title: string; readonly message: string }
  | OpenEarlier;

export interface OpenEarlier {
  readonly state: "open";
  readonly name: string;
  /** Its texts cannot be had where only the specification was chosen. */
  readonly source: Source;
  /** Absent where it is a file that was chosen here. */
  readonly href?: (view: View) => string;
}
