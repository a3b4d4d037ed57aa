/** Where a field of an entity is seen: read from it, taken out by a pattern, written in a literal. */
import type { Node } from "../../syntax/nodes.ts";
import type { Unit } from "../../unpack/units.ts";
import type { Named } from "../subjects/named.ts";
import type { Sighting } from "../survey.ts";

/**
 * In the order of what they say: a schema says all of a thing, a literal what one place writes. What is answered was
 * followed from a request to where it is read, what is put stands in the body of a request for the same address.
 */
export type SightingKind =
  | "schema"
  | "selected"
  | "listed"
  | "column"
  | "form"
  | "stored"
  | "initial"
  | "sent"
  | "literal"
  | "answered"
  | "put"
  | "pattern"
  | "read";

/** Places that show the fields of a thing together. */
export const TOGETHER: ReadonlySet<SightingKind> = new Set([
  "schema",
  "selected",
  "listed",
  "column",
  "form",
  "stored",
  "initial",
  "sent",
]);

export interface FieldSighting {
  /** The name of the kind of thing. */
  readonly owner: string;
  readonly named: Named;
  readonly field: string;
  readonly kind: SightingKind;
  /** The name of the thing, where it is read of what a name in the plural stands for: `tags.severity`. */
  readonly record?: string;
  /** The text that shows the field. */
  readonly at: Sighting<Node>;
  /** The code that asks for what is read there: whose thing it is, wherever that is. */
  readonly asked?: Unit;
  /** The object, pattern or expression around it. */
  readonly group: Node;
  /** What a literal puts there. */
  readonly value?: Node;
  /** What a schema says of it. */
  readonly type?: string;
  /** The kind of thing that the field leads to. */
  readonly refers?: string;
  readonly optional?: boolean;
  readonly values?: readonly string[];
}

/** Code reads the field, by itself or in a pattern. */
export const isSeen = ({ kind }: Pick<FieldSighting, "kind">): boolean => kind === "read" || kind === "pattern";
