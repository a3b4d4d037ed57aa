/** The order of what was found: what is called by the words comes before what only holds them. */

import { type Located, matches, searchText } from "@as-built/spec";
import { lineOf } from "./describe/describers.ts";

export interface Ranked<T> {
  readonly item: T;
  /** The smaller, the nearer. */
  readonly rank: number;
}

/** @param name what the item is called, @param words in lower case, not empty */
export function rankOf(name: string, words: readonly string[]): number {
  const title = name.toLowerCase();
  const query = words.join(" ");
  if (title === query) return 0;
  // Words of a path or an identifier are joined by other signs: "change request" names /change-requests.
  const plain = title.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  if (plain === query) return 0;
  if (plain.startsWith(query)) return 1;
  if (plain.includes(query)) return 2;
  return matches(title, words) ? 3 : 4;
}

/** The nearest first; those that are equally near in the order given. */
export const nearestFirst = <T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  words: readonly string[],
): readonly Ranked<T>[] =>
  items.map((item) => ({ item, rank: rankOf(nameOf(item), words) })).sort((a, b) => a.rank - b.rank);

const AROUND = 32;

/** Where a statement holds a word that its line does not show; undefined where the line shows all. */
export function foundIn(located: Located, words: readonly string[]): string | undefined {
  const { title, subtitle = "", tag } = lineOf(located);
  const seen = `${tag?.text ?? ""} ${title} ${subtitle}`.toLowerCase();
  const missing = words.find((word) => !seen.includes(word));
  if (missing === undefined) return undefined;
  const all = searchText(located);
  const at = all.indexOf(missing);
  const from = Math.max(0, at - AROUND);
  const to = Math.min(all.length, at + missing.length + AROUND);
  return `${from > 0 ? "…" : ""}${all.slice(from, to)}${to < all.length ? "…" : ""}`;
}
