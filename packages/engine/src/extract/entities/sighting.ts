/** Where a field of an entity is seen: read from it, taken out by a pattern, written in a literal. */
import type { Node } from "../../syntax/nodes.ts";
import type { Named } from "../subjects/named.ts";
import type { Sighting } from "../survey.ts";

export type SightingKind = "read" | "pattern" | "literal";

export interface FieldSighting {
  /** The name of the kind of thing. */
  readonly owner: string;
  readonly named: Named;
  readonly field: string;
  readonly kind: SightingKind;
  /** The text that shows the field. */
  readonly at: Sighting<Node>;
  /** The object, pattern or expression around it. */
  readonly group: Node;
  /** What a literal puts there. */
  readonly value?: Node;
}
