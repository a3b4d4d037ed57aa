/**
 * Runs all extractors over what the survey found, in a fixed order. An extractor that fails at one place (it should
 * not, but the material is hostile) loses that place only, and the place is reported.
 */

import { type Failure, type FileId, fileId, type Offset, offset } from "@as-built/spec";
import type { Artifact } from "../artifact.ts";
import { pushAll } from "../lists.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Unit } from "../unpack/units.ts";
import type { WithAnswers } from "./answers/with-answers.ts";
import type { ExtractContext, Extractor, Page } from "./extractor.ts";
import type { Fact } from "./fact.ts";
import type { Sighting, Survey } from "./survey.ts";

export interface ExtractInput {
  readonly survey: Survey;
  /** Calls in code that sends requests for the product. */
  readonly helperCalls: Survey["calls"];
  /** Whether statements may come from a unit. */
  readonly speaks: (unit: Unit) => boolean;
  readonly pages: readonly Page[];
  readonly data: readonly Artifact[];
  /** Follows the answers of calls. */
  readonly follow: (facts: readonly Fact[]) => WithAnswers;
  readonly onFound?: OnFound | undefined;
}

/** Told now and then of everything found so far. `share`: of this stage's work, 0 to 1. */
export type OnFound = (share: number, found: readonly Fact[]) => void;

/** Of the time that extractors take: over everything at once, over the calls, and when answers have been followed. */
const SHARES = { everything: 0.5, calls: 0.2, answered: 0.9 };

/** How often it is told within each. */
const TIMES = 12;

export interface Extracted {
  readonly facts: readonly Fact[];
  readonly failures: readonly Failure[];
}

export function runExtractors(
  extractors: readonly Extractor[],
  { survey, helperCalls, speaks, pages, data, follow, onFound }: ExtractInput,
  context: ExtractContext,
): Extracted {
  const failures: Failure[] = [];
  const attempt = <T>(
    extractor: string,
    sightings: readonly T[],
    place: (at: T) => Place,
    read: ((at: T) => readonly Fact[]) | undefined,
  ): readonly Fact[] =>
    sightings.flatMap((at) => {
      try {
        return read?.(at) ?? [];
      } catch {
        failures.push(failureOf(extractor, place(at)));
        return [];
      }
    });
  // an extractor that reads everything at once fails as a whole: the first script stands for all
  const everywhere = (): Place => ({ file: survey.calls[0]?.module.script.file ?? fileId("") });
  const isSaid = (fact: Fact): boolean => (!fact.unit || speaks(fact.unit)) && !isTranslated(fact, context);
  const found: Fact[][] = [];
  const tell = (share: number): void => onFound?.(share, found.flat().filter(isSaid));
  const tellsAt = (index: number, of: number): boolean => index % Math.ceil(of / TIMES) === 0;
  for (const [index, { name, page, data: ofData, all, throws }] of extractors.entries()) {
    found.push([
      ...attempt(name, pages, ({ file }) => ({ file }), page),
      ...attempt(name, data, ({ id }) => ({ file: id }), ofData),
      ...attempt(name, [survey], everywhere, all && ((everything) => all(everything, context))),
      ...attempt(name, survey.throws, placeOf, throws && ((at) => throws(at, context))),
    ]);
    if (tellsAt(index, extractors.length)) tell((index / extractors.length) * SHARES.everything);
  }
  // call by call: what an evaluation remembers of a call is still at hand for the next extractor
  const ofCalls = extractors.flatMap(({ name, call }, index) =>
    call ? [{ name, call, facts: found[index] ?? [] }] : [],
  );
  const calls = [...survey.calls, ...helperCalls];
  for (const [index, at] of calls.entries()) {
    if (tellsAt(index, calls.length)) tell(SHARES.everything + (index / calls.length) * SHARES.calls);
    for (const { name, call, facts } of ofCalls) {
      // without a function of its own: this runs for each of many calls and each of many extractors
      try {
        const more = call(at, context);
        if (more.length > 0) pushAll(facts, more);
      } catch {
        failures.push(failureOf(name, placeOf(at)));
      }
    }
  }
  tell(SHARES.everything + SHARES.calls);
  const { facts, answers } = follow(found.flat().filter(isSaid));
  const later = extractors.flatMap(({ name, answered }) =>
    attempt(name, [survey], everywhere, answered && ((all) => answered(all, context, answers))),
  );
  const all = [...facts, ...later.filter(isSaid)];
  onFound?.(SHARES.answered, all);
  const follows = extractors.flatMap(({ name, stated }) => attempt(name, [all], everywhere, stated));
  return { facts: [...all, ...follows], failures };
}

interface Place {
  readonly file: FileId;
  readonly at?: Offset;
}

const placeOf = ({ node, module: { script } }: Sighting<Node>): Place => ({
  file: script.file,
  at: offset(script.base + node.start),
});

/** What went wrong is not told in its own words: they differ from one platform to the next. */
const failureOf = (extractor: string, place: Place): Failure => ({
  ...place,
  error: `${extractor} could not read what stands here; the rest was read`,
  code: "extractor",
});

/** A limit, a format or an error stands in each translation of a text again: the source language says it. */
function isTranslated({ evidence: [first] }: Fact, { words }: ExtractContext): boolean {
  if (!("script" in first)) return words.isTranslation(first.file, first.start);
  return words.isTranslation(first.script.file, first.script.base + first.start);
}
