/** Nextcloud: `t("harbour", "The berth is taken")`: the application first, then the words. */
import { type Model, translates } from "../model.ts";

export const nextcloudL10n = {
  package: "@nextcloud/l10n",
  versions: "1 - 3",
  exports: { translate: "Translate", t: "Translate" },
  types: {
    Translate: { "(app, words, values?, count?)": translates("words", "words") },
  },
} satisfies Model;
