/** vue-i18n: `useI18n().t("berth.taken")`, `$t("berth.taken")` in templates. */
import { gives, type Model, translates } from "../model.ts";

export const vueI18n = {
  package: ["vue-i18n", "vue-i18n-bridge", "@nuxtjs/i18n"],
  versions: "vue-i18n 5 - 11",
  exports: { useI18n: "Hook" },
  signs: [{ type: "I18n", telling: "$t $tc tc" }],
  types: {
    Hook: { "(options?)": gives("I18n") },
    I18n: {
      "$t|t|$tc|tc(key, count, text: text)": translates("key", "text"),
      "$t|t|$tc|tc(key, options?)": translates("key", "options.default"),
    },
  },
} satisfies Model;
