/**
 * One call has one address: where a program puts its base before an address under a condition (`url.startsWith("http")
 * ? url : base + url`), the address without it is no second call.
 */
import type { Fact } from "../extract/fact.ts";

/** `{base}/orders`: what stands behind the hole. */
const BASED = /^\{[^{}]*\}\/(.+)$/;

/** Calls whose address is known with a base, too, or with what stands for it by default, get that one. */
export function underBases(facts: readonly Fact[]): readonly Fact[] {
  const based = new Map<string, CallContent>();
  for (const fact of facts) {
    const [, rest] = fact.point === "calls" ? (BASED.exec(fact.content.url) ?? []) : [];
    if (fact.point !== "calls" || rest === undefined) continue;
    const { content } = fact;
    based.set(keyOf(content, rest), content);
    if (content.defaultBase !== undefined)
      based.set(keyOf(content, `${content.defaultBase.replace(/\/$/, "")}/${rest}`), content);
  }
  return facts.map((fact) => {
    if (fact.point !== "calls") return fact;
    const known = based.get(keyOf(fact.content, fact.content.url.replace(/^\//, "")));
    if (!known) return fact;
    const { url, defaultBase } = known;
    return { ...fact, content: { ...fact.content, url, ...(defaultBase === undefined ? {} : { defaultBase }) } };
  });
}

type CallContent = Extract<Fact, { readonly point: "calls" }>["content"];

const keyOf = ({ protocol, method, operation }: CallContent, rest: string): string =>
  [protocol, method ?? "", operation?.direction ?? "", operation?.name ?? "", rest].join(" ");
