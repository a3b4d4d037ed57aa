/** What people type, as patterns of SQL's `ilike`: without case, `*` for any text, everything else as it stands. */

const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The text anywhere. */
export const likePart = (text: string): string => `%${escaped(text)}%`;

/** The whole, with `*` for any text. */
export const likeWhole = (text: string): string => escaped(text).replaceAll("*", "%");

/** The whole where it holds a `*`, else the text anywhere. */
export const likeEither = (text: string): string => (text.includes("*") ? likeWhole(text) : likePart(text));
