/** Toasts as functions: `toast.error("...")`, `toast.promise(saving, { error: "..." })` (react-hot-toast and its kin). */
import { type Model, tells } from "../model.ts";

export const hotToast = {
  package: ["react-hot-toast", "solid-toast", "svelte-french-toast", "cogo-toast"],
  versions: "react-hot-toast 1 - 2, solid-toast 0, svelte-french-toast 1, cogo-toast 4",
  exports: { default: "Toast", toast: "Toast" },
  types: {
    Toast: {
      "(text, options?) | custom(text, options?)": tells(undefined, "text"),
      "error|warn|info|success|loading|blank(text, options?)": tells("$method", "text"),
      "promise(promise, messages, options?)": tells("'error'", "messages.error()"),
    },
  },
} satisfies Model;
