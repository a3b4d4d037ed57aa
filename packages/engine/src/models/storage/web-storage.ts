/**
 * Storage and caches as browsers provide them: `localStorage.setItem("view", text)`, `caches.open("pages-v2")`. What is
 * only removed, `localStorage.removeItem("old-view")`, the product keeps no longer.
 */
import { keeps, type Model } from "../model.ts";

export const webStorage = {
  versions: "living standard",
  globals: { localStorage: "Storage", sessionStorage: "Storage", caches: "Caches" },
  types: {
    Storage: {
      "getItem(key)": keeps("key"),
      "setItem(key, value)": keeps("key", "value"),
    },
    Caches: { "open(name)": keeps("name") },
  },
} satisfies Model;
