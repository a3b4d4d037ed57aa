/**
 * Code that holds the product's name. A page calls the product by a title, and code that a team wrote holds that name in
 * texts, in addresses and in names of its own: `"Thanks for trying Streamline!"`, `streamlineCallback`. A name that stands
 * in code of known libraries too is a word of the language, and says nothing.
 */

/** Shorter names stand in other words. */
const MIN_LENGTH = 5;

export interface NamedInput {
  readonly units: number;
  /** What pages call the product. */
  readonly names: readonly string[];
  readonly textOf: (unit: number) => string;
  /** Recognised as code of a library. */
  readonly isKnown: (unit: number) => boolean;
}

export function namesProduct({ units, names, textOf, isKnown }: NamedInput): readonly boolean[] {
  const found: boolean[] = Array.from({ length: units }, () => false);
  const all = new Set(names.map((name) => name.trim().toLowerCase()));
  const told = [...all].filter(({ length }) => length >= MIN_LENGTH);
  if (told.length === 0) return found;
  const texts = found.map((_, unit) => textOf(unit).toLowerCase());
  const own = told.filter((name) => !texts.some((text, unit) => isKnown(unit) && text.includes(name)));
  return texts.map((text, unit) => !isKnown(unit) && own.some((name) => text.includes(name)));
}
