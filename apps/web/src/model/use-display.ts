/** How texts are laid out, as the reader last chose; the same in every place that shows one. */
import { useSyncExternalStore } from "react";
import type { Display } from "./readable-text.ts";

let chosen: Display = "pretty";
const listeners = new Set<() => void>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

function choose(display: Display): void {
  chosen = display;
  for (const listener of listeners) listener();
}

export const useDisplay = (): readonly [Display, (display: Display) => void] => [
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => "pretty" as const,
  ),
  choose,
];
