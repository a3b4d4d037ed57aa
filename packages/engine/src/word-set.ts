/** A set of words from a text of them, so that a long list reads as one and may stand on several lines. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
