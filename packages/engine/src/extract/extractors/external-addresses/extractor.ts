/**
 * Addresses of other sites that the product names: links to documentation, support and status pages, services. Whole
 * texts, and addresses inside of longer texts. Names of XML languages and of standards are none.
 */

import { addTo } from "../../../multimap.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { withoutRepeats } from "../../constants/repeated.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting } from "../../survey.ts";
import { type Labels, labelsOf, meaningOf } from "./labels.ts";
import { isExample, isNone, isPlaceholder, isSoughtFor } from "./not-led-to.ts";
import { wholeAddress } from "./whole-addresses.ts";

/** Also with a key before the host, as the address that Sentry's clients report to (`https://key@o1.ingest.sentry.io/2`). */
const ADDRESS = /https?:\/\/(?:[\w-]{8,64}@)?[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#][^\s"'`<>(){}\\[\]|^]*)?/g;
/** Addresses that another program opens: `mailto:help@shop.example`, `magnet:?xt=`. */
const SCHEME =
  /^(?!https?:|data:|blob:|about:|javascript:|file:|node:|urn:|webpack:|vite:)(?:mailto:.+@.|[a-z][a-z\d+-]{2,14}:(?:\/\/\w|\?\w)\S*$)|^(?=.{4,60}$)(?:[a-z\d-]+\.)+(?:com|io|org|net|dev|app|cloud|chat)$/;

/** `mailto:help@shop.example?subject=Order`: where mail goes to. */
const MAIL = /^mailto:([^?\s]+)/;

function ofScheme(text: string, at: Sighting<Node>, labels: Labels): Fact {
  const value = MAIL.exec(text)?.[1] ?? text;
  const sources = [placeOfNode(at.node, at.module)];
  return constantFact({ value, meaning: meaningOf(at.node, labels), sources, says: "address" }, at);
}

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
/** Most names of sites without a scheme in one unit. */
const MAX_HOSTS = 8;

export const externalAddresses = {
  name: "external-addresses",
  // one address is one constant, wherever the product leads to it
  all({ texts, objects }, { ev }) {
    const labels = labelsOf(objects);
    const found = texts.flatMap((at) => wholeAddress(at, labels, ev) ?? addressesIn(at, labels));
    return withoutRepeats(fewPerSite(withoutData(found)), "external address");
  },
} satisfies Extractor;

const isHost = ({ content }: Fact): boolean => "value" in content && !/[:]/.test(String(content.value));

function withoutData(facts: readonly Fact[]): readonly Fact[] {
  const units = Map.groupBy(facts, ({ unit }) => unit);
  return [...units.values()].flatMap((own) => {
    if (own.length > MAX_OF_UNIT) return [];
    return own.filter(isHost).length > MAX_HOSTS ? own.filter((fact) => !isHost(fact)) : own;
  });
}

function addressesIn(at: Sighting<Node>, labels: Labels): readonly Fact[] {
  const { node, module } = at;
  const { script } = module;
  const text = script.text.slice(node.start, node.end);
  const scheme = literalString(node) ?? (node.type === "TemplateLiteral" ? node.quasis[0]?.value.cooked : undefined);
  if (scheme !== undefined && scheme !== null && SCHEME.test(scheme)) return [ofScheme(scheme, at, labels)];
  if (!text.includes("://") || COMMENTED.test(text) || isData(text) || isSoughtFor(at) || isPlaceholder(at)) return [];
  return [...text.matchAll(ADDRESS)].slice(0, MAX_ADDRESSES).flatMap((match) => {
    const value = match[0].replace(/(?<![.,;:!])[.,;:!]+$/, "").replace(/[?&]?\$?$/, "");
    if (isNone(value) || isExample(text, match.index)) return [];
    const start = node.start + match.index;
    const place = { start, end: start + value.length };
    const fact = constantFact(
      { value, meaning: meaningOf(node, labels), sources: [{ script, ...place }], says: "address" },
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
