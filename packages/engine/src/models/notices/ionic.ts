/** Ionic, with the kind as a colour: `toastController.create({ color: "danger", message: "..." })`, `useIonToast()`. */
import { gives, type Model, tells } from "../model.ts";

export const ionic = {
  package: ["@ionic/angular", "@ionic/core", "@ionic/vue", "@ionic/react"],
  versions: "4 - 8",
  exports: { ToastController: "Toasts", toastController: "Toasts", useIonToast: "Hook" },
  types: {
    Toasts: {
      "new ()": gives("Toasts"),
      "create(options)": tells("options.color", "options.message", "options.header"),
    },
    Hook: { "()": gives("Pair") },
    Pair: { "0": gives("Show") },
    Show: { "(options: object)": tells("options.color", "options.message"), "(text)": tells(undefined, "text") },
  },
} satisfies Model;
