/**
 * Pages of Next's app router to which only links lead. Builds of Turbopack give browsers no list of an application's
 * pages, and a page that was not captured does not say its own route: what is left is where the code goes. Takes what is
 * known of the screens so far, and gives those that are not among them, as `inferred`.
 */
import { type TextTemplate, texts } from "../../evaluate/text.ts";
import type { Script } from "../../script.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact, FactEvidence } from "../fact.ts";
import type { Survey } from "../survey.ts";
import { hasToolName } from "../tool-names.ts";
import { type AppLink, appLinks } from "./app-links.ts";
import { isCovered } from "./covered-path.ts";
import { linkedInPages } from "./flight-links.ts";
import { LinkAddresses } from "./link-addresses.ts";
import { pageAddress } from "./page-address.ts";

/** `known`: facts of any point; those of screens count. */
export function linkedPages(
  scripts: readonly Script[],
  survey: Survey,
  context: ExtractContext,
  known: readonly Fact[],
): readonly Fact[] {
  if (!scripts.some((script) => hasToolName(script, "__next_f"))) return [];
  const shown = pathsOf(known);
  const addresses = new LinkAddresses(survey, context);
  const linked = [...appLinks(survey, context).flatMap((link) => pagesAt(link, addresses)), ...linkedInPages(scripts)];
  const fresh = linked.filter((fact) => !pathsOf([fact]).some((path) => shown.some((one) => isCovered(path, one))));
  const open = pathsOf(fresh).filter(takesWords);
  return fresh.filter(
    (fact) => !pathsOf([fact]).some((path) => !takesWords(path) && open.some((one) => isCovered(path, one))),
  );
}

const pathsOf = (facts: readonly Fact[]): readonly string[] => [
  ...new Set(facts.flatMap((fact) => (fact.point === "screens" ? fact.content.path : []))),
];

/** `/docs/{slug}`, also where only links say so: the values of such a parameter are words. */
const takesWords = (path: string): boolean => /\{\w{0,60}slug\w{0,60}\}$/i.test(path);

function pagesAt(link: AppLink, addresses: LinkAddresses): readonly Fact[] {
  return addresses
    .of(link)
    .flatMap((address) => texts(address))
    .flatMap((text) => {
      const path = pageAddress(text);
      return path === undefined ? [] : [pageFact(path, text, link)];
    });
}

export function pageFact(path: string, { sources }: TextTemplate, { at, says }: Pick<AppLink, "at" | "says">): Fact {
  const place = { script: at.module.script, start: at.node.start, end: at.node.end };
  const [first = place, ...others] = sources;
  const evidence = (range: Omit<FactEvidence, "says">): FactEvidence => ({ ...range, says });
  return {
    point: "screens",
    content: { path },
    basis: "inferred",
    evidence: [evidence(first), ...others.map(evidence)],
    unit: at.unit,
  };
}
