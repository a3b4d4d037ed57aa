/** VueUse: `useStorage("desk-view", { view: "list" })`. Of a function without a name, a text and a value beside it tell. */
import { keeps, type Model } from "../model.ts";

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
  types: { Hook: { "(key: text, value)": keeps("key", "value") } },
} satisfies Model;
