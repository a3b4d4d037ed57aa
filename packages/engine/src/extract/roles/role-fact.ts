/** A role, permission or guard as extractors see it, and the fact that it makes. */
import type { Basis, RoleStatement } from "@as-built/spec";
import type { Source } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Fact, FactEvidence, NamedTest } from "../fact.ts";
import type { Sighting } from "../survey.ts";

export interface RoleFinding {
  readonly kind: RoleStatement["kind"];
  readonly name: string;
  readonly label?: string;
  readonly allows?: readonly string[];
  /** Ranges of the name, where they are not the place itself. */
  readonly sources?: readonly Source[];
  readonly basis?: Basis;
  /** What else it is computed from. */
  readonly premises?: readonly FactEvidence[];
  readonly isTold?: true;
}

/** Longest range that shows where a role is asked for, in UTF-16 code units. */
const MAX_PLACE = 400;

/** Where it is asked for, and whose code says so. */
type Place = NamedTest["at"] & Pick<Sighting<Node>, "unit">;

export function roleFact(found: RoleFinding, { node, module, unit }: Place): Fact {
  const { kind, name, label, allows = [], sources = [], basis = "shown", premises = [], isTold } = found;
  return {
    point: "roles",
    content: {
      kind,
      name,
      ...(label === undefined ? {} : { label }),
      ...(allows.length > 0 ? { allows } : {}),
    },
    basis,
    evidence: [
      { script: module.script, start: node.start, end: Math.min(node.end, node.start + MAX_PLACE), says: kind },
      ...sources.map((source) => ({ ...source, says: "name", for: "/name" })),
      ...premises,
    ],
    unit,
    ...(isTold ? { isTold } : {}),
  };
}
