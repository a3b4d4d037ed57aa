/** Snack bars and toasts that tell no kind, or as a colour: Angular Material, Ionic. */
import { gives, type Model, tells } from "../model.ts";

export const snackBars = {
  package: ["@angular/material", "@ionic/angular", "@ionic/core", "@ionic/vue", "@ionic/react"],
  versions: "@angular/material 2 - 20, @ionic 4 - 8",
  exports: { MatSnackBar: "Bar", ToastController: "Toasts", toastController: "Toasts", useIonToast: "Hook" },
  signs: [{ type: "Bar", methods: "openFromComponent openFromTemplate open dismiss" }],
  types: {
    Bar: {
      "new ()": gives("Bar"),
      "open(text, action?, options?)": tells(undefined, "text"),
    },
    Toasts: {
      "new ()": gives("Toasts"),
      "create(options)": tells("options.color", "options.header ?? options.message", "options.message"),
    },
    Hook: { "()": gives("Pair") },
    Pair: { "0": gives("Present") },
    Present: {
      "(options: object)": tells("options.color", "options.message"),
      "(text, time?)": tells(undefined, "text"),
    },
  },
} satisfies Model;
