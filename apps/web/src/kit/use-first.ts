/** The first few of a list, and the rest when asked for. */
import { useState } from "react";

export interface First<T> {
  readonly shown: readonly T[];
  /** How many are not shown. */
  readonly hidden: number;
  readonly showAll: () => void;
}

export function useFirst<T>(list: readonly T[], most: number): First<T> {
  const [all, setAll] = useState(false);
  const shown = all ? list : list.slice(0, most);
  return { shown, hidden: list.length - shown.length, showAll: () => setAll(true) };
}
