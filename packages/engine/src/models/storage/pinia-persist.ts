/** Pinia's plugins that keep a store: `defineStore("desk", { state, persist: true })`. */
import { keeps, type Model } from "../model.ts";

export const piniaPersist = {
  package: "pinia",
  versions: "2 - 3",
  exports: { defineStore: "Define", "*": "Define" },
  types: {
    Define: {
      "(id: text, options: {persist})": keeps("options.persist.key ?? id", "options.state()"),
      "(id: text, setup: function, options: {persist})": keeps("options.persist.key ?? id"),
    },
  },
} satisfies Model;
