/** Blueprint: `toaster.show({ intent: "danger", message: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const blueprint = {
  package: "@blueprintjs/core",
  versions: "1 - 6",
  exports: { Toaster: "Toasters", OverlayToaster: "Toasters" },
  types: {
    Toasters: { "create|createAsync(options?, container?)": gives("Toaster") },
    Toaster: { "show(options)": tells("options.intent", "options.message") },
  },
} satisfies Model;
