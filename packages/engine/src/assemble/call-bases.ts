/**
 * One request has one address: where a program puts its base before an address under a condition (`url.startsWith("http")
 * ? url : base + url`), the address without it is no second call. What another place asks for may be another server's.
 */
import type { Fact } from "../extract/fact.ts";
import { addTo } from "../multimap.ts";
import { beginsAt, inFile } from "../script.ts";

/** `{base}/orders`: what stands behind the hole. */
const BASED = /^\{[^{}]*\}\/(.+)$/;

/** Calls whose address is known with a base, too, or with what stands for it by default, get that one. */
export function underBases(facts: readonly Fact[]): readonly Fact[] {
  const told = oneDefaultEach(facts);
  const based = new Map<string, CallContent>();
  for (const { content, site, rest, path } of basedCalls(told))
    based.set(path === undefined ? `${site} ${keyOf(content, rest)}` : keyOf(content, path), content);
  return told.map((fact) => {
    if (fact.point !== "calls") return fact;
    const key = keyOf(fact.content, fact.content.url.replace(/^\//, ""));
    const known = based.get(`${siteOf(fact)} ${key}`) ?? based.get(key);
    return known ? under(fact, known) : fact;
  });
}

/** The place that asks. */
function siteOf({ answer, evidence }: Extract<Fact, { readonly point: "calls" }>): string {
  const site = answer?.trail.at(-1);
  if (site) return beginsAt(inFile(site.module.script, site.node));
  const [first] = evidence;
  return beginsAt("script" in first ? inFile(first.script, first) : first);
}

function under(fact: Extract<Fact, { readonly point: "calls" }>, { url, defaultBase }: CallContent): Fact {
  return { ...fact, content: { ...fact.content, url, ...(defaultBase === undefined ? {} : { defaultBase }) } };
}

/** One address behind two bases that may be set is one of two servers each: their defaults tell these apart. */
function oneDefaultEach(facts: readonly Fact[]): readonly Fact[] {
  const calls = basedCalls(facts);
  const defaults = new Map<string, Set<string>>();
  for (const { content, rest } of calls)
    if (content.defaultBase !== undefined) addTo(defaults, keyOf(content, rest), content.defaultBase);
  const several = new Map(
    calls.flatMap(({ content, rest, path }) =>
      path !== undefined && (defaults.get(keyOf(content, rest))?.size ?? 0) > 1 ? [[content, path] as const] : [],
    ),
  );
  return facts.map((fact) => {
    const path = fact.point === "calls" ? several.get(fact.content) : undefined;
    if (fact.point !== "calls" || path === undefined) return fact;
    const { defaultBase: _, ...content } = fact.content;
    return { ...fact, content: { ...content, url: path } };
  });
}

interface BasedCall {
  readonly content: CallContent;
  readonly site: string;
  /** What stands behind the base. */
  readonly rest: string;
  /** With what the base is by default: another server's address than the page's own, whatever stands behind it. */
  readonly path?: string;
}

const basedCalls = (facts: readonly Fact[]): readonly BasedCall[] =>
  facts.flatMap((fact) => {
    const [, rest] = fact.point === "calls" ? (BASED.exec(fact.content.url) ?? []) : [];
    if (fact.point !== "calls" || rest === undefined) return [];
    const { content } = fact;
    const path = content.defaultBase?.replace(/\/$/, "");
    return [{ content, site: siteOf(fact), rest, ...(path === undefined ? {} : { path: `${path}/${rest}` }) }];
  });

type CallContent = Extract<Fact, { readonly point: "calls" }>["content"];

const keyOf = ({ protocol, method, operation }: CallContent, rest: string): string =>
  [protocol, method ?? "", operation?.direction ?? "", operation?.name ?? "", rest].join(" ");
