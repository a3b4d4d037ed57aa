/** Chakra UI: `useToast()({ status: "error", title: "..." })`, of 3 `toaster.create({ type: "error", title: "..." })`. */
import { gives, type Model, tells } from "../model.ts";

export const chakra = {
  package: "@chakra-ui/react",
  versions: "1 - 3",
  exports: { useToast: "Hook", createStandaloneToast: "Alone", createToaster: "Toasters" },
  types: {
    Hook: { "(options?)": gives("Toast") },
    Alone: { "(options?)": gives("Made") },
    Made: { toast: gives("Toast") },
    Toast: { "(options)": tells("options.status", "options.title", "options.description") },
    Toasters: { "(options?)": gives("Toaster") },
    Toaster: {
      "create(options)": tells("options.type", "options.title", "options.description"),
      "error|warning|info|success|loading(options)": tells("$method", "options.title", "options.description"),
    },
  },
} satisfies Model;
