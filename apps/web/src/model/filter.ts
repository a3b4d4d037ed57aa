/** The filter of a list: the entries that hold every word typed, and how that is said to a screen reader. */
import { type Basis, matches, queryWords } from "@as-built/spec";
import { count, plural } from "./format.ts";
import type { Item } from "./specification-model.ts";

export function filterItems(items: readonly Item[], query: string): readonly Item[] {
  const words = queryWords(query);
  return words.length === 0 ? items : items.filter(({ search }) => matches(search, words));
}

/** Those of the given bases; all where none is given. */
export const withBases = (items: readonly Item[], bases: readonly Basis[]): readonly Item[] =>
  bases.length === 0 ? items : items.filter(({ basis }) => basis !== undefined && bases.includes(basis));

/** `filtered`: whether more than the words typed holds findings back. */
export const filterWords = (shown: number, all: number, query: string, filtered = false): string =>
  queryWords(query).length === 0 && !filtered ? plural(all, "finding") : `${count(shown)} of ${plural(all, "finding")}`;
