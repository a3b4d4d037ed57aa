/** What the inventory holds beside the units of scripts. */
import type { FileId } from "@as-built/spec";
import type { OriginComponent } from "./unit.ts";

/** A component without a region of its own: in a style sheet, by a part only, or inside of another one. */
export interface UnplacedComponent {
  readonly component: OriginComponent;
  readonly shownBy: "index" | "banner" | "part" | "module" | "font" | "shared";
  readonly file: FileId;
  /** The longest stretch that shows it, offsets into the file's text. */
  readonly start: number;
  readonly end: number;
  /** Code units of all stretches that are its own. */
  readonly size: number;
}
