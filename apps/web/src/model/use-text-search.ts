/** The search through the material's texts as it goes on. A new query ends the search before it. */
import { useEffect, useState } from "react";
import type { Source } from "./source.ts";
import { searchableFiles, searchTexts, type TextSearch } from "./text-search.ts";

const PAUSE_MS = 250;

export function useTextSearch(source: Source, query: string): TextSearch {
  const [held, hold] = useState<{ readonly query: string; readonly search: TextSearch }>();
  useEffect(() => {
    const controller = new AbortController();
    const timer = window.setTimeout(async () => {
      const files = searchableFiles(source.specification);
      for await (const search of searchTexts(source, files, query, controller.signal)) {
        if (!controller.signal.aborted) hold({ query, search });
      }
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [source, query]);
  if (held?.query === query) return held.search;
  return { hits: [], done: 0, total: searchableFiles(source.specification).length, absent: 0, cut: false };
}
