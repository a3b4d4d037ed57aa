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
  const found = extractors.map(({ page, data: ofData, all, throws }): Fact[] => [
    ...(page ? pages.flatMap(page) : []),
    ...(ofData ? data.flatMap(ofData) : []),
    ...(all ? all(survey, context) : []),
    ...(throws ? survey.throws.flatMap((at) => throws(at, context)) : []),
  ]);
  // call by call: what an evaluation remembers of a call is still at hand for the next extractor
  for (const at of [...survey.calls, ...helperCalls]) {
    extractors.forEach(({ call }, index) => {
      if (call) for (const fact of call(at, context)) found[index]?.push(fact);
    });
  }
  return found.flat().filter((fact) => (!fact.unit || speaks(fact.unit)) && !isTranslated(fact, context));
}

/** A limit, a format or an error stands in each translation of a text again: the source language says it. */
function isTranslated({ evidence: [first] }: Fact, { words }: ExtractContext): boolean {
  if (!("script" in first)) return words.isTranslation(first.file, first.start);
  return words.isTranslation(first.script.file, first.script.base + first.start);
}
