/** Notices of small libraries that take one object, with the kind in it or as the method. */
import { type Model, tells } from "../model.ts";

export const smallNotices = {
  package: ["noty", "izitoast", "toastify-js", "@zerodevx/svelte-toast", "reapop"],
  versions: "noty 2 - 3, izitoast 1, toastify-js 1, @zerodevx/svelte-toast 0",
  globals: { Noty: "Notice", noty: "Notice", iziToast: "Notice", Toastify: "Notice" },
  exports: { default: "Notice", toast: "Notice" },
  types: {
    Notice: {
      "(options: object) | new (options: object) | push(options: object)": tells(
        "options.type ?? options.status",
        "options.text ?? options.msg",
      ),
      "error|warning|info|success|show(options: object)": tells("$method", "options.message", "options.title"),
      "push(text, options?)": tells(undefined, "text"),
    },
  },
} satisfies Model;
