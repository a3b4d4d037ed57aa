/** i18next and its hooks: `t("berth.taken")`, `t("berth.taken", "The berth is taken")`, also with `{ defaultValue: "..." }`. */
import { gives, type Model, translates } from "../model.ts";

export const i18next = {
  package: ["i18next", "react-i18next", "next-i18next", "i18next-vue", "node-polyglot"],
  versions: "i18next 10 - 25, react-i18next 9 - 15, next-i18next 4 - 15, node-polyglot 2",
  exports: { default: "I18n", t: "I18n", useTranslation: "Hook" },
  signs: [{ type: "I18n", telling: "t translate" }],
  types: {
    Hook: { "(namespace?, options?)": gives("I18n") },
    I18n: {
      "t|translate|(key, text: text, options?)": translates("key", "text"),
      "t|translate|(key, options?)": translates("key", "options.defaultValue ?? options._"),
      "0": gives("I18n"),
      i18n: gives("I18n"),
    },
  },
} satisfies Model;
