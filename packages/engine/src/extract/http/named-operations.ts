/**
 * Procedures that are called over one address: which of them is called stands in the query, `/door?action=close`. Each is
 * an operation of its own beside the address.
 */
import type { Parameter } from "@as-built/spec";
import { wordSet } from "../../word-set.ts";
import type { Fact, FactOf } from "../fact.ts";

/** Query parameters that name a procedure. */
const NAMES = wordSet("operation operationName action op method cmd command function func");
/** Fewer fixed values are a choice among few, a filter say. */
const LEAST_NAMES = 3;

type CallFact = FactOf<"calls">;

export function withOperations(facts: readonly Fact[]): readonly Fact[] {
  const plain = facts.filter((one): one is CallFact => one.point === "calls" && isPlain(one.content));
  const naming = new Map<CallFact, Parameter>();
  for (const group of Map.groupBy(plain, addressOf).values())
    for (const [fact, parameter] of namesIn(group)) naming.set(fact, parameter);
  return facts.flatMap((fact): readonly Fact[] => {
    if (fact.point !== "calls") return [fact];
    const parameter = naming.get(fact);
    return parameter ? [withoutValue(fact, parameter), named(fact, String(parameter.value))] : [fact];
  });
}

const isPlain = ({ protocol, operation }: CallFact["content"]): boolean => protocol === "http" && !operation;

/** Holes may have several names. */
const addressOf = ({ content: { method, url } }: CallFact): string =>
  `${method ?? ""} ${url.replace(/\{[^{}]*\}/g, "{}")}`;

/** The parameter that names the procedure in each call of one address, where nearly all of them have it. */
function namesIn(group: readonly CallFact[]): ReadonlyMap<CallFact, Parameter> {
  const found = new Map(
    group.flatMap((fact) => {
      const parameter = fact.content.parameters?.find((one) => one.in === "query" && NAMES.has(one.name));
      return typeof parameter?.value === "string" ? [[fact, parameter] as const] : [];
    }),
  );
  const parameters = [...found.values()];
  const names = new Set(parameters.map(({ value }) => value));
  const isOne = new Set(parameters.map(({ name }) => name)).size === 1;
  return isOne && names.size >= LEAST_NAMES && found.size * 2 > group.length ? found : new Map();
}

const named = (fact: CallFact, name: string): CallFact => ({
  ...fact,
  content: { ...fact.content, operation: { type: "procedure", name } },
});

/** Of the address itself no single value is true. */
function withoutValue(fact: CallFact, naming: Parameter): CallFact {
  const parameters = (fact.content.parameters ?? []).map((one) => {
    if (one !== naming) return one;
    const { value: _, ...rest } = one;
    return rest;
  });
  return { ...fact, content: { ...fact.content, parameters } };
}
