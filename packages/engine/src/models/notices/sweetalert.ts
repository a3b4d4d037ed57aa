/** SweetAlert 1 and 2: `Swal.fire({ icon: "error", title: "..." })`, `swal("title", "...", "error")`. */
import { gives, type Model, tells } from "../model.ts";

export const sweetalert = {
  package: ["sweetalert2", "sweetalert", "sweetalert2-react-content"],
  versions: "sweetalert2 5 - 11, sweetalert 1 - 2",
  globals: { Swal: "Alert", swal: "Alert", sweetAlert: "Alert", Sweetalert2: "Alert" },
  exports: { default: "Alert" },
  signs: [{ type: "Alert", heldAs: "$swal $Swal" }],
  types: {
    Alert: {
      // what can be refused is a question
      "(options: {showCancelButton|showDenyButton|input|buttons}) | fire(options: {showCancelButton|showDenyButton|input})":
        gives("Asked"),
      "(options: object) | fire(options: object)": tells(
        "options.icon ?? options.type",
        "options.title ?? options.titleText",
        "options.text ?? options.html",
      ),
      "(title, text?, icon?) | fire(title, text?, icon?)": tells("icon", "title", "text"),
      "showValidationMessage(text)": tells("'error'", "text"),
      "mixin(defaults?)": gives("Alert"),
    },
    Asked: {},
  },
} satisfies Model;
