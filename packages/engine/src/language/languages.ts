/** What a text says in any of the languages but English. */
import { chinese } from "./chinese.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { japanese } from "./japanese.ts";
import type { Language, Worded } from "./language.ts";
import { portuguese } from "./portuguese.ts";
import { isUnspaced } from "./sentence.ts";
import { spanish } from "./spanish.ts";

const SPACED: readonly Language[] = [german, french, spanish, portuguese];
const DENSE: readonly Language[] = [chinese, japanese];

/** English is the rule: what only has its letters is asked for words that English has not. */
const languagesOf = (text: string): readonly Language[] => (isUnspaced(text) ? DENSE : SPACED);

/** Shorter, a text with the words of a failure is as often the label of a state, in code units. */
const MIN_LENGTH = 12;
const MIN_DENSE = 6;

export const failsElsewhere = (text: string): boolean =>
  text.length >= (isUnspaced(text) ? MIN_DENSE : MIN_LENGTH) &&
  languagesOf(text).some(({ fails, tells }) => fails.test(text) && !tells.test(text));

export const demandsElsewhere = (text: string): boolean =>
  languagesOf(text).some(({ demands, asks, tells }) => (demands.test(text) || asks.test(text)) && !tells.test(text));

export const progressElsewhere = (text: string): boolean =>
  languagesOf(text).some(({ progress }) => progress.test(text));

/** The kind of rule that a message words. */
export function ruleElsewhere(text: string): Worded | undefined {
  for (const { rules, tells } of languagesOf(text)) {
    const found = tells.test(text) ? undefined : rules.find(([pattern]) => pattern.test(text))?.[1];
    if (found) return found;
  }
  return undefined;
}
