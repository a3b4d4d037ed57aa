/**
 * A value that a program repeats for the same purpose is one constant: a format of dates that is written wherever dates
 * are, an address that several links lead to. Takes facts, gives those of one value one meaning: what is said beside it
 * where all that say something say the same, else the purpose alone.
 */
import type { Fact } from "../fact.ts";

/** @param purpose what the meaning begins with, where that tells the purpose */
export function withoutRepeats(facts: readonly Fact[], purpose: string): readonly Fact[] {
  const meaningOf = ({ point, content }: Fact): string | undefined =>
    point === "constants" && content.name === undefined && content.meaning?.startsWith(purpose)
      ? content.meaning
      : undefined;
  const said = Map.groupBy(facts, (fact) => ("value" in fact.content ? JSON.stringify(fact.content.value) : ""));
  return facts.map((fact) => {
    if (fact.point !== "constants" || meaningOf(fact) === undefined) return fact;
    const all = said.get(JSON.stringify(fact.content.value)) ?? [];
    const [only, ...more] = new Set(all.flatMap((one) => meaningOf(one) ?? []).filter((one) => one !== purpose));
    const meaning = only !== undefined && more.length === 0 ? only : purpose;
    return { ...fact, content: { ...fact.content, meaning } };
  });
}
