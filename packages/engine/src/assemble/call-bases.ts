/**
 * One call has one address: where a program puts its base before an address under a condition (`url.startsWith("http")
 * ? url : base + url`), the address without it is no second call.
 */
import type { Fact } from "../extract/fact.ts";

/** `{base}/orders`: what stands behind the hole. */
const BASED = /^\{[^{}]*\}\/(.+)$/;

/** Calls whose address is known with a base, too, get that one. */
export function underBases(facts: readonly Fact[]): readonly Fact[] {
  const based = new Map<string, string>();
  for (const fact of facts) {
    const [, rest] = fact.point === "calls" ? (BASED.exec(fact.content.url) ?? []) : [];
    if (fact.point === "calls" && rest !== undefined) based.set(keyOf(fact.content, rest), fact.content.url);
  }
  return facts.map((fact) => {
    if (fact.point !== "calls") return fact;
    const url = based.get(keyOf(fact.content, fact.content.url.replace(/^\//, "")));
    return url === undefined ? fact : { ...fact, content: { ...fact.content, url } };
  });
}

type CallContent = Extract<Fact, { readonly point: "calls" }>["content"];

const keyOf = ({ protocol, method, operation }: CallContent, rest: string): string =>
  [protocol, method ?? "", operation?.direction ?? "", operation?.name ?? "", rest].join(" ");
