/** Sonner and its ports: `toast.error("...", { description: "..." })`. */
import { type Model, tells } from "../model.ts";

export const sonner = {
  package: ["sonner", "vue-sonner", "svelte-sonner", "ngx-sonner", "solid-sonner"],
  versions: "sonner 0 - 2, vue-sonner 1 - 2, svelte-sonner 0 - 1, ngx-sonner 1 - 3",
  exports: { toast: "Toast", "*": "Toast" },
  types: {
    Toast: {
      "(text, options?) | message(text, options?)": tells(undefined, "text", "options.description"),
      "error|warning|info|success|loading(text, options?)": tells("$method", "text", "options.description"),
      "promise(promise, messages)": tells("'error'", "messages.error()"),
    },
  },
} satisfies Model;
