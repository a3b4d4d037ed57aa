/** Messages for people: what counts as one, and how a text with holes is written. */
import type { TextTemplate } from "../evaluate/text.ts";
import { sentences, written } from "../evaluate/text.ts";
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
  return sources.length > 0 && /\p{L}{2,}/u.test(literal) && literal.trim().length > 2;
}

/** Several words: a text that is no code, key or identifier, and no list of classes. */
export const isSentence = (text: string): boolean =>
  /\p{L}\s+\S*\p{L}/u.test(text.trim()) && !isClassList(text) && !STYLE.test(text.trim());

/** A value of CSS: `color-mix(in srgb, var(--warning) 10%, white)`. */
const STYLE =
  /^(?:color(?:-mix)?|rgba?|hsla?|hwb|ok(?:lab|lch)|lab|lch|calc|clamp|var|url|(?:repeating-)?(?:linear|radial|conic)-gradient|drop-shadow|cubic-bezier)\(.*\)$/s;

/** Names of utility classes (Tailwind CSS 3 and 4): `dark:text-red-300`, `[&>svg]:size-4`, `bg-muted/50`. */
const CLASS = /^[!-]?(?:[a-z][\w.[\]%/()#,-]*|\[[^\s\]]+\]|\*{1,2})(?::[!-]?[a-z[&*][\w.[\]%/()#,&>*-]*)*$/;
const COMPOUND = /[a-z\d\])][-:/][a-z\d[]/;

/** So many of the words are put together with hyphens or colons as no sentence has them. */
const MOST_COMPOUND = 0.6;

/** `"border-transparent bg-amber-100 text-amber-700"`: classes of an element, and no words for anybody. */
function isClassList(text: string): boolean {
  if (!/[a-z]-[a-z\d]/.test(text)) return false;
  const words = text.trim().split(/\s+/);
  const compound = words.filter((word) => COMPOUND.test(word));
  return words.length > 1 && words.every((word) => CLASS.test(word)) && compound.length >= words.length * MOST_COMPOUND;
}
