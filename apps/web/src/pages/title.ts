/** The window's title: of a page that is not there or failed that it is so, else what the innermost page says. */
import { useEffect } from "react";

interface Titled {
  readonly status?: string;
  readonly _notFound?: boolean | undefined;
  readonly meta?: readonly (object | undefined)[] | undefined;
}

export const NOT_FOUND = "Not found · As-Built";
export const FAILED = "Failed · As-Built";

export function titleOf(matches: readonly Titled[]): string {
  if (matches.some(({ status, _notFound }) => status === "notFound" || _notFound)) return NOT_FOUND;
  if (matches.some(({ status }) => status === "error")) return FAILED;
  for (const { meta = [] } of matches.toReversed()) {
    for (const tag of meta.toReversed()) if (tag && "title" in tag && typeof tag.title === "string") return tag.title;
  }
  return "As-Built";
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
