/**
 * Addresses of other sites that the product names: links to documentation, support and status pages, services. Whole
 * texts, and addresses inside of longer texts. Names of XML languages and of standards are none.
 */

import { texts, written } from "../../../evaluate/text.ts";
import { isInComment } from "../../../html/markup-tags.ts";
import { addTo } from "../../../multimap.ts";
import { isNone } from "../../../platform/nobodys-addresses.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { withoutRepeats } from "../../constants/repeated.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { type Labels, labelsOf, meaningOf } from "./labels.ts";
import { isExample, isPlaceholder, isSoughtFor } from "./not-led-to.ts";

/** Also with a key before the host, as the address that Sentry's clients report to (`https://key@o1.ingest.sentry.io/2`). */
const ADDRESS = /https?:\/\/(?:[\w-]{8,64}@)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#][^\s"'`<>(){}\\[\]|^]*)?/g;
/** What ends a sentence, and none of the address before it. */
const END = /(?<![.,;:!])[.,;:!]+$/;
/** `mailto:help@shop.example?subject=Order`: where mail goes to. */
const MAIL = /^mailto:([^?\s]+)/;

/** Most pages of one site: a product that links to a whole handbook is told by the first levels of it. */
const MAX_PAGES = 20;
/** Code that the product carries along refers to its own sources: declarations of a language, style sheets. */
const COMMENTED = /\/\*(?:(?!\/\*)[\s\S])*?\*\//;
/** A document of JSON as a text: what the product carries along, licences of packages among it. */
const isData = (text: string): boolean => text.length > LONG && /^["'`]\s*[[{]/.test(text);
const LONG = 400;

/** Most addresses of one text. */
const MAX_ADDRESSES = 40;
/** More of them in one unit are data that the product carries along: samples, tables of sites. */
const MAX_OF_UNIT = 60;
/** More under one key are rows of such a table: what a documentation of commands refers to. */
const MAX_OF_KEY = 12;

export const externalAddresses = {
  name: "external-addresses",
  // one address is one constant, wherever the product leads to it
  all({ texts, tagged, objects, calls }, context) {
    const labels = labelsOf({ objects, calls }, context);
    const found = [...texts, ...tagged].flatMap((at) => addressesIn(at, labels, context));
    return withoutRepeats(fewPerSite(withoutData(found)), "external address");
  },
} satisfies Extractor;

const withoutData = (facts: readonly Fact[]): readonly Fact[] =>
  [...Map.groupBy(facts, ({ unit }) => unit).values()]
    .filter((own) => own.length <= MAX_OF_UNIT)
    .flatMap((own) =>
      [...Map.groupBy(own, keyOf)].flatMap(([key, row]) => (row.length > MAX_OF_KEY && key ? [] : row)),
    );

/** The key under which an address stands, as its meaning says it. */
const keyOf = ({ content }: Fact): string => ("meaning" in content && content.meaning?.split(", ")[1]) || "";

function addressesIn(at: Sighting<Node>, labels: Labels, context: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const { script } = module;
  const text = script.text.slice(node.start, node.end);
  const mail = MAIL.exec(literalString(node) ?? "")?.[1];
  if (mail?.includes("@")) {
    const sources = [placeOfNode(node, module)];
    return [constantFact({ value: mail, meaning: meaningOf(at, labels, context), sources, says: "address" }, at)];
  }
  if (!text.includes("://") || COMMENTED.test(text) || isData(text) || isSoughtFor(at) || isPlaceholder(at)) return [];
  return [...text.matchAll(ADDRESS)].slice(0, MAX_ADDRESSES).flatMap((match) => {
    const literal = match[0].replace(END, "").replace(/[?&]?\$?$/, "");
    if (isNone(literal) || isExample(text, match.index) || isInComment(text, match.index)) return [];
    const isWhole = node.type === "Literal" || !/^(?:["'`]|\{)/.test(text.slice(match.index + match[0].length));
    const whole = isWhole ? undefined : withHoles(literal, at, context);
    const value = whole ?? literal;
    const start = node.start + match.index;
    const place = { start, end: start + literal.length };
    const fact = constantFact(
      {
        value,
        meaning: meaningOf(at, labels, context),
        sources: [{ script, ...place }],
        says: "address",
        derived: whole !== undefined,
      },
      { ...at, node },
    );
    const shown = {
      script,
      start: Math.max(0, start - 60),
      end: Math.min(script.text.length, place.end + 60),
      says: "address",
    };
    return [{ ...fact, evidence: [shown] } satisfies Fact];
  });
}

/** `https://shop.example/orders/${id}/print`, `"https://shop.example/orders/" + id`: what the address goes on with. */
function withHoles(literal: string, { node, module }: Sighting<Node>, { ev }: ExtractContext): string | undefined {
  const [only, ...more] = texts(ev.evaluate(node, module)).map((text) => written(text));
  const from = more.length === 0 ? (only?.indexOf(literal) ?? -1) : -1;
  const address = from < 0 ? undefined : /^[^\s"'`<>()\\[\]|^]+/.exec(only?.slice(from) ?? "")?.[0].replace(END, "");
  return address === literal ? undefined : address;
}

const siteOf = (value: string): string => /^https?:\/\/[^/?#]+/.exec(value)?.[0] ?? value;
const depthOf = (value: string): number => value.split(/[/?#]/).length;

function fewPerSite(facts: readonly Fact[]): readonly Fact[] {
  const pages = new Map<string, Set<string>>();
  for (const { content } of facts) {
    if (!("value" in content) || typeof content.value !== "string") continue;
    const site = siteOf(content.value);
    addTo(pages, site, content.value);
  }
  const kept = new Set<string>();
  for (const urls of pages.values()) {
    const ordered = [...urls].sort((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));
    for (const url of ordered.slice(0, MAX_PAGES)) kept.add(url);
  }
  return facts.filter(
    ({ content }) => "value" in content && typeof content.value === "string" && kept.has(content.value),
  );
}
