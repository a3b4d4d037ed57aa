/** Hooks whose state is kept under a key: `useLocalStorage("desk-view", { view: "list" })`. */
import { keeps, type Model } from "../model.ts";

const HOOK = "(key: text, value?)";

export const storageHooks = {
  package: ["usehooks-ts", "@uidotdev/usehooks", "react-use", "@rehooks/local-storage"],
  versions: "usehooks-ts 2 - 3, @uidotdev/usehooks 2, react-use 15 - 17",
  exports: {
    useLocalStorage: "Hook",
    useSessionStorage: "Hook",
    useReadLocalStorage: "Hook",
    writeStorage: "Hook",
  },
  types: { Hook: { [HOOK]: keeps("key", "value") } },
} satisfies Model;
