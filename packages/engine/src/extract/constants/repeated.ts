/**
 * A value that a program repeats for the same purpose is one constant: a format of dates that is written wherever dates
 * are, an address that several links lead to. Takes facts, gives those of one value one meaning: what is said beside it
 * where all that say something say the same, else the purpose alone.
 */
import { addTo } from "../../multimap.ts";
import type { Fact } from "../fact.ts";

/** @param purpose what the meaning begins with, where that tells the purpose */
export function withoutRepeats(facts: readonly Fact[], purpose: string): readonly Fact[] {
  const meaningOf = ({ point, content }: Fact): string | undefined =>
    point === "constants" && content.name === undefined && content.meaning?.startsWith(purpose)
      ? content.meaning
      : undefined;
  const said = new Map<string, Set<string>>();
  for (const fact of facts) {
    const meaning = meaningOf(fact);
    if ("value" in fact.content && meaning !== undefined && meaning !== purpose)
      addTo(said, JSON.stringify(fact.content.value), meaning);
  }
  return facts.map((fact) => {
    if (fact.point !== "constants" || meaningOf(fact) === undefined) return fact;
    const own = said.get(JSON.stringify(fact.content.value));
    const [only] = own?.size === 1 ? own : [];
    const meaning = only ?? purpose;
    return { ...fact, content: { ...fact.content, meaning } };
  });
}
