/**
 * The view that is on the screen, kept in step with the address. The view changes at once; a step that leaves no entry
 * in the history (a filter typed, a list walked with the arrow keys) reaches the address a moment later, because
 * browsers allow few such changes a second (Safari: 100 in 30 seconds, then it throws).
 */
import { formatView, parseView, type View } from "./view-state.ts";

/** Goes to a view; `replace` where a step back should not return to the present one. */
export type Go = (view: View, how?: "push" | "replace") => void;

export interface ViewStore {
  readonly get: () => View;
  readonly subscribe: (changed: () => void) => () => void;
  readonly go: Go;
}

/** What of a window the store needs. */
export interface AddressBar {
  readonly hash: () => string;
  readonly write: (address: string, how: "push" | "replace") => void;
  /** Calls back when the address changed by other means; gives the way to stop that. */
  readonly listen: (changed: () => void) => () => void;
  /** Calls back a moment later, and gives the way to stop that. */
  readonly later: (action: () => void) => () => void;
}

export function createViewStore(bar: AddressBar): ViewStore {
  let view = parseView(bar.hash());
  let cancel: (() => void) | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const settle = () => {
    cancel?.();
    cancel = undefined;
    if (formatView(view) !== bar.hash()) bar.write(formatView(view), "replace");
  };
  const moved = () => {
    // A bar may also tell of what was written here.
    if (formatView(view) === formatView(parseView(bar.hash()))) return;
    cancel?.();
    cancel = undefined;
    view = parseView(bar.hash());
    tell();
  };
  return {
    get: () => view,
    subscribe: (changed) => {
      listeners.add(changed);
      const stop = listeners.size === 1 ? bar.listen(moved) : undefined;
      return () => {
        listeners.delete(changed);
        stop?.();
      };
    },
    go: (next, how = "push") => {
      if (formatView(next) === formatView(view)) return;
      if (how === "push") {
        if (cancel) settle();
        bar.write(formatView(next), "push");
      } else {
        cancel?.();
        cancel = bar.later(settle);
      }
      view = next;
      tell();
    },
  };
}
