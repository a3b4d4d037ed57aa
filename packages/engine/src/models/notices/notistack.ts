/** notistack: `enqueueSnackbar("...", { variant: "error" })`, from its hook or by itself. */
import { gives, type Model, tells } from "../model.ts";

export const notistack = {
  package: "notistack",
  versions: "0 - 3",
  exports: { useSnackbar: "Hook", enqueueSnackbar: "Snackbar" },
  signs: [{ type: "Snackbar", telling: "enqueueSnackbar" }],
  types: {
    Hook: { "()": gives("Snackbar") },
    Snackbar: {
      "(options: object) | enqueueSnackbar(options: object)": tells("options.variant", "options.message"),
      "(text, options?) | enqueueSnackbar(text, options?)": tells("options.variant", "text"),
    },
  },
} satisfies Model;
