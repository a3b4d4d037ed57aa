/** The view in the address bar as React state: the address is the only place where it is kept. */
import { useCallback, useMemo, useSyncExternalStore } from "react";
import { formatView, parseView, type View } from "./view-state.ts";

/** Goes to a view; `replace` where a step back should not return to the present one. */
export type Go = (view: View, how?: "push" | "replace") => void;

export function useView(): readonly [View, Go] {
  const hash = useSyncExternalStore(subscribe, read);
  const view = useMemo(() => parseView(hash), [hash]);
  const go = useCallback<Go>((next, how = "push") => {
    const address = formatView(next);
    if (address === window.location.hash) return;
    if (how === "push") window.history.pushState(null, "", address);
    else window.history.replaceState(null, "", address);
    // The history methods fire no event of their own.
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  }, []);
  return [view, go];
}

const read = (): string => window.location.hash;

function subscribe(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  window.addEventListener("popstate", changed);
  return () => {
    window.removeEventListener("hashchange", changed);
    window.removeEventListener("popstate", changed);
  };
}
