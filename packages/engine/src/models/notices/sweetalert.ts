/** SweetAlert 1 and 2: `Swal.fire({ icon: "error", title: "..." })`, `swal("title", "...", "error")`. */
import { gives, type Model, tells } from "../model.ts";

const SHOWN = ["options.title ?? options.titleText", "options.text ?? options.html"] as const;

export const sweetalert = {
  package: ["sweetalert2", "sweetalert"],
  versions: "sweetalert2 5 - 11, sweetalert 1 - 2",
  globals: { Swal: "Alert", swal: "Alert", sweetAlert: "Alert" },
  exports: { default: "Alert" },
  signs: [{ type: "Alert", heldAs: "$swal" }],
  types: {
    Alert: {
      // what can be refused is a question
      "fire|(options: {showCancelButton|showDenyButton|input|buttons})": gives("Asked"),
      "fire|(options: object)": tells("options.icon ?? options.type", ...SHOWN),
      "fire|(title, text?, icon?)": tells("icon", "title", "text"),
      "showValidationMessage(text)": tells("'error'", "text"),
      "mixin(defaults?)": gives("Alert"),
    },
    Asked: {},
  },
} satisfies Model;
