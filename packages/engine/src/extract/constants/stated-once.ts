/**
 * A constant is stated once: where a sink takes it, `axios.create({timeout: n})`, and not again where it is declared,
 * `const n = 15e3`. A bundler that puts the number in its place leaves only the first.
 */
import { append } from "../../multimap.ts";
import type { Fact, FactOf } from "../fact.ts";

type ConstantFact = FactOf<"constants">;

export function statedOnce(facts: readonly Fact[]): readonly Fact[] {
  const taken = new Map<string, ConstantFact[]>();
  for (const fact of facts)
    if (fact.point === "constants" && fact.content.meaning !== undefined) append(taken, keyOf(fact), fact);
  return facts.filter(
    (fact) =>
      fact.point !== "constants" ||
      fact.content.meaning !== undefined ||
      !isDeclared(fact) ||
      !(taken.get(keyOf(fact)) ?? []).some((other) => isOfSame(fact, other)),
  );
}

const keyOf = ({ content: { name, value } }: ConstantFact): string => JSON.stringify([name, value]);

const isDeclared = ({ evidence: [first] }: Fact): boolean =>
  first.says === "declared" || first.says === "in an address";

/** Whether what uses the declared value stands in what shows the other one. */
const isOfSame = (declared: Fact, other: Fact): boolean =>
  declared.evidence.some((use) => !isAround(use) && other.evidence.some((one) => !isAround(one) && overlap(use, one)));

const isAround = ({ says }: Fact["evidence"][number]): boolean => says === "surroundings";

function overlap(a: Fact["evidence"][number], b: Fact["evidence"][number]): boolean {
  return "script" in a && "script" in b && a.script === b.script && a.start < b.end && b.start < a.end;
}
