/** Toasts on the components of Vue: `useToast().error("...")`, `this.$toast.open({ type: "error", message: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const vueToasts = {
  package: ["vue-toastification", "vue-toast-notification", "vue-toasted", "@hoppscotch/vue-toasted"],
  versions: "vue-toastification 1 - 2, vue-toast-notification 0 - 3, vue-toasted 1",
  exports: { useToast: "Hook", useToasted: "Hook", createToastInterface: "Hook" },
  signs: [{ type: "Toast", heldAs: "$toast $toasted $toastr" }],
  types: {
    Hook: { "(options?)": gives("Toast") },
    Toast: {
      "error|warning|info|success|default(text, options?)": tells("$method", "text"),
      "(text, options?) | show(text, options?)": tells("options.type", "text"),
      "open(options)": tells("options.type", "options.message"),
      "add(message: {severity})": tells("message.severity", "message.summary", "message.detail"),
    },
  },
} satisfies Model;
