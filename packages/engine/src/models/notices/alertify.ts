/** Alertify and Bootbox: `alertify.error("...")`, `bootbox.alert("...")`. */
import { type Model, tells } from "../model.ts";

export const alertify = {
  package: ["alertifyjs", "alertify.js", "bootbox"],
  versions: "alertifyjs 1, alertify.js 1, bootbox 4 - 6",
  globals: { alertify: "Alertify", bootbox: "Alertify" },
  exports: { default: "Alertify" },
  types: {
    Alertify: {
      "error|warning|success|message(text)": tells("$method", "text"),
      "notify(text, type?)": tells("type", "text"),
      "alert(options: object)": tells("'interrupts'", "options.message", "options.title"),
      "alert(text)": tells("'interrupts'", "text"),
      "alert(title, text)": tells("'interrupts'", "text", "title"),
    },
  },
} satisfies Model;
