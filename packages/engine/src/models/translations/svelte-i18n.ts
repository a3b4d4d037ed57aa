/** svelte-i18n: `$_("berth.taken")`, a store that gives the function, `get(format)("berth.taken", { default: "..." })`. */
import { gives, type Model, translates } from "../model.ts";

export const svelteI18n = {
  package: ["svelte-i18n"],
  versions: "3 - 4",
  exports: { _: "Format", t: "Format", format: "Format", unwrapFunctionStore: "Unwrap" },
  types: {
    Unwrap: { "(store)": gives("Format") },
    Format: {
      "(message: object)": translates("message.id", "message.default"),
      "(key, options?)": translates("key", "options.default"),
    },
  },
} satisfies Model;
