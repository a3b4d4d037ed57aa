/** The view in the address as React state; the bar is where the host keeps it. */
import { useState, useSyncExternalStore } from "react";
import type { View } from "./view-state.ts";
import { type AddressBar, createViewStore, type Go } from "./view-store.ts";

export function useView(bar: AddressBar): readonly [View, Go] {
  const [store] = useState(() => createViewStore(bar));
  return [useSyncExternalStore(store.subscribe, store.get, store.get), store.go];
}
