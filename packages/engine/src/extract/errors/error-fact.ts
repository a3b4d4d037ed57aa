/** Facts of the error catalogue: a message, where it stands, and the literal pieces of its words. */
import type { ErrorStatement } from "@as-built/spec";
import type { Node } from "../../syntax/nodes.ts";
import type { Fact, FactEvidence } from "../fact.ts";
import type { Message } from "../message.ts";
import type { Sighting } from "../survey.ts";

/** Longest range of a place; a whole component says nothing. */
const MAX_PLACE = 400;

export const placeOf = ({ node, module }: Sighting<Node>, says: string, most = MAX_PLACE): FactEvidence => ({
  script: module.script,
  start: node.start,
  end: Math.min(node.end, node.start + most),
  says,
});

export interface ErrorParts {
  readonly kind: ErrorStatement["kind"];
  readonly code?: string;
  readonly when?: string;
  readonly messageKey?: string;
}

/** Whether it stands there or was put together is seen from the message. */
export function errorFact(
  message: Message,
  parts: ErrorParts,
  at: Sighting<Node>,
  { says, inferred = false }: { readonly says: string; readonly inferred?: boolean },
): Fact {
  return {
    point: "errors",
    content: { ...parts, message: message.text },
    basis: inferred ? "inferred" : message.built ? "derived" : "shown",
    evidence: [
      placeOf(at, says),
      ...message.sources.map((source) => ({ ...source, says: "message", for: "/message" })),
    ],
    unit: at.unit,
  };
}
