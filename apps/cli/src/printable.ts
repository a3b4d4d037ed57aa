/**
 * Text of unknown origin made safe for a terminal: control characters (which could move the cursor or change colours)
 * and characters that reorder text are shown as U+FFFD. Takes and gives text of the same length.
 */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export const printable = (text: string): string => text.replace(UNPRINTABLE, "\uFFFD");

const UNESCAPED = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** JSON with the characters as escapes that JSON leaves as they are and that steer a terminal. Equal when it is parsed. */
export const printableJson = (value: unknown): string =>
  JSON.stringify(value).replace(UNESCAPED, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`);
