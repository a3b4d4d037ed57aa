/** Packages of one hook that keeps its state under a key: `useLocalStorage("desk-view", "list")`. */
import { keeps, type Model } from "../model.ts";

export const storageHook = {
  package: ["react-use-localstorage", "@rehooks/local-storage"],
  versions: "react-use-localstorage 3, @rehooks/local-storage 2",
  exports: { default: "Hook" },
  types: { Hook: { "(key: text, value?)": keeps("key", "value") } },
} satisfies Model;
