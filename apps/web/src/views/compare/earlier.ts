/** The specification that this one is compared with, on its way to being open. */
import type { Specification } from "@as-built/spec";
import type { View } from "../../model/view-state.ts";

export type Earlier =
  | { readonly state: "none" }
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly title: string; readonly message: string }
  | OpenEarlier;

export interface OpenEarlier {
  readonly state: "open";
  readonly name: string;
  readonly specification: Specification;
  /** Absent where it is a file that was chosen here. */
  readonly href?: (view: View) => string;
}
