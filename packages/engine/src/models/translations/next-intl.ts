/** next-intl and use-intl: `const t = useTranslations("berth")`, `t("taken")`. */
import { gives, type Model, translates } from "../model.ts";

export const nextIntl = {
  package: ["next-intl", "use-intl", "next-intl/server"],
  versions: "next-intl 1 - 4, use-intl 1 - 4",
  exports: { useTranslations: "Hook", getTranslations: "Hook", createTranslator: "Hook" },
  // in a chunk the name of the hook is what is left of the library
  signs: [{ type: "Hook", telling: "useTranslations" }],
  types: {
    Hook: { "(namespace?) | useTranslations(namespace?)": gives("Translate") },
    Translate: { "(key, values?) | rich(key, values?) | markup(key, values?)": translates("key") },
  },
} satisfies Model;
