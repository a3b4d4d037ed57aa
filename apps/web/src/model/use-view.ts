/** The view in the address bar as React state. */
import { useState, useSyncExternalStore } from "react";
import type { View } from "./view-state.ts";
import { type AddressBar, createViewStore, type Go } from "./view-store.ts";

export function useView(): readonly [View, Go] {
  const [store] = useState(() => createViewStore(BAR));
  return [useSyncExternalStore(store.subscribe, store.get), store.go];
}

const PAUSE_MS = 250;

const BAR: AddressBar = {
  hash: () => window.location.hash,
  write: (address, how) =>
    how === "push" ? window.history.pushState(null, "", address) : window.history.replaceState(null, "", address),
  listen: (changed) => {
    // hashchange comes with every way through the history here: views differ in nothing but the hash
    window.addEventListener("hashchange", changed);
    return () => window.removeEventListener("hashchange", changed);
  },
  later: (action) => {
    const timer = window.setTimeout(action, PAUSE_MS);
    return () => window.clearTimeout(timer);
  },
};
