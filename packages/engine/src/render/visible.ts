/** Text of the material on one line: white space in runs is one space, what cannot be seen is written as its code point. */

/** Control characters, lone surrogates, and characters that are invisible or reorder text. */
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

export const codePoint = (unit: string): string =>
  `U+${(unit.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

export const visible = (text: string): string => text.replace(/\s+/g, " ").trim().replace(UNSEEN, codePoint);
