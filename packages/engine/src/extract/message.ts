/** Messages for people: what counts as one, and how a text with holes is written. */
import { sentences, type TextTemplate, written } from "../evaluate/text.ts";
import type { Source, Value } from "../evaluate/value.ts";

export interface Message {
  readonly text: string;
  readonly sources: readonly Source[];
  readonly built: boolean;
}

/** "Monday must close later than it opens": of more words than these in one place, a hole stands for all of them. */
const MOST_WORDS = 4;

/** The messages that a value may be: words, with holes as {name}. Identifiers and keys are none. */
export function messagesOf(value: Value): readonly Message[] {
  return sentences(value, MOST_WORDS).flatMap((template): readonly Message[] => {
    if (!isMessage(template)) return [];
    return [{ text: written(template).replace(/\s+/g, " ").trim(), sources: template.sources, built: template.built }];
  });
}

function isMessage({ parts, sources }: TextTemplate): boolean {
  const literal = parts.filter((part) => typeof part === "string").join(" ");
  const isFragment = typeof parts[0] === "string" && GOES_ON.test(parts[0]);
  return sources.length > 0 && !isFragment && /\p{L}{2,}/u.test(literal) && literal.trim().length > 2;
}

/** What goes on with a text whose beginning is not known: `status += ": try again"`; `%s is unknown` does not. */
const GOES_ON = /^\s*(?:[:;,?)\]}]|%(?![a-z]\b)|\.(?!\w))/;
