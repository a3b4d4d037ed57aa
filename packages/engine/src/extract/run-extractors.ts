/** Runs all extractors over what the survey found, in a fixed order. */

import type { Artifact } from "../artifact.ts";
import type { Unit } from "../unpack/units.ts";
import type { ExtractContext, Extractor, Page } from "./extractor.ts";
import type { Fact } from "./fact.ts";
import type { Survey } from "./survey.ts";

export interface ExtractInput {
  readonly survey: Survey;
  /** Calls in code that sends requests for the product. */
  readonly helperCalls: Survey["calls"];
  /** Whether statements may come from a unit. */
  readonly speaks: (unit: Unit) => boolean;
  readonly pages: readonly Page[];
  readonly data: readonly Artifact[];
}

export function runExtractors(
  extractors: readonly Extractor[],
  { survey, helperCalls, speaks, pages, data }: ExtractInput,
  context: ExtractContext,
): readonly Fact[] {
  const facts: Fact[] = [];
  const calls = [...survey.calls, ...helperCalls];
  for (const extractor of extractors) {
    const { page, data: ofData, all, throws, call } = extractor;
    if (page) for (const one of pages) facts.push(...page(one));
    if (ofData) for (const one of data) facts.push(...ofData(one));
    if (all) facts.push(...all(survey, context));
    if (throws) for (const at of survey.throws) facts.push(...throws(at, context));
    if (call) for (const at of calls) facts.push(...call(at, context));
  }
  return facts.filter(({ unit }) => !unit || speaks(unit));
}
