/** Shopify: `const [i18n] = useI18n({ id: "Berths", fallback: en })`, `i18n.translate("berth.taken", { number: 4 })`. */
import { gives, type Model, translates } from "../model.ts";

export const shopifyI18n = {
  package: "@shopify/react-i18n",
  versions: "1 - 7",
  exports: { useI18n: "Hook" },
  signs: [{ type: "I18n", telling: "getTranslationTree translationKeyExists" }],
  types: {
    Hook: { "(options?)": gives("I18n", { words: "options.fallback" }) },
    I18n: {
      "translate(key, options?, replacements?)": translates("key"),
      "0": gives("I18n"),
    },
  },
} satisfies Model;
