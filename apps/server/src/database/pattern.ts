/** What people type, as patterns of SQL's `ilike`: without case, `*` for any text, everything else as it stands. */

const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The text anywhere. */
export const likePart = (text: string): string => `%${escaped(text)}%`;

/** The whole, with `*` for any text. */
export const likeWhole = (text: string): string => escaped(text).replaceAll("*", "%");

/** The whole where it holds a `*`, else the text anywhere. */
export const likeEither = (text: string): string => (text.includes("*") ? likeWhole(text) : likePart(text));

/** A version as it stands, and what begins with it: 18 is 18.3.1 too, and not 1.18. */
export const likeVersion = (text: string): readonly [whole: string, within: string] => [
  likeWhole(text),
  likeWhole(`${text}.*`),
];

/** Holes of an address without their names. A hole alone is none: it would stand for every address that has one. */
export const withoutNames = (address: string): string =>
  address.includes("/") ? address.replace(/\{[^{}]*\}/g, "{}") : address;
