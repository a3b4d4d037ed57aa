/** Hooks that take the key or the first value among their options (Mantine, ahooks). */
import { keeps, type Model } from "../model.ts";

export const storageOptions = {
  package: ["@mantine/hooks", "ahooks"],
  versions: "@mantine/hooks 2 - 8, ahooks 2 - 3",
  exports: {
    useLocalStorage: "Hook",
    useSessionStorage: "Hook",
    readLocalStorageValue: "Hook",
    useLocalStorageState: "Hook",
    useSessionStorageState: "Hook",
    "*": "Hook",
  },
  types: {
    Hook: {
      "(options: {key})": keeps("options.key", "options.defaultValue"),
      "(key: text, options: {defaultValue})": keeps("key", "options.defaultValue"),
    },
  },
} satisfies Model;
