/** FormatJS (React, Vue, Angular): `intl.formatMessage({ id: "berth.taken", defaultMessage: "The berth is taken" })`. */
import { gives, type Model, translates } from "../model.ts";

export const reactIntl = {
  package: ["react-intl", "@formatjs/intl", "vue-intl", "@cookbook/solid-intl"],
  versions: "react-intl 2 - 7, @formatjs/intl 1 - 3",
  exports: { useIntl: "Hook", createIntl: "Hook" },
  signs: [{ type: "Intl", telling: "formatMessage" }],
  types: {
    Hook: { "(options?, cache?)": gives("Intl") },
    Intl: { "formatMessage(message, values?)": translates("message.id", "message.defaultMessage") },
  },
} satisfies Model;
