/** Facts of the error catalogue: a message, where it stands, and the literal pieces of its words. */
import type { ErrorStatement } from "@as-built/spec";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Fact, FactEvidence } from "../fact.ts";
import type { Message } from "../message.ts";
import { isStateText } from "../states/candidate.ts";
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

/** `class Full extends Error { constructor(code, words) { super(words); this.code = code } }`: the text that it is given. */
export function withOwnCode(fact: Fact, made: Value | undefined, ev: Evaluator): Fact {
  const code = made?.kind === "instance" ? ev.member(made, "code") : undefined;
  if (fact.point !== "errors" || code?.kind !== "constant") return fact;
  if (typeof code.value !== "string" || !isStateText(code.value)) return fact;
  const shown = code.sources.map((source) => ({ ...source, says: "code", for: "/code" }));
  const [first, ...more] = fact.evidence;
  return { ...fact, content: { ...fact.content, code: code.value }, evidence: [first, ...more, ...shown] };
}
