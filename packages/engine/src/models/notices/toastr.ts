/** toastr and its port to Angular: `toastr.error("...", "title")`. */
import { gives, type Model, tells } from "../model.ts";

export const toastr = {
  package: ["toastr", "ngx-toastr", "angular-toastr"],
  versions: "toastr 1 - 2, ngx-toastr 4 - 19",
  globals: { toastr: "Toastr" },
  exports: { default: "Toastr", "*": "Toastr" },
  signs: [{ type: "Toastr", methods: "show success error info warning clear remove" }],
  types: {
    Toastr: {
      "new ()": gives("Toastr"),
      "error|warning|info|success(text, title?, options?)": tells("$method", "text", "title"),
    },
  },
} satisfies Model;
