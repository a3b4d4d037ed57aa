/** Notyf: `notyf.error("...")`, `notyf.open({ type: "error", message: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const notyf = {
  package: "notyf",
  versions: "3",
  exports: { Notyf: "Notyf", default: "Notyf" },
  types: {
    Notyf: {
      "new (options?)": gives("Notyf"),
      "error|success(options: object)": tells("$method", "options.message"),
      "error|success(text)": tells("$method", "text"),
      "open(options)": tells("options.type", "options.message"),
    },
  },
} satisfies Model;
