/**
 * What a catalogue says of the product by the keys of its texts: `welcome_text`, `about.description`, `tagline`,
 * `setup_info`. A key names the place where somebody meets the product for the first time, and the kind of text.
 */
import { remember } from "../remember.ts";

const KINDS = "text|message|info|intro|introduction|description|subtitle|sub_?title|body|lead|tagline|slogan|motto";
const PLACES = "welcome|onboarding|setup|get(?:ting)?_?started|about(?:_?(?:us|app))?|landing|hero|intro";

/** In snake case: `welcome_text`, `aboutDescription`, `onboarding.intro`. */
const TELLING = new RegExp(
  `^(?:[a-z\\d]+[.:])?(?:(?:${PLACES})(?:_?page|_?screen|_?dialog|_?modal)?[._:-](?:${KINDS})|tagline|slogan|motto|app_?description|product_?description|introduction|welcome_?to)$`,
);
/** Longest text that introduces; longer ones are documents. */
const MAX_TEXT = 330;
/** Fewest words of a text that tells something. */
const MIN_WORDS = 4;
/** Most texts of one catalogue; where there are more the words are those of many features. */
const MAX_TEXTS = 8;

const isTelling = remember((key: string): boolean =>
  TELLING.test(key.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase()),
);

/** Of entries those that introduce the product. */
export function introducing<T extends { readonly key: string; readonly text: string }>(
  entries: readonly T[],
): readonly T[] {
  const found = entries.filter(({ key, text }) => isTelling(key) && isIntroduction(text));
  return found.length <= MAX_TEXTS ? found : [];
}

/** What is asked for, and what fails, introduces nothing. */
const isIntroduction = (text: string): boolean =>
  text.length <= MAX_TEXT &&
  text.trim().split(/\s+/).length >= MIN_WORDS &&
  !/\?$|\b(?:error|fail(?:ed|s)?|invalid|wrong|password|username|e-?mail|credentials?|log ?in|sign ?in|log in with)\b/i.test(
    text,
  );
