/** Facts of the constants: a value with its name, unit and meaning, where it stands and what surrounds it. */
import type { Constant } from "@as-built/spec";
import type { Source } from "../../evaluate/value.ts";
import { unitOf } from "../../language/amounts.ts";
import type { Node } from "../../syntax/nodes.ts";
import { placeOf } from "../errors/error-fact.ts";
import type { Fact } from "../fact.ts";
import type { Sighting } from "../survey.ts";
import { aroundEvidence } from "./surroundings.ts";

export interface ConstantParts {
  readonly name?: string;
  readonly value: Constant["value"];
  readonly unit?: string;
  readonly meaning?: string;
  /** The literal pieces of the value. */
  readonly sources: readonly Source[];
  readonly says: string;
  /** Where the name is written, if not at the place itself. */
  readonly named?: readonly Source[];
  /** Whether the value is computed, such as a product. */
  readonly derived?: boolean;
}

export function constantFact(parts: ConstantParts, at: Sighting<Node>): Fact {
  const { name, value, meaning, sources, says } = parts;
  const unit = parts.unit ?? (name === undefined || /\s/.test(name) ? undefined : unitOf(name, value));
  const elsewhere = sources.filter(
    ({ script, start, end }) => script !== at.module.script || start < at.node.start || end > at.node.end,
  );
  return {
    point: "constants",
    content: {
      ...(name === undefined ? {} : { name }),
      value,
      ...(unit === undefined ? {} : { unit }),
      ...(meaning === undefined ? {} : { meaning }),
    },
    basis: parts.derived || sources.length > 1 ? "derived" : "shown",
    evidence: [
      placeOf(at, says, MAX_PLACE),
      ...(parts.named ?? []).map((source) => ({ ...source, says: "name", for: "/name" })),
      aroundEvidence(at.module.script, at.node, "surroundings"),
      ...elsewhere.map((source) => aroundEvidence(source.script, source, "value")),
    ],
    unit: at.unit,
  };
}

/** Longest range of a place: what is written at it, not the function that it begins. */
const MAX_PLACE = 200;
