/** Runs all extractors over what the survey found, in a fixed order. */

import type { Artifact } from "../artifact.ts";
import type { ExtractContext, Extractor, Page } from "./extractor.ts";
import type { Fact } from "./fact.ts";
import type { Survey } from "./survey.ts";

export interface ExtractInput {
  readonly survey: Survey;
  readonly pages: readonly Page[];
  readonly data: readonly Artifact[];
}

export function runExtractors(
  extractors: readonly Extractor[],
  { survey, pages, data }: ExtractInput,
  context: ExtractContext,
): readonly Fact[] {
  const facts: Fact[] = [];
  for (const extractor of extractors) {
    const { page, data: ofData, all, throws, call } = extractor;
    if (page) for (const one of pages) facts.push(...page(one));
    if (ofData) for (const one of data) facts.push(...ofData(one));
    if (all) facts.push(...all(survey, context));
    if (throws) for (const at of survey.throws) facts.push(...throws(at, context));
    if (call) for (const at of survey.calls) facts.push(...call(at, context));
  }
  return facts;
}
