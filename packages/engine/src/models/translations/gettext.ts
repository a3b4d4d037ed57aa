/** In gettext's manner the words are the key: `$gettext("The berth is taken")`, `__("The berth is taken", "harbour")`. */
import { gives, type Model, translates } from "../model.ts";

export const gettext = {
  package: ["vue3-gettext", "vue-gettext", "@wordpress/i18n", "ttag", "gettext.js"],
  versions: "vue3-gettext 2 - 4, vue-gettext 2, @wordpress/i18n 3 - 6, ttag 1",
  exports: { useGettext: "Hook", __: "Words", gettext: "Words" },
  signs: [{ type: "Gettext", telling: "$gettext gettext" }],
  types: {
    Hook: { "()": gives("Gettext") },
    Gettext: { "$gettext|gettext|__(words, values?)": translates("words", "words") },
    Words: { "(words, domain?)": translates("words", "words") },
  },
} satisfies Model;
