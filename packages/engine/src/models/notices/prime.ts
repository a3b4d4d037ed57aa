/** PrimeVue, PrimeReact and PrimeNG: `toast.add({ severity: "error", summary: "...", detail: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const prime = {
  package: ["primevue", "primereact", "primeng"],
  versions: "primevue 3 - 4, primereact 6 - 10, primeng 9 - 20",
  exports: { useToast: "Hook", MessageService: "Class" },
  // `this.toast.show({ severity })` of PrimeReact is a method of a component
  signs: [{ type: "Toast", telling: "add show replace" }],
  types: {
    Hook: { "()": gives("Toast") },
    Class: { "new ()": gives("Toast") },
    Toast: {
      "add|show|replace(message: {severity})": tells("message.severity", "message.summary", "message.detail"),
    },
  },
} satisfies Model;
