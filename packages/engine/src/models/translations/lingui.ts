/** Lingui: `i18n._("berth.taken", {}, { message: "The berth is taken" })`, `i18n._({ id: "...", message: "..." })`. */
import { gives, type Model, translates } from "../model.ts";

export const lingui = {
  package: ["@lingui/core", "@lingui/react"],
  versions: "2 - 5",
  exports: { i18n: "I18n", useLingui: "Hook" },
  signs: [{ type: "I18n", telling: "_" }],
  types: {
    Hook: { "()": gives("I18n") },
    I18n: {
      "_|t(message: object)": translates("message.id", "message.message"),
      "_|t(key, values?, options?)": translates("key", "options.message"),
      i18n: gives("I18n"),
    },
  },
} satisfies Model;
