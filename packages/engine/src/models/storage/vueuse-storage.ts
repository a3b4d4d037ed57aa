/** VueUse: `useStorage("desk-view", { view: "list" })`. Of a function without a name, a text and a value beside it tell. */
import { gives, keeps, type Model } from "../model.ts";

export const vueuseStorage = {
  package: "@vueuse/core",
  versions: "9 - 14",
  exports: {
    useStorage: "Hook",
    useLocalStorage: "Hook",
    useSessionStorage: "Hook",
    useStorageAsync: "Hook",
    "*": "Hook",
  },
  // `onKeyStroke("Escape", run)` keeps nothing
  types: {
    Hook: { "(key: text, run: function)": gives("Stop"), "(key: text, value)": keeps("key", "value") },
    Stop: {},
  },
} satisfies Model;
