/**
 * What a statement says, without the places that show it. The format puts evidence on statements and on transitions;
 * anywhere below, `evidence` is a word of the product: a key of a body, a label, a value.
 */
import type { Located } from "./located.ts";

export function withoutEvidence({ statement }: Located): object {
  const { evidence, ...said } = statement;
  if (!("transitions" in said) || said.transitions === undefined) return said;
  return { ...said, transitions: said.transitions.map(({ evidence, ...transition }) => transition) };
}
