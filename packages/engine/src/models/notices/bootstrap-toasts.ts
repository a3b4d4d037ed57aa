/** BootstrapVue and UIkit: `this.$bvToast.toast("...", { variant: "danger" })`, `UIkit.notification("...", "danger")`. */
import { type Model, tells } from "../model.ts";

export const bootstrapToasts = {
  package: ["bootstrap-vue", "uikit"],
  versions: "bootstrap-vue 2, uikit 3",
  globals: { UIkit: "UIkit" },
  exports: { default: "UIkit" },
  signs: [{ type: "Toast", heldAs: "$bvToast" }],
  types: {
    Toast: { "toast(text, options?)": tells("options.variant", "text", "options.title") },
    UIkit: {
      "notification(options: object)": tells("options.status", "options.message"),
      "notification(text, options: object)": tells("options.status", "text"),
      "notification(text, status?)": tells("status", "text"),
    },
  },
} satisfies Model;
