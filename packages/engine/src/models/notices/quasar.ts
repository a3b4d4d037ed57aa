/** Quasar: `Notify.create({ type: "negative", message: "..." })`, `useQuasar().notify("...")`. */
import { gives, type Model, tells } from "../model.ts";

export const quasar = {
  package: "quasar",
  versions: "1 - 2",
  exports: { Notify: "Notify", useQuasar: "Hook" },
  signs: [{ type: "Quasar", heldAs: "$q" }],
  types: {
    Hook: { "()": gives("Quasar") },
    Quasar: {
      "notify(options: object)": tells("options.type ?? options.color", "options.message", "options.caption"),
      "notify(text)": tells(undefined, "text"),
    },
    Notify: {
      "create(options: object)": tells("options.type ?? options.color", "options.message", "options.caption"),
      "create(text)": tells(undefined, "text"),
    },
  },
} satisfies Model;
