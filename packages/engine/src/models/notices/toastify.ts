/** React-Toastify and its port to Vue: `toast.error("...")`, `toast("...", { type: "error" })`. */
import { type Model, tells } from "../model.ts";

export const toastify = {
  package: ["react-toastify", "vue3-toastify"],
  versions: "react-toastify 4 - 11, vue3-toastify 0",
  exports: { toast: "Toast", "*": "Toast" },
  types: {
    Toast: {
      "(text, options?)": tells("options.type", "text"),
      "error|warn|warning|info|success|loading|dark(text, options?)": tells("$method", "text"),
      "update(id, options)": tells("options.type", "options.render"),
      "promise(promise, messages, options?)": tells("'error'", "messages.error.render() ?? messages.error()"),
    },
  },
} satisfies Model;
