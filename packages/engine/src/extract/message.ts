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
    const text = written(template).replace(/\s+/g, " ").trim();
    const whole = GOES_ON.test(text) ? `{value}${text}` : text;
    return [{ text: whole, sources: template.sources, built: template.built }];
  });
}

function isMessage({ parts, sources }: TextTemplate): boolean {
  const literal = parts.filter((part) => typeof part === "string").join(" ");
  const isPiece = typeof parts[0] === "string" && PIECE.test(parts[0]);
  return sources.length > 0 && !isPiece && /\p{L}{2,}/u.test(literal) && literal.trim().length > 2;
}

/** Something stands before it: `status += ": try again"`. */
const GOES_ON = /^[:;,?]/;
/** A piece from the middle of a text: `["(", code, ")"]`; `%s is unknown` is none. */
const PIECE = /^\s*(?:[)\]}]|%(?![a-z]\b)|\.(?!\w))/;
